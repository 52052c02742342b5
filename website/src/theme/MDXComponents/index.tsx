import DocCardList from '@theme/DocCardList';
import MDXComponents from '@theme-original/MDXComponents';

/** Extended with what writers may use without importing it. */
export default { ...MDXComponents, DocCardList };
