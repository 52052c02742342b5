import Translate from '@docusaurus/Translate';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PanelProps } from './Panel';

/**
 * A native disclosure, so that it opens before React and without script. The box, the rules and their texts are fetched
 * when the reader opens it.
 */
export default function PasteYourPage(props: PanelProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [panel, setPanel] = useState<{ Panel: ComponentType<PanelProps> } | 'failed'>();

  const load = () => {
    if (!details.current?.open || typeof panel === 'object') return;
    setPanel(undefined);
    import('./Panel').then(
      ({ default: Panel }) => setPanel({ Panel }),
      () => setPanel('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a block that was opened before React
  useEffect(load, []);

  return (
    <details ref={details} className="tool paste" onToggle={load}>
      <summary>
        <Translate id="docs.paste.label">Paste your page</Translate>
      </summary>
      {panel === undefined && (
        <p>
          <Translate id="docs.paste.about">
            Paste HTML, a script, or a script address: your browser finds the captcha type and the values for
            the task, and sends nothing (requires JavaScript).
          </Translate>
        </p>
      )}
      {panel === 'failed' && (
        <div role="alert">
          <p>
            <Translate id="docs.paste.failed">
              The box could not be loaded. Check your network connection.
            </Translate>
          </p>
          <button type="button" className="button" onClick={load}>
            <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
          </button>
        </div>
      )}
      {typeof panel === 'object' && <panel.Panel {...props} />}
    </details>
  );
}
