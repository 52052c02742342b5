import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import CodeBlock, { type CodeBlockProps } from '../CodeBlock';

interface Props {
  sample: string;
  file: string;
}

/** A panel of the complete program: a link to the file, and the code once the reader has chosen its language. */
export default function ProgramFile({ sample, file }: Props) {
  const [block, setBlock] = useState<CodeBlockProps>();
  const address = useBaseUrl(`/programs/${file}`);

  useEffect(() => {
    const showIfChosen = () => {
      if (document.documentElement.dataset.sample !== sample) return;
      // If the code cannot be fetched, the link to the file stays.
      import(`@generated/program-files/default/${sample}.json`).then(setBlock, () => {});
    };
    showIfChosen();
    addEventListener('change', showIfChosen);
    return () => removeEventListener('change', showIfChosen);
  }, [sample]);

  if (block) return <CodeBlock {...block} sample={sample} />;
  return (
    <div className="code" data-sample={sample}>
      <p className="code-file">
        <a href={address} download>
          {file}
        </a>
      </p>
    </div>
  );
}
