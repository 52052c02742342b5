/** Replaces Docusaurus' own hook in unit tests: it exists only inside its build. */
export const collectedAnchors = new Set<string>();

export default function useBrokenLinks() {
  return { collectAnchor: (id: string) => collectedAnchors.add(id), collectLink: () => {} };
}
