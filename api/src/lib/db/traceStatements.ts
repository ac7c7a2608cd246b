import pg from 'pg';
import type { Tracing } from '../telemetry/tracing.ts';

type Call = (this: unknown, ...args: unknown[]) => unknown;
type Callback = (...args: unknown[]) => void;

const maxText = 2000;

/**
 * Creates a span for each statement within a trace, of any client (Prisma, hand-written SQL, the queue). It contains the text with
 * placeholders, never the values. COPY and cursors are omitted.
 */
export function traceStatements(tracing: Tracing): void {
  const client = pg.Client.prototype as { query: Call };
  const pool = pg.Pool.prototype as { connect: Call };
  const { query } = client;
  const { connect } = pool;

  // A released connection serves the next waiting request, whose statements must not join this trace.
  pool.connect = function (this: unknown, ...args) {
    return connect.apply(
      this,
      args.map((arg) => (isCallback(arg) ? tracing.bind(arg) : arg)),
    );
  };

  client.query = function (this: unknown, ...args) {
    const text = textOf(args[0]);
    if (text === null || !tracing.isInside()) return query.apply(this, args);
    const span = tracing.begin({
      name: /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL',
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxText) },
    });
    const traced = (callback: Callback): Callback => {
      const bound = tracing.bind(callback);
      return (error, ...rest) => {
        span.end({ error: error ?? undefined });
        bound(error, ...rest);
      };
    };
    const hasCallback = args.some(isCallback);
    const result = query.apply(
      this,
      args.map((arg) => (isCallback(arg) ? traced(arg) : arg)),
    );
    if (!hasCallback && result instanceof Promise)
      result.then(
        () => span.end(),
        (error: unknown) => span.end({ error }),
      );
    return result;
  };
}

/** Null for a submittable, which writes its own messages. */
function textOf(config: unknown): string | null {
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || 'submit' in config) return null;
  return 'text' in config && typeof config.text === 'string' ? config.text : null;
}

function isCallback(arg: unknown): arg is Callback {
  return typeof arg === 'function';
}
