/** Replaces Docusaurus' own module in unit tests: it exists only inside its build. */
export const translate = ({ message }: { message: string }): string => message;

export default function Translate({ children }: { children: string }): string {
  return children;
}
