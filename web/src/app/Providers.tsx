import type { ReactNode } from 'react';
import type { SiteClient } from '../graphql/SiteClient.ts';
import { SiteClientContext } from '../graphql/useSiteQuery.ts';
import { ClockProvider } from '../ui/listing/ClockProvider.tsx';
import type { ServerState } from '../ui/hydration/ServerState.tsx';
import { ServerStateContext } from '../ui/hydration/ServerState.tsx';

export interface ProvidersProps {
  client: SiteClient;
  state: ServerState;
  children: ReactNode;
}

/** All providers of a page, the same on the server and in the browser. */
export function Providers({ client, state, children }: ProvidersProps) {
  return (
    <SiteClientContext value={client}>
      <ServerStateContext value={state}>
        <ClockProvider start={state.now}>{children}</ClockProvider>
      </ServerStateContext>
    </SiteClientContext>
  );
}
