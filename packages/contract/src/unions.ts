import type { Body, Contract, Schema } from './contract.ts';

const FILE = 'packages/contract/openapi.yaml';

/**
 * Adds what follows from the task types, so that the file states each of them once: the unions of tasks and solutions,
 * and the lists of examples of createTask and getTaskResult.
 */
export function withUnions(contract: Contract): Contract {
  const { schemas, examples } = contract.components;
  const tasks = Object.entries(schemas).filter(([, schema]) => schema['x-task']);
  const groups = new Map<string, Record<string, Schema>>();
  const alone: Schema[] = [];
  for (const [name, schema] of tasks) {
    const group = groupOf(name, schema);
    if (!group) alone.push(reference(name));
    else groups.set(group.type, { ...groups.get(group.type), [group.kind]: reference(name) });
  }
  const solutions = tasks.map(([name, schema]) => {
    const solution = schema['x-task']?.solution;
    if (!solution) throw new Error(`${FILE}: ${name} names no solution in x-task.`);
    return solution;
  });
  const unions: Record<string, Schema> = {
    ...Object.fromEntries([...groups].map(([name, members]) => [name, union(name, members)])),
    Task: { ...known('Task'), oneOf: [...alone, ...[...groups.keys()].map(reference)] },
    Solution: {
      ...known('Solution'),
      anyOf: [...new Set(solutions)].map((name) => known(name) && reference(name)),
    },
  };
  const examplesOf = (prefix: string) =>
    Object.keys(examples)
      .filter((key) => key.startsWith(prefix) && tasks.some(([name]) => key.split('.')[1] === name))
      .map((key) => [key.slice(prefix.length), { $ref: `#/components/examples/${key}` }] as const);
  const completed = structuredClone(contract);
  Object.assign(completed.components.schemas, unions);
  const { '/createTask': create, '/getTaskResult': result } = completed.paths;
  addExamples(create?.post?.requestBody, examplesOf('request.'));
  addExamples(result?.post?.responses?.['200'], examplesOf('response.'));
  return completed;

  function known(name: string): Schema {
    const schema = schemas[name];
    if (!schema) throw new Error(`${FILE} has no schema ${name}, which a task type needs.`);
    return schema;
  }

  function union(name: string, members: Record<string, Schema>): Schema {
    const mapping = Object.fromEntries(Object.entries(members).map(([kind, { $ref = '' }]) => [kind, $ref]));
    return {
      ...known(name),
      oneOf: Object.values(members),
      discriminator: { propertyName: 'class', mapping },
    };
  }
}

/** Task types with a class share their type; the others may have several names for it. */
function groupOf(name: string, { properties = {} }: Schema): { type: string; kind: string } | undefined {
  const { type, class: kind } = properties;
  if (!type) throw new Error(`${FILE}: ${name} has no type.`);
  if (!kind) return undefined;
  if (type.const === undefined || kind.const === undefined)
    throw new Error(`${FILE}: the type and the class of ${name} must be constants.`);
  return { type: String(type.const), kind: String(kind.const) };
}

function addExamples(body: Body | undefined, examples: (readonly [string, object])[]): void {
  const media = body?.content?.['application/json'];
  if (!media) throw new Error(`${FILE} lacks the JSON body of createTask or getTaskResult.`);
  media.examples = { ...media.examples, ...Object.fromEntries(examples) };
}

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
