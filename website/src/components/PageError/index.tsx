import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import SupportBanner from '../SupportBanner';

interface Props {
  title: string;
  message?: string;
  action: string;
  onAction: () => void;
}

/** Shown in place of a page that cannot be shown (spec 8.1, 8.2). The template of the inline script has the same markup. */
export default function PageError({ title, message, action, onAction }: Props): ReactNode {
  return (
    <>
      <main id="main" className="page-error">
        <h1>{title}</h1>
        {message && <p>{message}</p>}
        <button type="button" className="button" onClick={onAction}>
          {action}
        </button>
      </main>
      <SupportBanner />
    </>
  );
}

export const pageErrorTitle = () => translate({ id: 'docs.pageError.title', message: 'Page Error' });
