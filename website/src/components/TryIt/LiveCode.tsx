import { useMemo, useRef } from 'react';
import { CopyButton } from '../CodeBlock';
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
    <div className="code" data-sample={sample}>
      {title && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <pre tabIndex={0}>
        <code ref={element} className={`language-${language}`}>
          {content}
        </code>
      </pre>
      <CopyButton code={element} />
    </div>
  );
}
