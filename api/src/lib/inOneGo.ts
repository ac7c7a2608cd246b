import type { Context } from './context.ts';

interface Batch {
  ids: Set<number>;
  loaded: Promise<Map<number, unknown>>;
}

const waiting = new WeakMap<Context, Map<string, Batch>>();

/**
 * What belongs to one row of a list, loaded together with that of the other rows: calls of one request with one `key`
 * that come in the same turn become one call of `load`, with the ids of all.
 */
export async function inOneGo<Value>(
  context: Context,
  key: string,
  id: number,
  load: (ids: number[]) => Promise<Map<number, Value>>,
): Promise<Value | undefined> {
  const batches = waiting.get(context) ?? new Map<string, Batch>();
  waiting.set(context, batches);
  let batch = batches.get(key);
  if (!batch) {
    const ids = new Set<number>();
    // After the promises that are settled already, whose fields may join.
    const turn = Promise.resolve().then(() => new Promise<void>((resolve) => process.nextTick(resolve)));
    const loaded = turn.then(() => {
      batches.delete(key);
      return load([...ids]);
    });
    batch = { ids, loaded };
    batches.set(key, batch);
  }
  batch.ids.add(id);
  return (await (batch.loaded as Promise<Map<number, Value>>)).get(id);
}

/** Rows by a number of theirs, in their order. */
export function groupBy<Row>(rows: readonly Row[], by: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(by(row)) ?? [];
    group.push(row);
    groups.set(by(row), group);
  }
  return groups;
}
