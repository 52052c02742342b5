/**
 * What a run of tests came to.
 * @typedef {{ passed: number, failed: string[] }} Tests `failed` has the file and the title of each failed test
 */

/**
 * @param {any} json the report of Vitest's json reporter
 * @returns {Tests}
 */
export function readVitestReport({ numPassedTests, testResults }) {
  const failed = testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const titles = assertionResults
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map((/** @type {any} */ test) => `${name}: ${[...test.ancestorTitles, test.title].join(' > ')}`);
    // A file that cannot be loaded has no tests to fail.
    return status === 'failed' && titles.length === 0 ? [`${name}: ${message.split('\n')[0]}`] : titles;
  });
  return { passed: numPassedTests, failed };
}

/**
 * @param {any} json the report of Playwright's json reporter
 * @returns {Tests}
 */
export function readPlaywrightReport({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...suites.flatMap((/** @type {any} */ suite) => failedSpecs(suite, [])),
      ...errors.map((/** @type {any} */ { message }) => message.split('\n')[0]),
    ],
  };
}

/**
 * @param {any} suite
 * @param {string[]} titles
 * @returns {string[]}
 */
function failedSpecs({ file, title, specs = [], suites = [] }, titles) {
  const path = title === file ? titles : [...titles, title];
  return [
    ...specs
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ spec) => `${file}: ${[...path, spec.title].join(' > ')}`),
    ...suites.flatMap((/** @type {any} */ suite) => failedSpecs(suite, path)),
  ];
}
