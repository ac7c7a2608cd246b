import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import type { SiteOperation } from '../lib/pageQuery.ts';
import { SiteClient, type PageQueryResult } from './SiteClient.ts';
import { SiteClientContext, useSiteQuery, type SiteQueryOptions } from './useSiteQuery.ts';

interface Variables extends Record<string, unknown> {
  word: string;
}
const Total = 'Total' as SiteOperation<{ found: string }, Variables>;
const documents = {
  Total: gql`
    query Total($word: String) {
      found(word: $word)
    }
  `,
};
const answered = (word: string): PageQueryResult => ({
  operation: Total,
  variables: { word },
  data: { found: `${word} of the server` },
});

function setUp(answers: PageQueryResult[], { failures = 0 } = {}) {
  const requested: string[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requested.push(String(variables['word']));
        const timer = setTimeout(() => {
          observer.next({ data: { found: `${variables['word']} ${requested.length}` } });
          observer.complete();
        });
        return () => clearTimeout(timer);
      }),
  );
  let left = failures;
  const apollo = jest.fn(async () => {
    if (left-- > 0) throw new Error('The connection broke.');
    return new ApolloClient({ cache: new InMemoryCache(), link });
  });
  const client = new SiteClient(answers, { apollo, documents: async () => documents });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <SiteClientContext value={client}>{children}</SiteClientContext>
    </StrictMode>
  );
  const show = (options: SiteQueryOptions<Variables>) =>
    renderHook((next: SiteQueryOptions<Variables>) => useSiteQuery(Total, next), {
      wrapper,
      initialProps: options,
    });
  return { requested, apollo, client, show };
}
/** Turns of the event loop rather than one wait: on a busy machine that can end before what it waits for has begun. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 3));
  });

it('useSiteQuery shows the server’s data without loading a client', async () => {
  const { apollo, requested, client, show } = setUp([answered('cafe')]);
  const { result } = show({ variables: { word: 'cafe' } });
  expect(result.current).toMatchObject({ data: { found: 'cafe of the server' }, loading: false });
  await settled();
  expect(await client.query(Total, { word: 'cafe' })).toEqual({ found: 'cafe of the server' });
  expect([apollo.mock.calls.length, requested]).toEqual([0, []]);
});

it('useSiteQuery fetches other variables through the client, and keeps the shown data as previous data', async () => {
  const { apollo, requested, show } = setUp([answered('cafe')]);
  const { result, rerender } = show({ variables: { word: 'cafe' } });
  rerender({ variables: { word: 'bar' } });
  expect(result.current).toMatchObject({
    data: undefined,
    previousData: { found: 'cafe of the server' },
    loading: true,
  });
  await settled();
  expect(result.current).toMatchObject({ data: { found: 'bar 1' }, loading: false });
  // The client has the answer of the server too.
  rerender({ variables: { word: 'cafe' } });
  expect(result.current.data).toEqual({ found: 'cafe of the server' });
  await settled();
  expect([apollo.mock.calls.length, requested]).toEqual([1, ['bar']]);
});

it('useSiteQuery reads again on refetch', async () => {
  const { requested, show } = setUp([answered('cafe')]);
  const { result } = show({ variables: { word: 'cafe' } });
  await act(() => result.current.refetch());
  await settled();
  expect(result.current).toMatchObject({ data: { found: 'cafe 1' }, loading: false });
  expect(requested).toEqual(['cafe']);
});

it('useSiteQuery fetches from the network if a component requests it, and does not fetch if it skips', async () => {
  const { requested, show } = setUp([answered('cafe')]);
  show({ variables: { word: 'cafe' }, skip: true });
  await settled();
  expect(requested).toEqual([]);
  const { result } = show({ variables: { word: 'cafe' }, fetchPolicy: 'network-only' });
  expect(result.current.data).toBeUndefined();
  await settled();
  expect(result.current.data?.found).toMatch(/^cafe \d$/);
});

it('polls, beginning with the server’s data', async () => {
  const { show } = setUp([answered('cafe')]);
  let isHidden = true;
  const { result } = show({
    variables: { word: 'cafe' },
    pollInterval: 20,
    skipPollAttempt: () => isHidden,
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(result.current.data).toEqual({ found: 'cafe of the server' });
  isHidden = false;
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(result.current.data?.found).toMatch(/^cafe \d+$/);
});

it('useSiteQuery shows an error if the client cannot be loaded, and tries again', async () => {
  const { show } = setUp([], { failures: 2 });
  const { result } = show({ variables: { word: 'cafe' } });
  await settled();
  const failed = [false, expect.any(Error)];
  expect([result.current.loading, result.current.error]).toEqual(failed);
  await act(() => expect(result.current.refetch()).rejects.toThrow('broke'));
  expect([result.current.loading, result.current.error]).toEqual(failed);
  await act(() => result.current.refetch());
  await settled();
  expect(result.current).toMatchObject({ data: { found: expect.stringMatching(/^cafe/) }, error: undefined });
});
