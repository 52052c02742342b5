import { MAIN_DOC } from '@docs/site/addresses';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Visit } from './recents';

/** The pages that most readers begin with, for screens that have nothing else to show. */
export function useStartPages(): Visit[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const pages = {
    [MAIN_DOC]: translate({ id: 'docs.search.start.first', message: 'Getting started' }),
    'docs/api/methods/create-task': 'createTask',
    'docs/api/api-errors': translate({ id: 'docs.search.start.errors', message: 'API errors' }),
    'docs/captchas': translate({ id: 'docs.search.start.captchas', message: 'Captchas' }),
  };
  return Object.entries(pages).map(([path, title]) => ({ url: withBaseUrl(path), title, path: [] }));
}
