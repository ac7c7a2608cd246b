import type { OperationVariables } from '@apollo/client';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { Freshness } from './freshness.ts';

/** A client whose queries, by default, use fresh data of the cache and request stale data again. */
export class FreshClient extends ApolloClient {
  private readonly freshness: Freshness;

  constructor(options: ApolloClient.Options, freshness = new Freshness()) {
    const note = new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        map((result) => {
          if (!result.errors) freshness.noteAnswer(operation.query, operation.variables);
          return result;
        }),
      ),
    );
    super({ ...options, link: note.concat(options.link) });
    this.freshness = freshness;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ) {
    if (options.fetchPolicy) return super.watchQuery<Data, Variables>(options);
    const { freshness } = this;
    return super.watchQuery<Data, Variables>({
      ...options,
      fetchPolicy: freshness.policyFor(options.query, options.variables),
      nextFetchPolicy: (_policy, { reason, options: next }) =>
        reason === 'variables-changed' ? freshness.policyFor(next.query, next.variables) : 'cache-first',
    });
  }
}
