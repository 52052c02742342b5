import { type ReactNode, useMemo, useRef } from 'react';
import { CodeFrame } from '../CodeBlock';
import { highlighted } from './highlighted';

interface LiveCodeProps {
  code: string;
  /** The name in Prism. */
  language: string;
  title?: ReactNode;
}

/** A code block that is made in the browser; built ones are CodeBlock. */
export default function LiveCode({ code, language, title }: LiveCodeProps) {
  const element = useRef<HTMLElement>(null);
  const content = useMemo(() => highlighted(code, language), [code, language]);
  return (
    <CodeFrame language={language} title={title} code={element}>
      <code ref={element} className={`language-${language}`}>
        {content}
      </code>
    </CodeFrame>
  );
}
