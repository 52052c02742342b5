import { requestExample } from './examples.ts';
import { anyName, isTask, operation } from './names.ts';
import { LANGUAGES } from './sample-languages/index.ts';
import { HOSTS, type HostOptions } from './tasks.ts';
import type { Sample } from './types.ts';

/** The request of a method, or createTask with the example of a task type, in each language. */
export function samples(name: string, variant?: string, { hosts }: HostOptions = {}): Sample[] {
  const known = anyName(name);
  const { path, onSite } = operation(isTask(known) ? 'createTask' : known);
  const { api, site } = { ...HOSTS, ...hosts };
  const url = `${onSite ? site : api}${path}`;
  const body = requestExample(name, variant);
  return LANGUAGES.map(({ language, label, prism, runtime, sample }) => ({
    language,
    label,
    prism,
    code: body === undefined ? sample.get(url, runtime) : sample.post(url, body, runtime),
  }));
}
