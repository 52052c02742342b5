import { expect, it } from 'vitest';
import { contract, type Schema } from './contract.ts';
import { withUnions } from './unions.ts';

const task = (type: string, kind?: string): Schema => ({
  'x-task': { ...contract.components.schemas.BinanceTask?.['x-task'], solution: 'BinanceSolution' } as never,
  properties: { type: { const: type }, ...(kind && { class: { const: kind } }) },
});

const withTasks = (tasks: Record<string, Schema>) =>
  withUnions({
    ...contract,
    components: {
      schemas: { ...contract.components.schemas, ...tasks },
      examples: { ...contract.components.examples, 'request.NewTask': { value: {} } },
    },
  });

it('a task type is a member of the union of tasks, with its examples', () => {
  const { components, paths } = withTasks({ NewTask: task('NewTask') });
  expect(components.schemas.Task?.oneOf).toContainEqual({ $ref: '#/components/schemas/NewTask' });
  expect(paths['/createTask']?.post?.requestBody?.content?.['application/json']?.examples).toMatchObject({
    NewTask: { $ref: '#/components/examples/request.NewTask' },
  });
});

it('a task type with a class is a member of its group, which the class selects', () => {
  const { schemas } = withTasks({ NewTask: task('CustomTask', 'New') }).components;
  expect(schemas.CustomTask?.discriminator?.mapping).toMatchObject({ New: '#/components/schemas/NewTask' });
  expect(schemas.Task?.oneOf).not.toContainEqual({ $ref: '#/components/schemas/NewTask' });
});

it('a missing solution or group is named', () => {
  expect(() => withTasks({ NewTask: task('NoGroup', 'New') })).toThrow('has no schema NoGroup');
  const broken = task('NewTask');
  Object.assign(broken['x-task'] as object, { solution: 'NewSolution' });
  expect(() => withTasks({ NewTask: broken })).toThrow('has no schema NewSolution');
  Object.assign(broken['x-task'] as object, { solution: undefined });
  expect(() => withTasks({ NewTask: broken })).toThrow('NewTask names no solution');
  expect(() => withTasks({ NewTask: { ...task('NewTask'), properties: {} } })).toThrow('NewTask has no type');
});
