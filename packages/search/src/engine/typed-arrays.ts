/**
 * Elements of typed arrays at an index that exists. One function per type: the engine's inner loops call them, and a
 * function that sees several types of arrays is several times slower.
 */
export const uint8At = (array: Uint8Array, index: number): number => array[index] as number;
export const uint16At = (array: Uint16Array, index: number): number => array[index] as number;
export const uint32At = (array: Uint32Array, index: number): number => array[index] as number;
export const float32At = (array: Float32Array, index: number): number => array[index] as number;
