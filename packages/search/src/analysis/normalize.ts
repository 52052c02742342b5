/** Lower case, with compatibility forms (full-width letters, ligatures) normalized and ё replaced by е. */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}
