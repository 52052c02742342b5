import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import csharp from 'refractor/csharp';
import go from 'refractor/go';
import http from 'refractor/http';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import php from 'refractor/php';
import python from 'refractor/python';
import yaml from 'refractor/yaml';

for (const grammar of [bash, csharp, go, java, javascript, json, markup, php, python, yaml, http]) {
  refractor.register(grammar);
}
// The pages show calls without the HTTP version, which Prism expects in a request line.
if (!refractor.languages.http) throw new Error('refractor has no grammar for http.');
Object.assign(refractor.languages.http, { method: /^(?:GET|POST)(?= )/m });

/** Languages without a grammar: the code is shown without highlighting. */
const PLAIN = ['text', 'txt'];

/** Allowed after the three backticks: the languages of the specification (spec 2.17) and of the samples. */
export const KNOWN_LANGUAGES = [
  'bash',
  'csharp',
  'go',
  'html',
  'http',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'yaml',
  ...PLAIN,
];

export function isPlain(language: string): boolean {
  return PLAIN.includes(language);
}

export { refractor };
