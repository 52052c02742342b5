import { requestSamples } from '@docs/contract/sample-languages';
import Link from '@docusaurus/Link';
import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../CodeBlock/announce';
import { copyText } from '../CodeBlock/clipboard';
import { copiedText, failedText } from '../CodeBlock/outcome';
import LiveCode from './LiveCode';
import { linkHash, MAX_LINK_LENGTH, type Shared } from './link';
import styles from './styles.module.css';
import { useChosenSample } from './useChosenSample';
import { words } from './words';

interface TakeProps {
  name: string;
  url: string;
  body: unknown;
  shared: Shared;
}

/** The request to take along: as code, as a link, as a program; and the sandbox to run at home. */
export default function Take({ name, url, body, shared }: TakeProps) {
  const chosen = useChosenSample();
  const code = (language: string) =>
    requestSamples(url, body).find((sample) => sample.language === language)?.code ?? '';
  const address = () => location.origin + location.pathname + location.search + linkHash(name, shared);
  return (
    <section className={styles.section} aria-label={words.take}>
      <h3>{words.take}</h3>
      <div className={styles.buttons}>
        <Copy text={() => code(chosen)}>{words.copyCode}</Copy>
        <Copy text={() => code('curl')}>{words.copyCurl}</Copy>
        <Copy text={address} maxLength={MAX_LINK_LENGTH}>
          {words.copyLink}
        </Copy>
      </div>
      <p>
        <Link to="/docs/getting-start#sandbox">{words.start}</Link>
      </p>
      <LiveCode language="bash" code="npm run sandbox" />
    </section>
  );
}

const SHOWN_MS = 2000;

interface CopyProps {
  text(): string;
  maxLength?: number;
  children: string;
}

function Copy({ text, maxLength, children }: CopyProps): ReactNode {
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const copied = text();
    const said =
      maxLength && copied.length > maxLength
        ? words.linkTooLong
        : await copyText(copied).then(copiedText, failedText);
    setOutcome(said);
    announce(said);
  };

  return (
    <button type="button" className="button button-quiet" onClick={copy}>
      {outcome ?? children}
    </button>
  );
}
