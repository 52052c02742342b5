import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode, SyntheticEvent } from 'react';
import styles from './components.module.css';

/** First the states of single components, then whole pages that show what surrounds the text. */
const FRAMES = [
  { path: '/dev/states', name: 'Components in every state', className: styles.long },
  { path: '/docs/captchas/turnstile-task', name: 'Page, narrow window', className: styles.phone },
  { path: '/search?q=zzqqxxjj', name: 'Search results, narrow window', className: styles.phone },
  { path: '/docs/no-such-page', name: 'Page not found', className: styles.phone },
];

/** Every component in every state, light and dark side by side. Only in `npm run dev`, at /dev/components. */
export default function Components(): ReactNode {
  const base = useBaseUrl('/');
  return (
    <main className={styles.board}>
      <Head>
        <title>Components</title>
      </Head>
      <h1>Components</h1>
      <p>Hover and focus are not drawn: use the pointer and the Tab key inside the frames.</p>
      {FRAMES.map(({ path, name, className }) => (
        <section key={path}>
          <h2>{name}</h2>
          {(['light', 'dark'] as const).map((mode) => (
            <iframe
              key={mode}
              className={className}
              title={`${name}, ${mode}`}
              src={base + path.slice(1)}
              onLoad={(event) => showMode(event, mode)}
            />
          ))}
        </section>
      ))}
    </main>
  );
}

/** Sets the mode on the frame only: the stored choice would change both frames. */
function showMode({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, mode: 'light' | 'dark'): void {
  const root = currentTarget.contentDocument?.documentElement;
  if (root) root.dataset.theme = mode;
}
