import { translate } from '@docusaurus/Translate';

export function copiedText(): string {
  return translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
}

export function failedText(): string {
  return translate({ id: 'docs.copy.failed', message: "Couldn't copy" });
}
