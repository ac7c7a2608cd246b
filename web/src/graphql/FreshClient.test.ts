import { ApolloLink, gql, InMemoryCache, Observable, ServerError } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { firstValueFrom, filter } from 'rxjs';
import { FreshClient } from './FreshClient.ts';
import { Freshness } from './freshness.ts';
import { createRetryLink } from './retryLink.ts';

const MINUTE = 60_000;
const business = gql`
  query BusinessPage($slug: String!) {
    name(slug: $slug)
  }
`;

describe('a cached answer', () => {
  function setUp() {
    let now = 0;
    const requested: string[] = [];
    const link = new ApolloLink(
      ({ variables }) =>
        new Observable((observer) => {
          requested.push(String(variables['slug']));
          const data = { name: `${variables['slug']} ${requested.length}` };
          // After the current task, as over a network.
          const timer = setTimeout(() => {
            observer.next({ data });
            observer.complete();
          });
          return () => clearTimeout(timer);
        }),
    );
    const client = new FreshClient({ cache: new InMemoryCache(), link }, new Freshness(() => now));
    const show = async (slug: string) => {
      const watched = client.watchQuery({ query: business, variables: { slug } });
      const { data } = await firstValueFrom(watched.pipe(filter(({ data: seen }) => seen !== undefined)));
      return (data as { name: string }).name;
    };
    return { requested, show, pass: (minutes: number) => (now += minutes * MINUTE) };
  }

  it('is used while fresh, revalidated while stale, and ignored when too old', async () => {
    const { requested, show, pass } = setUp();
    expect(await show('a')).toBe('a 1');
    pass(44);
    expect([await show('a'), requested.length]).toEqual(['a 1', 1]);
    pass(2);
    expect([await show('a'), requested.length]).toEqual(['a 1', 2]);
    pass(61);
    expect(await show('a')).toBe('a 3');
  });

  it('has a separate age for its variables', async () => {
    const { requested, show, pass } = setUp();
    await show('a');
    pass(40);
    await show('b');
    pass(10);
    await show('b');
    expect(requested).toEqual(['a', 'b']);
    await show('a');
    expect(requested).toEqual(['a', 'b', 'a']);
  });
});

describe('a failed request', () => {
  const mutation = gql`
    mutation Send($input: JSON) {
      send(input: $input)
    }
  `;
  const serverError = (statusCode: number) =>
    new ServerError('failed', { response: new Response(null, { status: statusCode }), bodyText: '' });

  const answered = (code: string) => ({ data: null, errors: [{ message: code, extensions: { code } }] });

  /** `failure`: an answer with errors, or what is raised without an answer. */
  async function triesOf(query: typeof business, variables: Record<string, unknown>, failure: object) {
    let tries = 0;
    const link = createRetryLink(1).concat(
      new ApolloLink(
        () =>
          new Observable((observer) => {
            tries += 1;
            if (failure instanceof Error) return observer.error(failure);
            observer.next(failure);
            observer.complete();
          }),
      ),
    );
    const client = new FreshClient({ cache: new InMemoryCache(), link });
    await new Promise<void>((resolve) => {
      ApolloLink.execute(link, { query, variables }, { client }).subscribe({
        error: () => resolve(),
        complete: () => resolve(),
      });
    });
    return tries;
  }

  it.each([
    ['a query without an answer', business, { slug: 'a' }, new Error('away'), 2],
    ['a query that the server could not answer', business, { slug: 'a' }, serverError(503), 2],
    ['a query that was refused', business, { slug: 'a' }, serverError(400), 1],
    ['a query answered as unavailable', business, { slug: 'a' }, answered('UNAVAILABLE'), 2],
    ['a query answered as invalid', business, { slug: 'a' }, answered('BAD_INPUT'), 1],
    ['a mutation answered as unavailable', mutation, { input: {} }, answered('UNAVAILABLE'), 1],
    ['a mutation', mutation, { input: {} }, new Error('away'), 1],
    ['a mutation with a key', mutation, { input: { idempotencyKey: 'k' } }, new Error('away'), 2],
    ['a mutation with a key of its own', mutation, { input: {}, idempotencyKey: 'k' }, new Error('away'), 2],
    ['a refused mutation with a key', mutation, { input: { idempotencyKey: 'k' } }, serverError(429), 1],
  ] as const)('because of %s is tried this many times', async (_what, query, variables, failure, tries) => {
    expect(await triesOf(query, variables, failure)).toBe(tries);
  });
});
