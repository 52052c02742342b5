/** Replaces Docusaurus' own hook in unit tests, see index.ts. */
export default function useBaseUrl(path: string): string {
  return path;
}
