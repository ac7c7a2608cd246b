import type { OperationVariables } from '@apollo/client';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { LiveQuery, type LiveQueryOptions, type LiveResult } from './LiveQuery.ts';
import type { SiteClient } from './SiteClient.ts';
import type { SiteOperation } from '../lib/pageQuery.ts';

export const SiteClientContext = createContext<SiteClient | null>(null);

export function useSiteClient(): SiteClient {
  const client = useContext(SiteClientContext);
  if (!client) throw new Error('There is no SiteClientContext.');
  return client;
}

export interface SiteQueryOptions<Variables> extends LiveQueryOptions {
  variables?: Variables;
  /** Sends no request. */
  skip?: boolean;
}

interface SiteQueryResult<Data, Variables> extends LiveResult<Data> {
  /** Of the previous variables. */
  previousData: Data | undefined;
  refetch: () => Promise<unknown>;
  fetchMore: (more: { variables: Partial<Variables> }) => Promise<unknown>;
}

const skipped = { data: undefined, loading: false, error: undefined };
const skippedResult = () => skipped;
const unsubscribed = () => () => undefined;
const nothing = async () => undefined;

/** Runs an operation of the public pages. Generated hooks provide its types. */
export function useSiteQuery<Data, Variables extends OperationVariables>(
  operation: SiteOperation<Data, Variables>,
  options: SiteQueryOptions<Variables> = {},
): SiteQueryResult<Data, Variables> {
  const client = useSiteClient();
  const { skip = false, variables, ...live } = options;
  const key = skip ? null : JSON.stringify(variables ?? {});
  const begin = (previousData: Data | undefined) => ({
    client,
    key,
    previousData,
    query: skip ? null : new LiveQuery(client, operation, variables, live),
  });
  const [known, setState] = useState(() => begin(undefined));
  let state = known;
  if (state.client !== client || state.key !== key) {
    state = begin(state.query?.result().data ?? state.previousData);
    setState(state);
  }
  const { query, previousData } = state;
  const result = useSyncExternalStore<LiveResult<Data>>(
    query?.subscribe ?? unsubscribed,
    query?.result ?? skippedResult,
    query?.result ?? skippedResult,
  );
  return {
    ...result,
    previousData,
    refetch: query?.refetch ?? nothing,
    fetchMore: query?.fetchMore ?? nothing,
  };
}

/**
 * Runs a mutation of the public pages.
 * @public Only generated hooks call it.
 */
export function useSiteMutation<Data, Variables extends OperationVariables>(
  operation: SiteOperation<Data, Variables>,
): [(options: { variables: Variables }) => Promise<Data | undefined>] {
  const client = useSiteClient();
  return [({ variables }) => client.mutate(operation, variables)];
}
