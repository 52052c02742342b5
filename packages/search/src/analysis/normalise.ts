/** Lower case, compatibility forms made one (full-width letters, ligatures), ё written as е. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}
