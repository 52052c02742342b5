import type { Form, SampleLanguage } from '@docs/contract';
import { SAMPLE_LABELS, SAMPLE_LANGUAGES } from '@docs/contract/sample-labels';
import { requestSamples } from '@docs/contract/sample-languages';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { Fragment, useMemo, useState } from 'react';
import { CodeFold } from '../CodeBlock';
import { copyText } from '../CodeBlock/clipboard';
import { copiedText, failedText } from '../CodeBlock/outcome';
import CopyMenu from '../CopyMenu';
import { saveProgram } from './download';
import { isObject } from './draft';
import Endpoint from './Endpoint';
import { highlighted } from './highlighted';
import { linkHash, MAX_LINK_LENGTH, type Shared } from './link';
import styles from './styles.module.css';
import { useChosenSample } from './useChosenSample';
import { words } from './words';

interface PreviewProps {
  form: Form;
  body: unknown;
  shared: Shared;
}

const LABELS = { json: 'JSON', ...SAMPLE_LABELS };
/** More would move the result far down; the reader can unfold them. */
const MOST_LINES = 20;
const TABS = ['json', ...SAMPLE_LANGUAGES] as const;

/** The request as JSON, and as code in the language that the reader has chosen for all samples; to copy or download. */
export default function Preview({ form: { name, verb, path, url }, body, shared }: PreviewProps) {
  const [chosen, choose] = useChosenSample();
  const programs = useBaseUrl('/programs/');
  const [isJson, setJson] = useState(body !== undefined);
  const samples = useMemo(() => requestSamples(url, body), [url, body]);
  const sampleIn = (language: SampleLanguage) => samples.find((one) => one.language === language);
  const sample = isJson ? undefined : sampleIn(chosen);
  const [code, language] = sample
    ? [sample.code, sample.prism]
    : [JSON.stringify(body, null, 2) ?? '', 'json'];
  const content = useMemo(() => highlighted(code, language), [code, language]);
  const lines = code.trimEnd().split('\n').length;
  const task = isObject(body) ? body.task : undefined;
  const current = sample ? chosen : 'json';

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className={clsx('code', styles.request)} role="group" aria-label={words.code}>
      <div className={styles.head}>
        <Endpoint verb={verb} path={path} />
        <CopyMenu
          label={words.copy}
          perform={() => copy(code)}
          menuLabel={words.more}
          items={[
            { label: words.copyCurl, action: () => copy(sampleIn('curl')?.code ?? '') },
            { label: words.copyLink, action: () => copyLink(linkHash(name, shared)) },
            task !== undefined && {
              label: words.download,
              action: () => saveProgram(programs, chosen, task).then(savedText, () => words.notDownloaded),
            },
          ]}
        />
      </div>
      <div className="tabs">
        {TABS.slice(body === undefined ? 1 : 0).map((tab) => (
          <Fragment key={tab}>
            <input
              type="radio"
              id={`${name}-${tab}`}
              name={`${name}-tab`}
              value={tab}
              checked={tab === current}
              onChange={({ currentTarget }) => {
                setJson(tab === 'json');
                if (tab !== 'json') choose(currentTarget);
                currentTarget.labels?.[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
            />
            <label htmlFor={`${name}-${tab}`}>{LABELS[tab]}</label>
          </Fragment>
        ))}
      </div>
      {lines > MOST_LINES && <CodeFold lines={lines} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <pre tabIndex={0}>
        <code className={`language-${language}`}>{content}</code>
      </pre>
    </div>
  );
}

const savedText = () => words.downloaded;
const copy = (text: string) => copyText(text).then(copiedText, failedText);

async function copyLink(hash: string): Promise<string> {
  const address = location.origin + location.pathname + location.search + hash;
  return hash.length > MAX_LINK_LENGTH ? words.linkTooLong : copy(address);
}
