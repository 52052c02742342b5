import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

interface ToolProps<Content> {
  details: RefObject<HTMLDetailsElement | null>;
  className: string;
  summary: ReactNode;
  /** The only content without script. */
  children: ReactNode;
  load(): Promise<Content>;
  show(content: Content): ReactNode;
}

/** A native disclosure, so that it opens before React and without script. What it shows is fetched when it opens. */
export default function Tool<Content>(props: ToolProps<Content>): ReactNode {
  const { details, className, summary, children, load, show } = props;
  const [content, setContent] = useState<{ loaded: Content } | 'failed'>();

  const open = () => {
    if (!details.current?.open || typeof content === 'object') return;
    setContent(undefined);
    load().then(
      (loaded) => setContent({ loaded }),
      () => setContent('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a block that was opened before React
  useEffect(open, []);

  return (
    <details ref={details} className={clsx('tool', className)} onToggle={open}>
      <summary>{summary}</summary>
      {content === undefined && children}
      {content === 'failed' && (
        <div role="alert">
          <p>
            <Translate id="docs.tool.failed">
              The form could not be loaded. Check your network connection.
            </Translate>
          </p>
          <button type="button" className="button" onClick={open}>
            <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
          </button>
        </div>
      )}
      {typeof content === 'object' && show(content.loaded)}
    </details>
  );
}
