/**
 * Parameters that official clients and UIs send on their own and that have no effect here: InstantSearch's insights,
 * voice search and rule contexts, and the Docusaurus theme's `advancedSyntax`. Any other name is rejected, so that a
 * misspelled or unsupported parameter does not go unnoticed.
 */
export const PARAMETERS_WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'advancedSyntax',
  'analytics',
  'enablePersonalization',
  'ignorePlurals',
  'optionalWords',
  'queryLanguages',
  'removeStopWords',
  'ruleContexts',
  'userToken',
]);

/** The official helper sends these even if nothing is filtered or counted, and then they are empty. */
export const EMPTY_PARAMETERS: ReadonlySet<string> = new Set([
  'facets',
  'filters',
  'numericFilters',
  'tagFilters',
]);
