import { expect, it, jest } from '@jest/globals';
import { gql } from '@apollo/client';
import { createBrowserClient } from './client.ts';

const query = gql`
  query Total {
    stats {
      total
    }
  }
`;

it('a query is sent again after a change, also during an earlier answer', async () => {
  const answers: ((total: number) => void)[] = [];
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) =>
        answers.push((total) => resolve(Response.json({ data: { stats: { __typename: 'Stats', total } } }))),
      ),
  );
  const client = createBrowserClient();
  const watched = client.watchQuery<{ stats: { total: number } }>({
    query,
    fetchPolicy: 'cache-and-network',
  });
  const subscription = watched.subscribe(() => undefined);
  const again = client.refetchQueries({ include: [query] });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
  await turn();
  expect(answers).toHaveLength(2);
  answers[0]?.(1);
  await turn();
  answers[1]?.(2);
  await again;
  expect(watched.getCurrentResult().data).toMatchObject({ stats: { total: 2 } });
  subscription.unsubscribe();
});
