import { requestSamples } from '@docs/contract/sample-languages';
import { useMemo } from 'react';
import SampleTabs from '../SampleTabs';
import LiveCode from './LiveCode';
import { useChosenSample } from './useChosenSample';
import { words } from './words';

interface PreviewProps {
  id: string;
  url: string;
  body: unknown;
}

/** The request as JSON, and as code in the language that the reader has chosen for all samples. */
export default function Preview({ id, url, body }: PreviewProps) {
  const chosen = useChosenSample();
  const sample = useMemo(
    () => requestSamples(url, body).find(({ language }) => language === chosen),
    [url, body, chosen],
  );
  return (
    <>
      {body === undefined ? (
        <p>{words.noBody}</p>
      ) : (
        <LiveCode title={words.body} language="json" code={JSON.stringify(body, null, 2)} />
      )}
      <SampleTabs id={id} label={words.code}>
        {sample && <LiveCode sample={chosen} language={sample.prism} code={sample.code} />}
      </SampleTabs>
    </>
  );
}
