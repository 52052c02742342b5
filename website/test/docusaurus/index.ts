/** Docusaurus' client modules exist only inside its build; unit tests use these stubs instead. */
export const translate = ({ message }: { message: string }): string => message;

export const collectedAnchors = new Set<string>();

export default function useBrokenLinks() {
  return { collectAnchor: (id: string) => collectedAnchors.add(id), collectLink: () => {} };
}
