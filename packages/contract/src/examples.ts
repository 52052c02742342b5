import { contract } from './contract.ts';
import { anyName, isTask, variantName } from './names.ts';

/** For a task type: the complete createTask body. For a method: its request body, or undefined if it has none. */
export function requestExample(name: string, variant?: string): unknown {
  const known = anyName(name);
  if (known === 'createTask') return requestExample('RecaptchaV2Task');
  if (known === 'getUserAgent') return undefined;
  if (!isTask(known)) return example(`request.${subject(known)}`, name, variant);
  const chosen = variantName(known, variant);
  return example(`request.${known}${chosen ? `.${chosen}` : ''}`, name, variant);
}

/** Task type: the `ready` response of getTaskResult. Method: its response, or the variant `error` or `processing`. */
export function responseExample(name: string, variant?: string): unknown {
  const known = anyName(name);
  if (isTask(known)) {
    const chosen = variantName(known, variant);
    return example(`response.${known}${chosen ? `.${chosen}` : ''}`, name, variant);
  }
  if (known === 'getTaskResult' && (variant === undefined || variant === 'ready')) {
    return responseExample('RecaptchaV2Task');
  }
  return example(`response.${subject(known)}${variant ? `.${variant}` : ''}`, name, variant);
}

/** The two report methods share their bodies. */
const subject = (name: string): string => (name.startsWith('report') ? 'report' : name);

function example(key: string, name: string, variant: string | undefined): unknown {
  const { examples } = contract.components;
  const found = examples[key];
  if (found) return structuredClone(found.value);
  const prefix = key.split('.').slice(0, 2).join('.');
  const known = Object.keys(examples).filter((one) => one.startsWith(`${prefix}.`));
  const list = known.map((one) => one.slice(prefix.length + 1)).join(', ') || 'none';
  throw new Error(`${name} has no example "${variant ?? ''}" in the contract; its variants: ${list}.`);
}
