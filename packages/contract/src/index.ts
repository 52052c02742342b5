export { LOCALES } from '@docs/site/locales';
export { contract, type Limits } from './contract.ts';
export { embedRules, embedTexts, findValues } from './embed-code/index.ts';
export { errors } from './errors.ts';
export { requestExample, responseExample } from './examples.ts';
export { form } from './form.ts';
export { localizedOpenApi } from './localized.ts';
export { isTask, METHOD_NAMES, TASK_NAMES } from './names.ts';
export { program } from './programs.ts';
export { news, newsCategories, type ReferenceName, reference } from './reference.ts';
export { samples } from './samples.ts';
export { sandboxData } from './sandbox/data.ts';
export {
  facts,
  methods,
  proxyFields,
  requestFields,
  responseFields,
  solutionFields,
  task,
  tasks,
} from './tasks.ts';
export { type ToolAnswer, toolAnswers } from './tool-answers.ts';
export type * from './types.ts';
