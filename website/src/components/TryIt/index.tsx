import Translate from '@docusaurus/Translate';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onPrefill, type Prefill, takePrefill } from '../../browser/prefill';
import Tool from '../Tool';
import { nameInHash } from './link';
import type { PanelProps } from './Panel';

export interface TryItProps {
  /** A task type or a method of the contract. */
  of: string;
  /** The variant of the samples, to start with. */
  variant?: string;
  label: string;
  /** A description of the block and a link to the sandbox: the only content without script. */
  children: ReactNode;
}

/** The form of a request, which plugins/contract puts after its samples. It is fetched when the reader opens the block. */
export default function TryIt({ of, variant, label, children }: TryItProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useLink(of, details);
  const prefill = usePrefill(of, details, hash);
  useEffect(() => markWhenInView(details.current), []);

  return (
    <Tool
      details={details}
      className="try-it"
      summary={
        <>
          <b>{label}</b>
          <span className="button">
            <Translate id="docs.tryIt.open">Open</Translate>
          </span>
          <span className="button button-quiet">
            <Translate id="docs.tryIt.close">Close</Translate>
          </span>
        </>
      }
      load={async () => {
        const [{ default: Panel }, { default: data }] = await Promise.all([
          import('./Panel'),
          import(`@generated/try-it/default/${of}.json`),
        ]);
        return { Panel, data: withCurrentUserAgent(data) };
      }}
      show={({ Panel, data }) => (
        <Panel key={`${hash} ${prefill?.count}`} {...data} variant={variant} hash={hash} prefill={prefill} />
      )}
    >
      {children}
    </Tool>
  );
}

/** Fills in the User-Agent that the page shows, or the one from the build if the page shows none. */
function withCurrentUserAgent(data: PanelProps): PanelProps {
  const { placeholder, text } = data.userAgent;
  const current = document.querySelector('[data-user-agent]')?.textContent || text;
  const escaped = JSON.stringify(current).slice(1, -1);
  return JSON.parse(JSON.stringify(data).replaceAll(placeholder, escaped));
}

/** On a wide window the open block takes the place of the contents, which step aside for it (theme/DocItem/Layout). */
function markWhenInView(block: HTMLElement | null) {
  const observer = new IntersectionObserver((entries) =>
    block?.toggleAttribute('data-in-view', entries.at(-1)?.isIntersecting),
  );
  if (block) observer.observe(block);
  return () => observer.disconnect();
}

/** Opens the block for the values that the reader has found on their own page. */
function usePrefill(of: string, details: { current: HTMLDetailsElement | null }, hash: string | undefined) {
  const [prefill, setPrefill] = useState<Prefill & { count: number }>();
  // A link that is followed later wins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the hash is the link
  useEffect(() => setPrefill(undefined), [hash]);
  useEffect(() => {
    const take = () => {
      const taken = takePrefill(of);
      if (!taken || !details.current) return;
      setPrefill((former) => ({ ...taken, count: (former?.count ?? 0) + 1 }));
      details.current.open = true;
    };
    take();
    return onPrefill(take);
  }, [of, details]);
  return prefill;
}

/** Names of the blocks on the page. */
const onPage = new Set<string>();

/** Opens the block that a link fills in. Removes the link from the address: it would undo changes on each reload. */
function useLink(of: string, details: { current: HTMLDetailsElement | null }): string | undefined {
  const [hash, setHash] = useState<string>();
  useLayoutEffect(() => {
    onPage.add(of);
    return () => void onPage.delete(of);
  }, [of]);
  useEffect(() => {
    const follow = () => {
      const name = nameInHash(location.hash);
      const blocks = [...document.querySelectorAll('.try-it')];
      // A link whose block is not on this page is damaged; the first block reports it.
      const isOurs = name === of || (blocks[0] === details.current && !onPage.has(name ?? ''));
      if (name === undefined || !isOurs || !details.current) return;
      setHash(location.hash);
      history.replaceState(history.state, '', location.pathname + location.search);
      details.current.open = true;
      details.current.scrollIntoView();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [of, details]);
  return hash;
}
