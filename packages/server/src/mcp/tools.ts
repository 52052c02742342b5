import { HttpError } from '@docs/search';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { DocsQuery } from '../search-pool/index.ts';
import { describeEntry } from './describe.ts';
import { contractOf, type Documentation } from './documentation.ts';
import { identifyCaptcha } from './identify-captcha.ts';
import { codeInput, errorInput, pageInput, searchInput, taskInput } from './inputs.ts';
import { PART_LENGTH, readPage } from './read-page.ts';

/** The tools, described in English. Their results are in the requested locale. */
export function docsServer(docs: Documentation): McpServer {
  const { service, site } = contractOf(docs, 'en');
  const server = new McpServer(
    {
      name: `${service.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-docs`,
      title: `${service} documentation`,
      version: '1.0.0',
      websiteUrl: site,
    },
    {
      capabilities: { tools: { listChanged: false } },
      jsonSchemaValidator,
      instructions: `The documentation of ${service}: a captcha-recognition API and its browser extension. Find a page with search_docs and read it with read_page. For the fields, limits and an example of one task type ask describe_task_type, for an error code describe_error_code: they are exact and short. To find out which captcha a page has, and its values, give the code of the user's own page to identify_captcha. Everything is also there in Russian, Chinese and Brazilian Portuguese.`,
    },
  );

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Searches the ${service} documentation. Gives the best few places with title, breadcrumb, address and text; read_page takes the address.`,
      inputSchema: searchInput(docs.search.sections),
      annotations: READ_ONLY,
    },
    (asked) => reply(async () => json(await searchDocs(docs, asked))),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `Gives a page of the ${service} documentation as Markdown, a long one in parts of up to ${PART_LENGTH} characters.`,
      inputSchema: pageInput,
      annotations: READ_ONLY,
    },
    (asked) => reply(async () => ({ content: texts(...readPage(docs, asked)) })),
  );

  server.registerTool(
    'describe_task_type',
    {
      title: 'Describe a task type',
      description:
        'Gives everything the API contract says about a captcha task type: fields with type, whether required, default and limits, proxy rules, the solution, variants, an example request that is validated against the contract and can be sent to the sandbox, and its result.',
      inputSchema: taskInput,
      annotations: READ_ONLY,
    },
    (asked) =>
      reply(() => {
        const { tasks } = contractOf(docs, asked.locale);
        return json(describeEntry(tasks, 'task type', asked.name));
      }),
  );

  server.registerTool(
    'describe_error_code',
    {
      title: 'Describe an error code',
      description:
        'Gives what an error code of the API means and what to do about it, with an example request that the offline sandbox answers with it.',
      inputSchema: errorInput,
      annotations: READ_ONLY,
    },
    (asked) =>
      reply(() => {
        const { errors } = contractOf(docs, asked.locale);
        return json(describeEntry(errors, 'error code', asked.code));
      }),
  );

  server.registerTool(
    'identify_captcha',
    {
      title: 'Identify a captcha',
      description:
        "Names the captchas in the embed code of the user's own page and gives the values for the task: each with the place where it was, those that are made for each visit, and those that are not in the code. Reads only what vendors document. Never send a secret key.",
      inputSchema: codeInput,
      annotations: READ_ONLY,
    },
    (asked) => reply(() => json(identifyCaptcha(docs, asked))),
  );
  return server;

  /** An invalid call gets a sentence. Internal errors are logged and not exposed. */
  async function reply(work: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> {
    try {
      return await work();
    } catch (error) {
      const isKnown = error instanceof HttpError && error.status !== 500;
      if (!isKnown) docs.report(error as Error);
      const sentence = isKnown ? error.message : 'Something went wrong on the server.';
      return { content: texts(sentence), isError: true };
    }
  }
}

async function searchDocs(docs: Documentation, asked: DocsQuery) {
  const found = await docs.search.searchDocs(asked, docs.caller);
  if (!found) throw new HttpError(404, `Search in "${asked.locale}" is not available: try another locale.`);
  const { site } = contractOf(docs, asked.locale);
  const hits = found.hits.map(({ path, text, ...hit }) => ({ ...hit, address: `${site}${path}`, text }));
  return { ...found, hits };
}

/** Not used for validation here, but the SDK creates one per server if none is passed. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

function texts(...parts: string[]) {
  return parts.map((text) => ({ type: 'text' as const, text }));
}

/** Once as data and once as text, for clients that support only one of them. */
function json(value: Record<string, unknown>): CallToolResult {
  return { content: texts(JSON.stringify(value)), structuredContent: value };
}
