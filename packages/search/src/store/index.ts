import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { buildIndex } from '../engine/index.ts';
import type { SearchIndex } from '../engine/types.ts';
import { LOCALES, type Locale, type SearchRecord } from '../record.ts';

/**
 * The file: one line of JSON (the Header), then the records as Brotli-compressed JSON. The index itself is built when
 * the file is read, so that its words always come from the same analysis as those of the query.
 */
export interface Header {
  format: typeof FORMAT;
  version: typeof VERSION;
  name: string;
  locale: Locale;
  records: number;
  /** Size of the packed records, and of their text. */
  bytes: number;
  unpackedBytes: number;
  sha256: string;
}

const FORMAT = 'docs-search-index';
const VERSION = 2;
const REBUILD = 'run `npm run build` to write it again';
const MAX_HEADER_BYTES = 4096;
/** Thirty times the current pages. Building an index takes sixteen times this much memory. */
const MAX_UNPACKED_BYTES = 32 * 2 ** 20;

/** The message is one sentence: what is wrong with the file and how to fix it. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

/** Writes a temporary file and renames it, so that a reader sees either the old file or the new one, never a part. */
export async function writeIndexFile(
  path: string,
  name: string,
  locale: Locale,
  records: readonly SearchRecord[],
): Promise<void> {
  const text = Buffer.from(JSON.stringify(records));
  const body = await pack(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    name,
    locale,
    records: records.length,
    bytes: body.length,
    unpackedBytes: text.length,
    sha256: hash(body),
  };
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  await writeFile(beside, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]));
  await rename(beside, path);
}

/** Rejects with IndexFileError if the file is missing, truncated, foreign, altered, or of another version. */
export async function readIndexFile(path: string): Promise<{ name: string; index: SearchIndex }> {
  return parseIndexFile(path, await readBytes(path));
}

/** The same, for the bytes of a file that has already been read. */
export async function parseIndexFile(
  path: string,
  bytes: Uint8Array,
): Promise<{ name: string; index: SearchIndex }> {
  const { header, records } = await parseRecords(path, bytes);
  return { name: header.name, index: buildIndex(header.locale, records) };
}

/** Reads only the records, for callers that send them elsewhere. */
export async function readRecords(path: string): Promise<{ header: Header; records: SearchRecord[] }> {
  return parseRecords(path, await readBytes(path));
}

export async function readBytes(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException;
    throw fault(path, code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? cause})`, cause);
  });
}

/** Size of the text in the file, for callers that reserve memory for it. 0 if the file cannot be used. */
export function unpackedBytes(bytes: Uint8Array): number {
  try {
    return splitFile('', bytes).header.unpackedBytes;
  } catch {
    return 0;
  }
}

function splitFile(path: string, bytes: Uint8Array): { header: Header; body: Uint8Array } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lineEnd = file.subarray(0, MAX_HEADER_BYTES).indexOf(0x0a);
  const header = parseHeader(path, lineEnd < 0 ? '' : file.toString('utf8', 0, lineEnd));
  return { header, body: file.subarray(lineEnd + 1) };
}

async function parseRecords(
  path: string,
  bytes: Uint8Array,
): Promise<{ header: Header; records: SearchRecord[] }> {
  const { header, body } = splitFile(path, bytes);
  if (body.length < header.bytes)
    throw fault(path, `is truncated (${body.length} of ${header.bytes} bytes of records)`);
  if (body.length > header.bytes || hash(body) !== header.sha256)
    throw fault(path, 'was altered: its records do not match its checksum');
  try {
    const text = (await unpack(body, { maxOutputLength: header.unpackedBytes })).toString('utf8');
    // The checksum guarantees the format: only writeIndexFile writes such files.
    const records = JSON.parse(text) as SearchRecord[];
    if (Array.isArray(records) && records.length === header.records) return { header, records };
  } catch (cause) {
    throw fault(path, 'holds records that cannot be unpacked', cause);
  }
  throw fault(path, `does not hold the ${header.records} records it announces`);
}

function parseHeader(path: string, line: string): Header {
  let header: Partial<Record<keyof Header, unknown>> | null = null;
  try {
    header = JSON.parse(line) as Partial<Record<keyof Header, unknown>> | null;
  } catch {
    // Handled below: a file without our header is a foreign file.
  }
  if (header === null || typeof header !== 'object' || header.format !== FORMAT)
    throw fault(path, 'is not a search index of this site');
  if (header.version !== VERSION)
    throw fault(path, `has version ${String(header.version)}, and this server reads version ${VERSION}`);
  const { name, locale, records, bytes, unpackedBytes, sha256 } = header;
  const whole =
    typeof name === 'string' &&
    LOCALES.includes(locale as Locale) &&
    Number.isInteger(records) &&
    Number.isInteger(bytes) &&
    Number.isInteger(unpackedBytes) &&
    typeof sha256 === 'string';
  if (!whole) throw fault(path, 'has a damaged header');
  if ((unpackedBytes as number) > MAX_UNPACKED_BYTES)
    throw new IndexFileError(
      `The search index file ${path} holds ${megabytes(unpackedBytes as number)} of records, and one process searches at most ${megabytes(MAX_UNPACKED_BYTES)}: use the hosted search service (SEARCH_HOSTS).`,
    );
  return header as Header;
}

function fault(path: string, what: string, cause?: unknown): IndexFileError {
  return new IndexFileError(`The search index file ${path} ${what}; ${REBUILD}.`, { cause });
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`;

function hash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
