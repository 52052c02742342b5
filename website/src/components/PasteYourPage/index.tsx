import Translate from '@docusaurus/Translate';
import { type ReactNode, useRef } from 'react';
import Tool from '../Tool';
import type { PanelProps } from './Panel';

/** A box for the code of the reader's own page. Its rules and their texts are fetched when the reader opens it. */
export default function PasteYourPage(props: PanelProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <Tool
      details={details}
      className="fold paste"
      summary={
        props.of ? (
          <b>
            <Translate id="docs.paste.fill">Fill from your page</Translate>
          </b>
        ) : (
          <>
            <b>
              <Translate id="docs.paste.label">Paste your page</Translate>
            </b>
            <small>
              <Translate id="docs.paste.promise">
                Identifies the captcha and finds its values. Nothing leaves your browser.
              </Translate>
            </small>
          </>
        )
      }
      load={() => import('./Panel')}
      show={({ default: Panel }) => <Panel {...props} />}
    >
      <p>
        <Translate id="docs.paste.about">
          Paste HTML, a script, or a script address (requires JavaScript).
        </Translate>
      </p>
    </Tool>
  );
}
