import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { buildIndex, type SearchIndex } from '../engine/index.ts';
import type { Locale, SearchRecord } from '../record.ts';

/**
 * The file: the SHA-256 of the rest, one line of JSON (the Header), then the records as Brotli-compressed JSON. The hash
 * matches only what writeIndexFile wrote, whole. The index itself is built when the file is read, so that its words
 * always come from the same analysis as those of the query.
 */
interface Header {
  version: typeof VERSION;
  name: string;
  locale: Locale;
  /** Size of the text of the records. */
  unpackedBytes: number;
}

/** Changes with the format of the file or of its records. */
const VERSION = 3;
const HASH_LENGTH = 64;
/** Thirty times the current pages. Building an index takes sixteen times this much memory. */
const MAX_UNPACKED_BYTES = 32 * 2 ** 20;

/** Writes a temporary file and renames it, so that a reader sees either the old file or the new one, never a part. */
export async function writeIndexFile(
  path: string,
  name: string,
  locale: Locale,
  records: readonly SearchRecord[],
): Promise<void> {
  const text = Buffer.from(JSON.stringify(records));
  const header: Header = { version: VERSION, name, locale, unpackedBytes: text.length };
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), packed]);
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  await writeFile(beside, [hash(content), content]);
  await rename(beside, path);
}

/** If the file cannot be used, the error is one sentence: what is wrong with it and how to fix it. */
export async function readIndexFile(path: string): Promise<{ name: string; index: SearchIndex }> {
  return openIndexFile(path, await readBytes(path));
}

/** The same, for the bytes of a file that has already been read. */
export function openIndexFile(path: string, bytes: Uint8Array): { name: string; index: SearchIndex } {
  const { header, packed } = splitFile(path, bytes);
  if (header.unpackedBytes > MAX_UNPACKED_BYTES)
    throw new Error(
      `The search index file ${path} holds ${megabytes(header.unpackedBytes)} of records, and one process searches at most ${megabytes(MAX_UNPACKED_BYTES)}: use the hosted search service (SEARCH_HOSTS).`,
    );
  return { name: header.name, index: buildIndex(header.locale, unpack(packed)) };
}

/** Reads only the records, for callers that send them elsewhere. */
export async function readRecords(path: string): Promise<{ name: string; records: SearchRecord[] }> {
  const { header, packed } = splitFile(path, await readBytes(path));
  return { name: header.name, records: unpack(packed) };
}

export async function readBytes(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw fault(path, cause.code === 'ENOENT' ? 'does not exist' : `cannot be read (${cause.code})`);
  });
}

/** Size of the text in the file, for callers that reserve memory for it. 0 if the file will not be searched. */
export function unpackedBytes(bytes: Uint8Array): number {
  try {
    const { header } = splitFile('', bytes);
    return header.unpackedBytes > MAX_UNPACKED_BYTES ? 0 : header.unpackedBytes;
  } catch {
    return 0;
  }
}

function splitFile(path: string, bytes: Uint8Array): { header: Header; packed: Uint8Array } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const content = file.subarray(HASH_LENGTH);
  if (file.toString('latin1', 0, HASH_LENGTH) === hash(content)) {
    const lineEnd = content.indexOf('\n');
    const header = JSON.parse(content.toString('utf8', 0, lineEnd)) as Header;
    if (header.version === VERSION) return { header, packed: content.subarray(lineEnd + 1) };
  }
  throw fault(path, 'is not a whole search index of this version');
}

function unpack(packed: Uint8Array): SearchRecord[] {
  return JSON.parse(brotliDecompressSync(packed).toString('utf8')) as SearchRecord[];
}

function fault(path: string, what: string): Error {
  return new Error(`The search index file ${path} ${what}; run \`npm run build\` to write it again.`);
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`;

function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
