import { USER_AGENT_PLACEHOLDER } from '@docs/site/placeholders';
import { contract, schema } from '../contract.ts';
import { errors } from '../errors.ts';
import { requestExample, responseExample } from '../examples.ts';
import { faultTexts } from '../fault-texts.ts';
import { METHOD_NAMES, operation, TASK_NAMES, variantsOf } from '../names.ts';
import { requestFacts, requestSchemas } from '../validator/request-schemas.ts';
import type { SandboxData } from './sandbox.ts';

/** What a sandbox needs of the contract. The build writes it for the server, which reads nothing else of the contract. */
export function sandboxData(): SandboxData {
  const { resultKeptSeconds } = contract['x-limits'];
  return {
    endpoints: endpoints(),
    limits: { resultKeptSeconds },
    errors: errors('en').map(({ code, aliases, group, meaning }) => ({ code, aliases, group, meaning })),
    faultTexts: faultTexts('en'),
    facts: requestFacts(),
    schemas: requestSchemas(),
    exampleRequest: requestExample('createTask'),
    results: Object.fromEntries(
      TASK_NAMES.map((name) => {
        const variants = [...variantsOf(schema(name)).keys()];
        const results = (variants.length > 0 ? variants : ['']).map((variant) => [
          variant,
          responseExample(name, variant || undefined),
        ]);
        return [name, Object.fromEntries(results)];
      }),
    ),
    userAgentPlaceholder: USER_AGENT_PLACEHOLDER,
    responses: {
      processing: responseExample('getTaskResult', 'processing'),
      getBalance: responseExample('getBalance'),
      report: responseExample('reportIncorrectImageCaptcha'),
    } as SandboxData['responses'],
  };
}

/** Methods by path, including aliases. */
function endpoints(): SandboxData['endpoints'] {
  const own = METHOD_NAMES.map((name) => [operation(name).path, name] as const);
  const aliases = Object.entries(contract.paths).flatMap(([path, { post }]) =>
    post?.['x-alias-of'] ? [[path, post['x-alias-of'] as (typeof METHOD_NAMES)[number]] as const] : [],
  );
  return Object.fromEntries(
    [...own, ...aliases].map(([path, method]) => [path, { method, verb: operation(method).verb }]),
  );
}
