import Translate from '@docusaurus/Translate';
import { type ReactNode, useRef } from 'react';
import Icon from '../Icon';
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
        <>
          {!props.of && (
            <Icon size={24}>
              <path d="M9 4.5H6.5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-14a1 1 0 0 0-1-1H15M9 3.5h6v3H9zM10.5 11 8.5 13.5l2 2.5M13.5 11l2 2.5-2 2.5" />
            </Icon>
          )}
          <b>
            {props.of ? (
              <Translate id="docs.paste.fill">Fill from your page</Translate>
            ) : (
              <Translate id="docs.paste.label">Paste your page</Translate>
            )}
          </b>
          <small>
            <Translate id="docs.paste.promise">
              Identifies the captcha and finds its values. Nothing leaves your browser.
            </Translate>
          </small>
        </>
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
