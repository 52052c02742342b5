import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './styles.module.css';
import { fill, words } from './words';

interface SecretInputProps extends ComponentProps<'input'> {
  /** As the reader knows it. */
  name: string;
}

/** A password, key or cookie: hidden unless the reader shows it, and unknown to the browser's memory of forms. */
export default function SecretInput({ name, ...props }: SecretInputProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.secret}>
      <input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="button button-quiet"
        aria-controls={props.id}
        aria-label={fill(isShown ? words.hideSecret : words.showSecret, { name })}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  );
}
