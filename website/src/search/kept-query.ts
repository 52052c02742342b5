/**
 * What the reader was searching for when the modal was closed without a choice. Escape closes the modal and keeps the
 * query; Escape again, the modal being closed, clears it (spec 4).
 */
export const keptQuery = { text: '' };
