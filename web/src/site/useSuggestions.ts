import { useEffect, useState } from 'react';
import type { SuggestionsQuery } from '../graphql/siteOperations.ts';
import { SuggestionsOperation } from '../graphql/siteOperations.ts';
import { useSiteClient } from '../graphql/useSiteQuery.ts';

/** Milliseconds without typing before a request. */
const pauseMs = 120;

/** Suggestions for a text; the last ones stay until new ones arrive. Outdated requests are aborted. */
export function useSuggestions(text: string): SuggestionsQuery | null {
  const client = useSiteClient();
  const [answer, setAnswer] = useState<SuggestionsQuery | null>(null);
  const wanted = text.trim().slice(0, 100);
  useEffect(() => {
    if (wanted === '') return;
    const outdated = new AbortController();
    const pause = setTimeout(() => {
      client
        .query(
          SuggestionsOperation,
          { text: wanted },
          { fetchOptions: { signal: outdated.signal }, queryDeduplication: false },
        )
        .then(
          (data) => {
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
