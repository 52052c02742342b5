import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect } from 'react';
import { brand } from '../../../brand';
import ErrorScreen from '../ErrorScreen';
import NoResults from '../NoResults';
import RepairNotice from '../RepairNotice';
import { useStateSentence } from '../useStateSentence';
import Paging from './Paging';
import QueryForm from './QueryForm';
import ResultList from './ResultList';
import styles from './styles.module.css';
import { useAddress } from './useAddress';
import { useAnswer } from './useAnswer';
import { usePlace } from './usePlace';

export default function ResultsPage(): ReactNode {
  const { query, addressOf, replace, push } = useAddress();
  const { answer, failure, status, retry } = useAnswer(query);
  const sentence = useStateSentence(status, answer, failure);
  const lastPage = Math.max((answer?.pages ?? 0) - 1, 0);
  const beyond = answer !== null && status === 'idle' && query.page > lastPage;
  useEffect(() => {
    if (beyond) replace({ ...query, page: lastPage });
  }, [beyond, replace, query, lastPage]);
  const top = usePlace(query, status === 'idle');
  const title = query.text
    ? translate(
        { id: 'docs.search.pageTitleOf', message: 'Search results for “{query}”' },
        { query: query.text },
      )
    : translate({ id: 'docs.search.pageTitle', message: 'Search the documentation' });

  return (
    <Layout
      title={title}
      description={translate({
        id: 'docs.search.pageDescription',
        message: 'Search the documentation for fields, error codes, captcha types, and settings.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main id="main" className={styles.page} data-status={status} aria-busy={status === 'stalled'}>
        <h1>{title}</h1>
        <QueryForm action={useBaseUrl('/search')} query={query} onQuery={(text) => replace({ text })} />
        <p className={styles.withoutScript}>
          <Translate id="docs.search.withoutScript">
            Search requires JavaScript, which is turned off in this browser.
          </Translate>{' '}
          <Link to="/docs/getting-start">
            <Translate id="docs.search.browse">Browse the documentation</Translate>
          </Link>
        </p>
        {/* Without results the message below says the same to those who see it. */}
        <p
          ref={top}
          role="status"
          tabIndex={-1}
          className={failure || answer?.count === 0 ? 'sr-only' : styles.status}
        >
          {sentence}
        </p>
        {failure && <ErrorScreen failure={failure} onRetry={retry} />}
        {answer && answer.repaired !== null && (
          <RepairNotice answer={answer} onLiteral={() => push({ text: answer.query, literal: true })} />
        )}
        {answer && answer.count > 0 && <ResultList answer={answer} />}
        {answer?.count === 0 && (
          <NoResults
            answer={answer}
            reportUrl={brand.missingResultsUrl}
            onSuggestion={(text) => push({ text })}
          />
        )}
        {answer && !beyond && <Paging query={query} pages={answer.pages} addressOf={addressOf} />}
      </main>
    </Layout>
  );
}
