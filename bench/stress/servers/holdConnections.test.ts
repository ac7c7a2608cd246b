import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { generateLoad } from '../../generateLoad.ts';
import { holdConnections, type HeldConnections } from './holdConnections.ts';

let server: Server | undefined;
let held: HeldConnections | undefined;
/** Answers on each connection. */
const answers = new Map<Socket, number>();

afterEach(() => {
  held?.close();
  server?.close();
});

async function listen(): Promise<string> {
  const opened = createServer(({ socket }, response) => {
    answers.set(socket, (answers.get(socket) ?? 0) + 1);
    response.end('here');
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

describe('held connections', () => {
  it('are all open from the beginning, and share a load in turn', async () => {
    const address = await listen();
    held = await holdConnections(address, 20);
    expect([answers.size, held.open()]).toEqual([20, 20]);
    const next = () => ({ method: 'GET' as const, path: '/', headers: {} });
    const times = await generateLoad(address, next, { perSecond: 100, seconds: 1, agent: held.agent });
    expect(times).toHaveLength(100);
    expect([answers.size, held.open()]).toEqual([20, 20]);
    // One for opening it, and five of the hundred, or nearly so where answers overtook one another.
    expect(Math.min(...answers.values())).toBeGreaterThanOrEqual(4);
  });
});
