/**
 * The outcome of a test run. `failed` and `skipped` contain the file and the title of each test.
 * @typedef {{ passed: number, failed: string[], skipped: string[] }} Tests
 */

/**
 * @param {any} json the report of Vitest's json reporter
 * @returns {Tests}
 */
export function readVitestReport({ numPassedTests, testResults }) {
  const named = (/** @type {string[]} */ ...statuses) =>
    testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
      assertionResults
        .filter((/** @type {any} */ test) => statuses.includes(test.status))
        .map((/** @type {any} */ test) => `${name}: ${[...test.ancestorTitles, test.title].join(' > ')}`),
    );
  // A file that cannot be loaded has no tests to fail.
  const unloaded = testResults
    .filter(
      (/** @type {any} */ { status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    )
    .map((/** @type {any} */ { name, message }) => `${name}: ${message.split('\n')[0]}`);
  return {
    passed: numPassedTests,
    failed: [...named('failed'), ...unloaded],
    skipped: named('pending', 'skipped', 'todo'),
  };
}

/**
 * @param {any} json the report of Playwright's json reporter
 * @returns {Tests}
 */
export function readPlaywrightReport({ stats, suites, errors }) {
  const named = (/** @type {(spec: any) => boolean} */ wanted) =>
    suites.flatMap((/** @type {any} */ suite) => specs(suite, [], wanted));
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...named((spec) => !spec.ok),
      ...errors.map((/** @type {any} */ { message }) => message.split('\n')[0]),
    ],
    skipped: named((spec) => spec.tests.every((/** @type {any} */ { status }) => status === 'skipped')),
  };
}

/**
 * @param {any} suite
 * @param {string[]} titles
 * @param {(spec: any) => boolean} wanted
 * @returns {string[]}
 */
function specs({ file, title, specs: own = [], suites = [] }, titles, wanted) {
  const path = title === file ? titles : [...titles, title];
  return [
    ...own.filter(wanted).map((/** @type {any} */ spec) => `${file}: ${[...path, spec.title].join(' > ')}`),
    ...suites.flatMap((/** @type {any} */ suite) => specs(suite, path, wanted)),
  ];
}
