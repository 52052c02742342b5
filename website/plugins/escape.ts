/** Text between the tags of HTML or XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Text for HTML or XML, between tags or in an attribute. */
export function escapeMarkup(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
