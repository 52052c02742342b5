/** In place of Docusaurus' own in unit tests, see docusaurus.ts. */
export default function useBaseUrl(path: string): string {
  return path;
}
