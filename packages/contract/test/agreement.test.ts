import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { times } from '../../site/test/times.ts';
import { schema } from '../src/contract.ts';
import { METHOD_NAMES, requestExample, TASK_NAMES, tasks } from '../src/index.ts';
import { sandboxData } from '../src/sandbox/data.ts';
import { Sandbox } from '../src/sandbox/sandbox.ts';
import { FAULT_CODES, requestFaults } from '../src/validator/index.ts';
import { pageValidator } from './page-validator.ts';
import { nearlyValidBodies, randomBodies, validBodies } from './requests.ts';

const SEED = 20_261_116;
const SLOW = { timeout: 120_000 };
const sandbox = new Sandbox(sandboxData());

/** Replaces the generated key with the valid one, because a page keeps the key separate from the form. */
const sandboxCode = (method: 'createTask' | 'getTaskResult', body: unknown): unknown =>
  sandbox.respond(method, body, 'Agent/1.0').errorCode;

describe("the pages' validator", () => {
  let page: Awaited<ReturnType<typeof pageValidator>>['validator'];
  let code: string;

  beforeAll(async () => {
    ({ code, validator: page } = await pageValidator());
  });

  it('evaluates no strings as code', () => {
    expect(code).not.toMatch(/\beval\(|new Function|Function\(/);
  });

  it('finds no faults in any example of the contract', () => {
    for (const { name, variants } of tasks('en')) {
      for (const variant of variants.length > 0 ? variants.map((one) => one.name) : [undefined]) {
        expect(page.requestFaults('createTask', requestExample(name, variant), variant)).toEqual([]);
      }
    }
    for (const name of METHOD_NAMES) expect(page.requestFaults(name, requestExample(name))).toEqual([]);
  });

  it('uses only error codes of the contract', () => {
    expect(schema('ErrorCode').enum).toEqual(expect.arrayContaining([...FAULT_CODES]));
  });

  for (const name of TASK_NAMES) {
    it(`agrees with the sandbox about ${name}`, SLOW, () => {
      const outcomes = { accepted: 0, refused: 0 };
      const agree = (body: unknown) => {
        const faults = page.requestFaults('createTask', body);
        // Not expect(): it would take most of the time, and the failure shows the body anyway.
        assert.deepStrictEqual(faults, requestFaults('createTask', body));
        if (hasKey(body)) assert.equal(sandboxCode('createTask', body), faults[0]?.code);
        outcomes[faults.length === 0 ? 'accepted' : 'refused'] += 1;
      };
      fc.assert(
        fc.property(validBodies(name), (body) => {
          agree(body);
          assert.deepStrictEqual(page.requestFaults('createTask', body), []);
        }),
        { seed: SEED, numRuns: times(300) },
      );
      fc.assert(fc.property(nearlyValidBodies(name), agree), { seed: SEED, numRuns: times(1000) });
      fc.assert(fc.property(randomBodies(name), agree), { seed: SEED, numRuns: times(300) });
      expect(outcomes.accepted).toBeGreaterThan(times(300));
      expect(outcomes.refused).toBeGreaterThan(times(600));
    });
  }

  it('agrees with the sandbox about the other methods', SLOW, () => {
    for (const method of ['getTaskResult', 'getBalance', 'reportIncorrectTokenCaptcha']) {
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), methodBodies), (body) => {
          expect(page.requestFaults(method, body)).toEqual(requestFaults(method, body));
        }),
        { seed: SEED, numRuns: times(300) },
      );
    }
    fc.assert(
      fc.property(methodBodies, (body) => {
        const [fault] = page.requestFaults('getTaskResult', body);
        // No generated id belongs to a task.
        if (hasKey(body)) {
          expect(sandboxCode('getTaskResult', body)).toBe(fault?.code ?? 'ERROR_NO_SUCH_CAPCHA_ID');
        }
      }),
      { seed: SEED, numRuns: times(300) },
    );
  });

  it('lists the faults of the variant that the reader chose', () => {
    const body = {
      clientKey: 'YOUR_API_KEY',
      task: { type: 'AmazonTask', websiteURL: 'https://a.example', websiteKey: '' },
    };
    const missing = (variant?: string) =>
      page.requestFaults('createTask', body, variant).map(({ pointer }) => pointer);
    expect(missing()).toEqual(['/task/captchaScript']);
    expect(missing('option2')).toEqual(['/task/challengeScript', '/task/context', '/task/iv']);
  });
});

const methodBodies = fc.record(
  {
    clientKey: fc.oneof(fc.constant('YOUR_API_KEY'), fc.jsonValue()),
    taskId: fc.oneof(fc.integer(), fc.jsonValue()),
    extra: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const hasKey = (body: unknown): boolean =>
  (body as { clientKey?: unknown } | null)?.clientKey === 'YOUR_API_KEY';
