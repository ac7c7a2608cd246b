import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SuggestionsQuery } from '../graphql/generated.ts';
import { SuggestionsDocument } from '../graphql/generated.ts';

/** A pause in typing after which it is worth asking. */
const pauseMs = 120;

/** What begins like a text; the last answer stays until the next one is there. A request that is outdated is given up. */
export function useSuggestions(text: string): SuggestionsQuery | null {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<SuggestionsQuery | null>(null);
  const wanted = text.trim().slice(0, 100);
  useEffect(() => {
    if (wanted === '') return;
    const outdated = new AbortController();
    const pause = setTimeout(() => {
      client
        .query({
          query: SuggestionsDocument,
          variables: { text: wanted },
          context: { fetchOptions: { signal: outdated.signal }, queryDeduplication: false },
        })
        .then(
          ({ data }) => {
            if (!outdated.signal.aborted) setAnswer(data ?? null);
          },
          // Without suggestions the form still searches.
          () => undefined,
        );
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      outdated.abort();
    };
  }, [client, wanted]);
  return wanted === '' ? null : answer;
}
