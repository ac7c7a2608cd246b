/** Properties of a span at its start. */
export interface SpanDescription {
  name: string;
  /** `server` answers a request, `client` calls another server, `consumer` runs a job. */
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Record<string, string | number>;
  /** W3C trace context of the cause, perhaps in another process; by default the current span. */
  parent?: string | null;
}

/** A span that has begun. */
export interface OpenSpan {
  readonly traceId: string;
  /** Runs work as a part of it. */
  run<Result>(work: () => Result): Result;
  /** Ends it. An error is recorded only by its name or code: its text may contain user input. */
  end(ending?: { error?: unknown; name?: string; attributes?: Record<string, string | number> }): void;
}

/** The tracer of a process. */
export interface Tracing {
  begin(description: SpanDescription): OpenSpan;
  /** Whether something is being traced here and now. */
  isInside(): boolean;
  /** The same function, bound to the current span, whichever caller runs it. */
  bind<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void;
  /** Adds to the current span. */
  describe(description: Pick<SpanDescription, 'name' | 'attributes'>): void;
  traceId(): string | null;
  traceParent(): string | null;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

let current: Tracing | null = null;

/** From now on work of this process is traced; null: no longer. */
export function traceWith(tracing: Tracing | null): void {
  current = tracing;
}

/** Null if tracing is off. */
export function currentTracing(): Tracing | null {
  return current;
}

/**
 * Runs work in a span of its own. If tracing is off, it only runs the work and never calls `describe`. The work may end
 * its span itself, with an error that it does not throw.
 */
export function inSpan<Result>(
  describe: () => SpanDescription,
  work: (span: OpenSpan | null) => Promise<Result> | Result,
): Promise<Result> | Result {
  return current ? traced(current, describe(), work) : work(null);
}

async function traced<Result>(
  tracing: Tracing,
  description: SpanDescription,
  work: (span: OpenSpan) => Promise<Result> | Result,
): Promise<Result> {
  const span = tracing.begin(description);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.end({ error });
    throw error;
  } finally {
    span.end();
  }
}
