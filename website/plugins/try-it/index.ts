import {
  embedRules,
  embedTexts,
  form,
  METHOD_NAMES,
  requestExample,
  TASK_NAMES,
  type TaskName,
} from '@docs/contract';
import { knownLocale } from '@docs/site/locales';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { textsOf } from '../../shared/texts';
import type { UserAgentOptions } from '../user-agent-placeholder/html.ts';

/** Methods whose `taskId` a reader gets from createTask, and the task that their sandbox run creates first. */
const FIRST_TASKS: Record<string, TaskName> = {
  getTaskResult: 'RecaptchaV2Task',
  reportIncorrectTokenCaptcha: 'RecaptchaV2Task',
  reportIncorrectImageCaptcha: 'ImageToTextTask',
};

/** Docusaurus plugin: the data of components/TryIt, one file per form, and of its first step, components/PasteYourPage. */
export default function tryIt({ i18n }: LoadContext, { placeholder, userAgent }: UserAgentOptions): Plugin {
  const locale = knownLocale(i18n.currentLocale);
  return {
    name: 'try-it',
    async contentLoaded({ actions }) {
      await actions.createData('strings.json', textsOf(locale).tryIt);
      await actions.createData('paste.json', {
        rules: embedRules,
        texts: embedTexts(locale),
        words: textsOf(locale).paste,
      });
      for (const name of [...TASK_NAMES, ...METHOD_NAMES]) {
        const task = FIRST_TASKS[name];
        await actions.createData(`${name}.json`, {
          form: form(name, locale),
          userAgent: { placeholder, text: userAgent },
          ...(task && { first: requestExample(task) }),
        });
      }
    },
  };
}
