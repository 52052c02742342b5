import { MAIN_DOC } from '@docs/site/addresses';
import { brand } from '@docs/site/brand';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { fill } from '../../../shared/texts/fill';
import ErrorScreen from '../ErrorScreen';
import NoResults from '../NoResults';
import PartialNotice from '../PartialNotice';
import RepairNotice from '../RepairNotice';
import { stateSentence } from '../sentences';
import { useWording } from '../useWording';
import Paging from './Paging';
import QueryForm from './QueryForm';
import ResultList from './ResultList';
import Sample from './Sample';
import StartLinks from './StartLinks';
import styles from './styles.module.css';
import { usePlace } from './usePlace';
import { useQueryString } from './useQueryString';
import { useResponse } from './useResponse';

/** @param children below the results */
export default function ResultsPage({ children }: { children: ReactNode }): ReactNode {
  const { request, addressOf, replace, submit, push } = useQueryString();
  const { response, failure, status, retry } = useResponse(request);
  const wording = useWording();
  const sentence = stateSentence(status, response, failure, wording);
  const lastPage = Math.max((response?.pages ?? 0) - 1, 0);
  const beyond = response !== null && status === 'idle' && request.page > lastPage;
  useEffect(() => {
    if (beyond) replace({ ...request, page: lastPage });
  }, [beyond, replace, request, lastPage]);
  const top = usePlace(request, status === 'idle');
  const nothing = response?.count === 0;
  const heading = translate({ id: 'docs.search.pageTitle', message: 'Search the documentation' });

  return (
    <Layout
      title={request.query ? fill(wording.messages.pageTitle, { query: request.query }) : heading}
      description={translate({
        id: 'docs.search.pageDescription',
        message: 'Search the documentation for fields, error codes, captcha types, and settings.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main
        id="main"
        className={clsx(styles.page, nothing && styles.nothing)}
        data-status={status}
        aria-busy={status === 'stalled'}
      >
        <h1>{heading}</h1>
        <QueryForm
          action={useBaseUrl('/search')}
          query={request.query}
          onType={(query) => replace({ query })}
          onSubmit={(query) => submit({ query })}
        />
        <p className={styles.withoutScript}>
          <Translate id="docs.search.withoutScript">
            Search requires JavaScript, which is turned off in this browser.
          </Translate>{' '}
          <Link to={`/${MAIN_DOC}`}>
            <Translate id="docs.search.browse">Browse the documentation</Translate>
          </Link>
        </p>
        <p ref={top} role="status" tabIndex={-1} className={failure || nothing ? 'sr-only' : styles.status}>
          {sentence}
        </p>
        {failure && <ErrorScreen failure={failure} onRetry={retry} />}
        {response && response.repaired !== null && (
          <RepairNotice
            response={response}
            onLiteral={() => push({ query: response.query, literal: true })}
          />
        )}
        {response && response.count > 0 && response.missing.length > 0 && (
          <PartialNotice words={response.missing} />
        )}
        {response && response.count > 0 && <ResultList response={response} />}
        {nothing && (
          <NoResults
            response={response}
            reportUrl={brand.missingResultsUrl}
            onSuggestion={(query) => push({ query })}
          >
            <p>
              <Translate id="docs.search.advice">
                Check the spelling, or search for an error code or a field.
              </Translate>
            </p>
            <StartLinks />
          </NoResults>
        )}
        {response && !beyond && <Paging request={request} pages={response.pages} addressOf={addressOf} />}
      </main>
      {children}
      <Sample />
    </Layout>
  );
}
