import type { IncomingMessage } from 'node:http';
import { markdownAddress } from '@docs/site/addresses';
import Negotiator from 'negotiator';
import type { SiteFile } from './site.ts';

/**
 * Links each page to its Markdown, which the build writes to the page's address plus `.md`. Both list the related files
 * in a `Link` header, with the relations of llmstxt.org and RFC 8631.
 */
export function linkMarkdown(homes: readonly string[], files: ReadonlyMap<string, SiteFile>): void {
  for (const [address, file] of files) {
    if (!file.type.startsWith('text/html')) continue;
    const home = homes.findLast((one) => address.startsWith(one)) ?? '/';
    const general = [
      link(files, `${home}llms.txt`, 'describedby'),
      link(files, `${home}openapi.yaml`, 'service-desc'),
    ];
    const markdownPath = markdownAddress(address, home);
    const markdown = files.get(markdownPath);
    if (markdown) {
      file.markdown = { address: encodeURI(markdownPath), file: markdown };
      markdown.link = joined([canonical(markdown), ...general]);
    }
    file.link = joined([link(files, markdownPath, 'alternate'), ...general]);
  }
}

/** HTML unless the client prefers Markdown. Browsers, and clients that accept anything, get HTML. */
export function wantsMarkdown(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(FORMS)?.startsWith('text/markdown') ?? false;
}

const FORMS = ['text/html', 'text/markdown', 'text/markdown; charset=utf-8'];

function link(files: ReadonlyMap<string, SiteFile>, address: string, relation: string): string {
  const type = files.get(address)?.type.replace(/;.*/, '');
  return type ? `<${encodeURI(address)}>; rel="${relation}"; type="${type}"` : '';
}

/** Search engines should not index the Markdown as a separate page. Its front matter has the public address. */
function canonical({ body }: SiteFile): string {
  const address = /^---\n(?:.*\n)*?canonical: (\S+)\n/.exec(body.toString())?.[1];
  return address ? `<${address}>; rel="canonical"` : '';
}

function joined(links: string[]): string | undefined {
  return links.filter((one) => one !== '').join(', ') || undefined;
}
