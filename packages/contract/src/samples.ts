import { existsSync } from 'node:fs';
import { addClientPlugin, HTTPSnippet } from '@readme/httpsnippet';
import { HOME, readText } from './contract.ts';
import { requestExample } from './examples.ts';
import { anyName, isTask, operation } from './names.ts';
import { CLIENTS } from './sample-clients.ts';
import { HOSTS, type HostOptions } from './tasks.ts';
import type { ProgramFile, Sample, SampleLanguage } from './types.ts';

/** The request of a method, or createTask with the example of a task type, in each language. */
export function samples(name: string, variant?: string, { hosts }: HostOptions = {}): Sample[] {
  const known = anyName(name);
  const { path, verb, onSite } = operation(isTask(known) ? 'createTask' : known);
  const { api, site } = { ...HOSTS, ...hosts };
  const body = requestExample(name, variant);
  const request = {
    method: verb,
    url: `${onSite ? site : api}${path}`,
    ...(body !== undefined && {
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      postData: { mimeType: 'application/json', text: JSON.stringify(body) },
    }),
  } as ConstructorParameters<typeof HTTPSnippet>[0];
  return LANGUAGES.map(({ target, client, file: _, ...language }) => {
    const [code] = new HTTPSnippet(request).convert(target, client) || [];
    if (!code) throw new Error(`No ${language.label} sample could be made for ${name}.`);
    return { ...language, code: code.trimEnd() };
  });
}

/** A complete program of programs/<name>/ in each language. */
export function program(name: string, { hosts }: HostOptions = {}): ProgramFile[] {
  const { api } = { ...HOSTS, ...hosts };
  return LANGUAGES.map(({ target: _, client: __, file, ...language }) => {
    const path = `programs/${name}/${file}`;
    if (!existsSync(new URL(path, HOME))) {
      throw new Error(`There is no program "${name}": packages/contract/${path} is missing.`);
    }
    return { ...language, file, code: readText(path).replaceAll(HOSTS.api, api).trimEnd() };
  });
}

type Target = Parameters<HTTPSnippet['convert']>[0];

interface Language {
  language: SampleLanguage;
  label: string;
  prism: string;
  target: Target;
  client: string;
  /** Name of the file in a program's folder. */
  file: string;
}

const LANGUAGES: Language[] = [
  { language: 'curl', label: 'cURL', prism: 'bash', target: 'shell', client: 'curl', file: 'first-task.sh' },
  {
    language: 'javascript',
    label: 'JavaScript',
    prism: 'javascript',
    target: 'javascript',
    client: 'readable',
    file: 'first-task.mjs',
  },
  {
    language: 'python',
    label: 'Python',
    prism: 'python',
    target: 'python',
    client: 'requests',
    file: 'first_task.py',
  },
  {
    language: 'csharp',
    label: 'C#',
    prism: 'csharp',
    target: 'csharp',
    client: 'readable',
    file: 'FirstTask.cs',
  },
  {
    language: 'java',
    label: 'Java',
    prism: 'java',
    target: 'java',
    client: 'readable',
    file: 'FirstTask.java',
  },
  { language: 'go', label: 'Go', prism: 'go', target: 'go', client: 'readable', file: 'first_task.go' },
  { language: 'php', label: 'PHP', prism: 'php', target: 'php', client: 'readable', file: 'first-task.php' },
];

for (const { target, convert } of CLIENTS) {
  addClientPlugin({
    target,
    client: {
      info: { key: 'readable', title: 'Readable', link: '', description: '', extname: null },
      convert,
    },
  });
}
