import { once } from 'node:events';
import http from 'node:http';

/** Connections to a server that are all open and are used in turn. */
export interface HeldConnections {
  agent: http.Agent;
  /** How many are open now. */
  open: () => number;
  close: () => void;
}

/** Opens that many connections at the same time. The server closes one that stays idle. */
export async function holdConnections(address: string, count: number): Promise<HeldConnections> {
  const agent = new http.Agent({
    keepAlive: true,
    maxSockets: count,
    maxFreeSockets: count,
    // The one that rested longest comes next; by default a few would be used and the others close.
    scheduling: 'fifo',
  });
  await Promise.all(Array.from({ length: count }, () => firstAnswer(agent, address)));
  return {
    agent,
    open: () => [agent.sockets, agent.freeSockets].flatMap((all) => Object.values(all).flat()).length,
    close: () => agent.destroy(),
  };
}

async function firstAnswer(agent: http.Agent, address: string): Promise<void> {
  const request = http.get(`${address}/healthz`, { agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  await once(response.resume(), 'end');
}
