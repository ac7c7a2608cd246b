import DataLoader from 'dataloader';
import type { Context } from './context.ts';

type Loader = DataLoader<number, unknown>;
const loaders = new WeakMap<Context, Map<string, Loader>>();

/**
 * DataLoader without a cache: calls of one request with one `key` in the same tick become one call of `load` with the
 * distinct ids. Nothing is cached, so that a read after a write of the same request sees the write. Returns undefined
 * if `load` has no value for the id.
 */
export async function batchLoad<Value>(
  context: Context,
  key: string,
  id: number,
  load: (ids: number[]) => Promise<Map<number, Value>>,
): Promise<Value | undefined> {
  const ofContext = loaders.get(context) ?? new Map<string, Loader>();
  loaders.set(context, ofContext);
  let loader = ofContext.get(key);
  if (!loader) {
    loader = new DataLoader<number, unknown>(
      async (ids) => {
        const found = await load([...new Set(ids)]);
        return ids.map((one) => found.get(one));
      },
      { cache: false },
    );
    ofContext.set(key, loader);
  }
  return (await loader.load(id)) as Value | undefined;
}

/** Groups rows by a numeric key, preserving their order. */
export function groupBy<Row>(rows: readonly Row[], by: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(by(row)) ?? [];
    group.push(row);
    groups.set(by(row), group);
  }
  return groups;
}
