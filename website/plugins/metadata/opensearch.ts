import { escapeMarkup } from '../escape.ts';

interface SearchOf {
  shortName: string;
  description: string;
  language: string;
  /** Absolute address of the locale's home page, with a trailing slash. */
  home: string;
  file: string;
  icon: string;
}

const MOST_SHORT_NAME = 16; // OpenSearch 1.1

/** OpenSearch 1.1: lets a browser search the documentation from its address bar. */
export function openSearch({ shortName, description, language, home, file, icon }: SearchOf): string {
  if (shortName.length > MOST_SHORT_NAME) {
    throw new Error(
      `shortName in brand.ts is "${shortName}", but it may have ${MOST_SHORT_NAME} characters at most.`,
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(shortName)}</ShortName>
<Description>${escapeMarkup(description)}</Description>
<Url type="text/html" method="get" template="${escapeMarkup(home)}search?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeMarkup(home + file)}"/>
<Image height="192" width="192" type="image/png">${escapeMarkup(icon)}</Image>
<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`;
}
