import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SuggestionsQuery } from '../graphql/generated.ts';
import { SuggestionsDocument } from '../graphql/generated.ts';

/** Milliseconds without typing before a request. */
const pauseMs = 120;

/** Suggestions for a text; the last ones stay until new ones arrive. Outdated requests are aborted. */
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
