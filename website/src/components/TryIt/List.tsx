import { type ReactNode, useEffect, useRef } from 'react';
import type { Draft, Path } from './draft';
import { useForm } from './FormContext';
import styles from './styles.module.css';
import { fill, words } from './words';

interface ListProps {
  name: string;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  /** A new item. */
  empty: Draft;
  path: Path;
  item(row: number, label: string): ReactNode;
}

/** The items of an array, to add and remove. The focus moves to the new item, or to where the removed item was. */
export default function List({
  name,
  minItems = 0,
  maxItems = Number.POSITIVE_INFINITY,
  empty,
  path,
  item,
}: ListProps) {
  const { draftAt, change, idOf } = useForm();
  const draft = draftAt(path);
  const rows: Draft[] = Array.isArray(draft) ? draft : [];
  const add = useRef<HTMLButtonElement>(null);
  const focus = useRef<number>(undefined);

  useEffect(() => {
    if (focus.current === undefined) return;
    const row = Math.min(focus.current, rows.length - 1);
    const control = row < 0 ? null : document.getElementById(idOf([...path, row]));
    (control ?? add.current)?.focus();
    focus.current = undefined;
  });

  return (
    <div className={styles.list}>
      {rows.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified only by its number
        <div key={row} className={styles.row}>
          {item(row, fill(words.item, { name, number: row + 1 }))}
          {rows.length > minItems && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                focus.current = row;
                change([...path, row], undefined);
              }}
            >
              {fill(words.remove, { name, number: row + 1 })}
            </button>
          )}
        </div>
      ))}
      {rows.length < maxItems && (
        <button
          ref={add}
          type="button"
          className="button button-quiet"
          onClick={() => {
            focus.current = rows.length;
            change([...path, rows.length], empty);
          }}
        >
          {fill(words.add, { name })}
        </button>
      )}
    </div>
  );
}
