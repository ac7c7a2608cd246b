import type { ApolloClient } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { readError } from '../graphql/readError.ts';

/** Calls `onEnd` when an operation is refused because the session has ended. Returns a function that stops this. */
export function watchSession(client: ApolloClient, onEnd: () => void): () => void {
  const link = client.link;
  const watch = new ErrorLink(({ error }) => {
    if (readError(error).code === 'UNAUTHENTICATED') onEnd();
  });
  client.setLink(watch.concat(link));
  return () => client.setLink(link);
}
