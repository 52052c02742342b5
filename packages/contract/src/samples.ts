import { requestExample } from './examples.ts';
import { anyName, methodOf } from './names.ts';
import { requestSamples } from './sample-languages/index.ts';
import { type HostOptions, methodUrl } from './tasks.ts';
import type { Sample } from './types.ts';

/** The request of a method, or createTask with the example of a task type, in each language. */
export function samples(name: string, variant?: string, { hosts }: HostOptions = {}): Sample[] {
  return requestSamples(methodUrl(methodOf(anyName(name)), hosts), requestExample(name, variant));
}
