import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';

/**
 * What the browser needs of react-helmet-async, which the build renders heads with: a fifth of its size. Parts of the
 * page say what belongs into the head; of the same thing said twice, the part that was mounted later is right.
 */
interface Part {
  order: number;
  tags: Tag[];
}
type Props = Record<string, unknown> & { children?: ReactNode };
type Tag = ReactElement<Props, string>;

const MARK = 'data-rh'; // the library's, on the tags that the build wrote
const parts = new Set<Part>();
let mounted = 0;
let scheduled = false;

export function Helmet({ children }: { children?: ReactNode }): null {
  const [part] = useState<Part>(() => ({ order: mounted++, tags: [] })); // here, because parents render first
  useLayoutEffect(() => {
    part.tags = tagsIn(children);
    schedule();
  });
  useLayoutEffect(() => {
    parts.add(part);
    return () => {
      parts.delete(part);
      schedule();
    };
  }, [part]);
  return null;
}

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Once for all parts that change together. */
function schedule(): void {
  if (!scheduled) queueMicrotask(update);
  scheduled = true;
}

function update(): void {
  scheduled = false;
  const said = new Set<string>();
  const tags = [...parts]
    .sort((a, b) => b.order - a.order)
    .flatMap((part) => {
      const fresh = part.tags.filter((tag) => !said.has(identity(tag)));
      for (const tag of fresh) said.add(identity(tag)); // only now: one part may say several of a kind
      return fresh.reverse();
    })
    .reverse();

  const old = new Set(document.head.querySelectorAll(`[${MARK}]`));
  for (const tag of tags) {
    if (tag.type === 'title') document.title = textOf(tag);
    else if (tag.type === 'html') write(document.documentElement, tag);
    else if (tag.type === 'body') write(document.body, tag);
    else {
      const element = document.createElement(tag.type);
      element.setAttribute(MARK, 'true');
      write(element, tag);
      const same = [...old].find((other) => other.isEqualNode(element));
      if (same) old.delete(same);
      else document.head.append(element);
    }
  }
  for (const element of old) if (element.localName !== 'title') element.remove();
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    return typeof child.type === 'string' ? [child as Tag] : tagsIn(child.props.children); // a fragment
  });
}

/** Two tags with the same identity say the same thing. */
function identity({ type, props }: Tag): string {
  const { name, property, httpEquiv, rel, href } = props;
  const what = {
    meta: name ?? property ?? httpEquiv,
    link: rel === 'canonical' ? rel : href,
    script: props.children,
  };
  // Every part may add attributes to the root elements.
  if (type === 'html' || type === 'body') return `${type} ${Object.keys(props)}`;
  return `${type} ${what[type as keyof typeof what]}`;
}

function write(element: HTMLElement, tag: Tag): void {
  for (const [name, value] of Object.entries(tag.props)) {
    if (name === 'children') element.append(textOf(tag));
    else if (name === 'className') element.className = String(value);
    else if (value != null && value !== false) element.setAttribute(name, String(value));
  }
}

const textOf = ({ props }: Tag) => Children.toArray(props.children).join('');
