import type { ObservableQuery, OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { documentOf, type LoadedClient, type SiteClient } from './SiteClient.ts';
import type { SiteOperation } from '../lib/pageQuery.ts';

export interface LiveQueryOptions {
  fetchPolicy?: WatchQueryFetchPolicy;
  /** Polling interval in milliseconds. */
  pollInterval?: number;
  skipPollAttempt?: () => boolean;
}

export interface LiveResult<Data> {
  data: Data | undefined;
  loading: boolean;
  error: unknown;
}

/** One operation with its variables: starts with the server's data, and follows Apollo Client once it is needed. */
export class LiveQuery<Data, Variables extends OperationVariables> {
  #result: LiveResult<Data>;
  #observed: ObservableQuery<Data> | null = null;
  #stop: () => void = () => undefined;
  #notify: (() => void) | null = null;

  constructor(
    readonly client: SiteClient,
    readonly operation: SiteOperation<Data, Variables>,
    readonly variables: Variables | undefined,
    readonly options: LiveQueryOptions,
  ) {
    const data = options.fetchPolicy ? undefined : client.answer(operation, variables);
    this.#result = { data: data as Data | undefined, loading: !data, error: undefined };
    if (client.loaded) this.#observe(client.loaded);
  }

  readonly result = (): LiveResult<Data> => this.#result;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify;
    const { pollInterval } = this.options;
    if (this.#observed) this.#follow(this.#observed);
    else if (this.#result.loading) void this.#live().catch((error: unknown) => this.#fail(error));
    else if (pollInterval) {
      const timer = setTimeout(() => void this.#poll(), pollInterval);
      this.#stop = () => clearTimeout(timer);
    }
    return () => {
      this.#notify = null;
      this.#stop();
      this.#stop = () => undefined;
    };
  };

  readonly refetch = async (): Promise<unknown> => {
    if (!this.#observed) this.#set({ ...this.#result, loading: true, error: undefined });
    const observed = await this.#live().catch((error: unknown) => {
      this.#fail(error);
      throw error;
    });
    return observed.refetch();
  };

  readonly fetchMore = async (more: { variables: Partial<Variables> }): Promise<unknown> =>
    (await this.#live()).fetchMore({ variables: more.variables });

  async #poll() {
    const isHidden = this.options.skipPollAttempt?.() ?? false;
    const observed = await this.#live().catch(() => null);
    // A later refetch may succeed; the shown data stays until then.
    if (!isHidden) await observed?.refetch().catch(() => undefined);
  }

  async #live(): Promise<ObservableQuery<Data>> {
    return this.#observed ?? this.#observe(await this.client.load());
  }

  #observe(loaded: LoadedClient): ObservableQuery<Data> {
    if (this.#observed) return this.#observed;
    const observed = loaded.apollo.watchQuery<Data>({
      ...this.options,
      query: documentOf(loaded, this.operation),
      ...(this.variables && { variables: this.variables }),
    });
    this.#observed = observed;
    if (this.#notify) this.#follow(observed);
    else this.#take(observed.getCurrentResult());
    return observed;
  }

  #follow(observed: ObservableQuery<Data>) {
    this.#stop();
    const subscription = observed.subscribe((result) => this.#take(result));
    this.#stop = () => subscription.unsubscribe();
  }

  #take({ data, loading, error }: ObservableQuery.Result<Data>) {
    // Partial data is never asked for.
    this.#set({ data: data as Data | undefined, loading, error });
  }

  #fail(error: unknown) {
    this.#set({ data: this.#result.data, loading: false, error });
  }

  #set(next: LiveResult<Data>) {
    const { data, loading, error } = this.#result;
    if (data === next.data && loading === next.loading && error === next.error) return;
    this.#result = next;
    this.#notify?.();
  }
}
