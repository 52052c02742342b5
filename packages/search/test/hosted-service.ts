import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Ajv from 'ajv';
import { CALLS } from './api-description.ts';

interface StoredIndex {
  settings: Record<string, unknown>;
  synonyms: unknown[];
  objects: Map<string, Record<string, unknown>>;
}

/** A mock of the hosted service that rejects every call that its API description does not allow. For tests only. */
export interface HostedService {
  /** With its port. */
  host: string;
  indexes: Map<string, StoredIndex>;
  /** In order, e.g. `setSettings docs-en_tmp_1`. */
  calls: string[];
  /** Name of the call that should fail next. */
  failOn: string | undefined;
  close(): Promise<void>;
}

export const ADMIN_KEY = 'admin-key-of-tests';

export async function startHostedService(): Promise<HostedService> {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const checks = CALLS.map((call) => ({ ...call, validate: call.body ? ajv.compile(call.body) : undefined }));
  const indexes: HostedService['indexes'] = new Map();
  // The first task is slow, to test that the push waits for it. The others are fast, to keep the tests fast.
  let firstTaskPolled = false;
  let tasks = 0;

  const service: HostedService = {
    host: '',
    indexes,
    calls: [],
    failOn: undefined,
    close: async () => undefined,
  };

  function answer(request: IncomingMessage, text: string): [status: number, body: object] {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key');
    if (key !== ADMIN_KEY) return refuse(403, 'Invalid Application-ID or API key');
    const path = decodeURIComponent(url.pathname);
    const call = checks.find((candidate) => candidate.method === request.method && candidate.path.test(path));
    if (!call) return refuse(404, `${request.method} ${path} is not in the API description`);
    const [, name = '', taskID = ''] = call.path.exec(path) ?? [];
    service.calls.push(`${call.name} ${name}`);
    if (service.failOn === call.name) return refuse(400, `${call.name} fails as the test asked`);
    const stray = [...url.searchParams.keys()].find(
      (query) => !/^x-algolia-/.test(query) && !call.query.includes(query),
    );
    if (stray) return refuse(400, `${call.name} has no query parameter ${stray}`);
    const body = text === '' ? undefined : JSON.parse(text);
    if (call.validate && !call.validate(body)) return refuse(400, ajv.errorsText(call.validate.errors));
    return [200, perform(call.name, name, taskID, body)];
  }

  function perform(call: string, name: string, taskID: string, body: unknown): object {
    const index = (): StoredIndex => {
      const stored = indexes.get(name) ?? { settings: {}, synonyms: [], objects: new Map() };
      indexes.set(name, stored);
      return stored;
    };
    const parts: Record<string, () => object | undefined> = {
      getTask: () => {
        const published = taskID !== '1' || firstTaskPolled;
        firstTaskPolled = true;
        return { status: published ? 'published' : 'notPublished', pendingTask: !published };
      },
      setSettings: () => void Object.assign(index().settings, body),
      saveSynonyms: () => {
        index().synonyms = body as unknown[];
        return undefined;
      },
      batch: () => {
        const { requests } = body as { requests: { body: Record<string, unknown> }[] };
        for (const { body: object } of requests) index().objects.set(String(object.objectID), object);
        return { taskID: ++tasks, objectIDs: requests.map(({ body: object }) => object.objectID) };
      },
      operationIndex: () => {
        const { operation, destination } = body as { operation: string; destination: string };
        if (operation === 'move') {
          const moved = indexes.get(name);
          if (moved) indexes.set(destination, moved);
          indexes.delete(name);
        }
        return undefined;
      },
      deleteIndex: () => void indexes.delete(name),
    };
    return (
      parts[call]?.() ?? {
        taskID: ++tasks,
        updatedAt: new Date().toISOString(),
        deletedAt: new Date().toISOString(),
      }
    );
  }

  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const [status, body] = answer(request, text);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return service;
}

function refuse(status: number, message: string): [number, object] {
  return [status, { message, status }];
}
