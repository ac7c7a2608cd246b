import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { ClockProvider } from '../ui/listing/ClockProvider.tsx';
import type { ServerState } from '../ui/hydration/ServerState.tsx';
import { ServerStateContext } from '../ui/hydration/ServerState.tsx';
import { system } from '../ui/theme/system.ts';

interface ProvidersProps {
  client: ApolloClient;
  styles: EmotionCache;
  state: ServerState;
  children: ReactNode;
}

export { system };

/** All providers of a page, the same on the server and in the browser. */
export function Providers({ client, styles, state, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system()}>
        <ApolloProvider client={client}>
          <ServerStateContext value={state}>
            <ClockProvider start={state.now}>{children}</ClockProvider>
          </ServerStateContext>
        </ApolloProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
