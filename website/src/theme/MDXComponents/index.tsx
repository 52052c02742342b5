import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';

/** Extended with what writers may use without importing it. */
export default { ...MDXComponents, DocCardList };
