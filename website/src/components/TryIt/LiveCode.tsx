import { useMemo, useRef } from 'react';
import { CodeFrame } from '../CodeBlock';
import { highlighted } from './highlighted';

interface LiveCodeProps {
  code: string;
  /** The name in Prism. */
  language: string;
  title?: string;
  /** The sample language of this panel, see SampleTabs. */
  sample?: string;
}

/** A code block that changes as the reader types; built ones are CodeBlock. */
export default function LiveCode({ code, language, title, sample }: LiveCodeProps) {
  const element = useRef<HTMLElement>(null);
  const content = useMemo(() => highlighted(code, language), [code, language]);
  return (
    <CodeFrame language={language} title={title} sample={sample} code={element}>
      <code ref={element} className={`language-${language}`}>
        {content}
      </code>
    </CodeFrame>
  );
}
