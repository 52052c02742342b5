import { useCallback } from 'react';
import { early } from './early/takeover';
import { onlyLatest } from './only-latest';
import { createSend, type SendSearch } from './send';
import { useSearchAddress } from './settings';
import { createSuggestions } from './suggestions';

let send: SendSearch | undefined;
const withSuggestions = createSuggestions();
if (early?.shown) withSuggestions(early.shown);

export function useSearchService(): SendSearch {
  const address = useSearchAddress();
  return useCallback(
    async (request) => {
      send ??= onlyLatest(createSend(address));
      return withSuggestions(await send(request));
    },
    [address],
  );
}
