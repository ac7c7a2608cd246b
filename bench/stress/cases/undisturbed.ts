import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../stressCase.ts';
import type { ProxyClient } from '../servers/proxyClient.ts';

const restMs = { pages: 40, queries: 20, changes: 40 };
/** Enough clients that some requests are in flight whenever a node stops: a proxy may not retry a POST. */
const queriers = 20;
const writers = 2;

interface Visited {
  client: ProxyClient;
  sql: <Row extends object>(text: string) => Promise<Row[]>;
}

/** Asks through the proxy all the while: pages, queries by POST, and changes of an operator. None may fail, none be lost. */
export async function undisturbed(
  { client, sql }: Visited,
  happens: () => Promise<string>,
): Promise<Outcome> {
  const places = await sql<{ id: number }>(`SELECT id::int FROM businesses ORDER BY id LIMIT ${writers}`);
  const faults: string[] = [];
  const counts = {
    pages: { asked: 0, failed: 0 },
    queries: { asked: 0, failed: 0 },
    changes: { asked: 0, failed: 0 },
  };
  let isOver = false;
  const goOn = async (kind: keyof typeof counts, runTurn: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) {
      counts[kind].asked += 1;
      await runTurn(turn).catch((error: unknown) => {
        counts[kind].failed += 1;
        faults.push(`${kind}: ${String(error).split('\n')[0]?.slice(0, 100)}`);
      });
      await wait(restMs[kind]);
    }
  };
  const page = (first: number) => async (turn: number) => {
    const address = (first + turn) % 3 === 0 ? `/businesses?search=cafe&n=${first}-${turn}` : '/';
    const { status } = await client.send(address);
    if (status !== 200) throw new Error(`${address} ${status}`);
  };
  const query = () => client.graph('{ stats { total } }');
  const written = places.map(({ id }) => ({ id, may: new Set<string>() }));
  const change = (place: (typeof written)[number]) => async (turn: number) => {
    const name = `Changed ${turn} ${place.id} ${Date.now()}`;
    // One that failed may have been written nevertheless; one that was answered replaces all before it.
    place.may.add(name);
    await client.graph(`mutation { updateBusiness(id: ${place.id}, input: { name: "${name}" }) { id } }`);
    place.may = new Set([name]);
  };
  const visitors = [
    ...[0, 1, 2].map((first) => goOn('pages', page(first))),
    ...Array.from({ length: queriers }, () => goOn('queries', query)),
    ...written.map((place) => goOn('changes', change(place))),
  ];
  const events = await happens().finally(() => (isOver = true));
  await Promise.all(visitors);
  const stored = await sql<{ id: number; name: string }>(
    `SELECT id::int, name FROM businesses WHERE id IN (${places.map(({ id }) => id).join(', ')})`,
  );
  const lost = stored.filter(({ id, name }) => !written.find((place) => place.id === id)?.may.has(name));
  const all = Object.entries(counts);
  return {
    hasPassed: faults.length === 0 && lost.length === 0 && all.every(([, { asked }]) => asked > 0),
    figures: `${events}, ${all.map(([kind, { asked, failed }]) => `${failed} of ${asked} ${kind}`).join(', ')} failed${faults.length > 0 ? ` (${[...new Set(faults)].slice(0, 3).join('; ')})` : ''}, ${lost.length} changes lost`,
  };
}
