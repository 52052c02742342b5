/** Replaces Docusaurus' own hook in unit tests: it exists only inside its build. */
export default function useBaseUrl(path: string): string {
  return path;
}
