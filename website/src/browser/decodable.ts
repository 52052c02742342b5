/** A path or hash as it is, or, if it cannot be decoded, with its percent signs escaped. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
