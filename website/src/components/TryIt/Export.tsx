import type { SampleLanguage } from '@docs/contract';
import { requestSamples } from '@docs/contract/sample-languages';
import { MAIN_DOC } from '@docs/site/addresses';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { copyText } from '../CodeBlock/clipboard';
import { copiedText, failedText } from '../CodeBlock/outcome';
import Action from './Action';
import { saveProgram } from './download';
import { isObject } from './draft';
import { linkHash, MAX_LINK_LENGTH, type Shared } from './link';
import styles from './styles.module.css';
import { useChosenSample } from './useChosenSample';
import { words } from './words';

interface ExportProps {
  name: string;
  url: string;
  body: unknown;
  shared: Shared;
}

/** Lets the reader take the request as code, link or program, and shows the command that starts the sandbox. */
export default function Export({ name, url, body, shared }: ExportProps) {
  const chosen = useChosenSample();
  const programs = useBaseUrl('/programs/');
  const task = isObject(body) ? body.task : undefined;
  const code = (language: SampleLanguage) => {
    const sample = requestSamples(url, body).find((one) => one.language === language);
    if (!sample) throw new Error(`There is no sample in ${language}.`);
    return sample.code;
  };
  return (
    <section className={styles.section} aria-label={words.export}>
      <h3>{words.export}</h3>
      <div className={styles.buttons}>
        <Action perform={() => copy(code(chosen))}>{words.copyCode}</Action>
        <Action perform={() => copy(code('curl'))}>{words.copyCurl}</Action>
        <Action perform={() => copyLink(linkHash(name, shared))}>{words.copyLink}</Action>
        {task !== undefined && (
          <Action
            perform={() => saveProgram(programs, chosen, task).then(savedText, () => words.notDownloaded)}
          >
            {words.download}
          </Action>
        )}
      </div>
      <p>
        <Link to={`/${MAIN_DOC}#sandbox`}>{words.start}</Link>
      </p>
    </section>
  );
}

const savedText = () => words.downloaded;
const copy = (text: string) => copyText(text).then(copiedText, failedText);

async function copyLink(hash: string): Promise<string> {
  const address = location.origin + location.pathname + location.search + hash;
  return hash.length > MAX_LINK_LENGTH ? words.linkTooLong : copy(address);
}
