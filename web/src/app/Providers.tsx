import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ClockProvider } from '../ui/listing/ClockProvider.tsx';
import type { ServerState } from '../ui/hydration/ServerState.tsx';
import { ServerStateContext } from '../ui/hydration/ServerState.tsx';

interface ProvidersProps {
  client: ApolloClient;
  state: ServerState;
  children: ReactNode;
}

/** All providers of a page, the same on the server and in the browser. */
export function Providers({ client, state, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <ServerStateContext value={state}>
        <ClockProvider start={state.now}>{children}</ClockProvider>
      </ServerStateContext>
    </ApolloProvider>
  );
}
