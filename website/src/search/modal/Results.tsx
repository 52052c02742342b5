import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { HeadingIcon, PageIcon, TextIcon } from '../icons';
import PartialNotice from '../PartialNotice';
import RepairNotice from '../RepairNotice';
import type { SearchResponse } from '../response';
import Option from './Option';
import styles from './styles.module.css';
import type { SearchControl } from './useSearch';

const ICONS = { page: <PageIcon />, heading: <HeadingIcon />, text: <TextIcon /> };

interface Props {
  search: SearchControl;
  response: SearchResponse;
}

export default function Results({ search, response }: Props): ReactNode {
  const { panel, state, keepFocus } = search;

  return (
    <>
      {response.repaired !== null && (
        <RepairNotice response={response} onLiteral={keepFocus(() => panel.beLiteral(response.query))} />
      )}
      {response.missing.length > 0 && <PartialNotice words={response.missing} />}
      <div
        role="listbox"
        id="search-hits"
        aria-label={translate({ id: 'docs.search.results', message: 'Search results' })}
        data-query-id={response.queryId}
      >
        {state.collections.map(({ source, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div
            key={source.sourceId}
            role="group"
            className={styles.group}
            aria-labelledby={`search-${source.sourceId}-label`}
          >
            <div id={`search-${source.sourceId}-label`} className={styles.section} role="presentation">
              {items[0]?.hit?.section}
            </div>
            {items.map((item) => (
              <Option
                key={item.hit?.id}
                search={search}
                item={item}
                source={source}
                icon={ICONS[item.hit?.type ?? 'page']}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
