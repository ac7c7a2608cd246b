import http from 'node:http';

interface Offered {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const tickMs = 5;

/** Connections of its own agent. */
const maxConnections = 50;

interface Load {
  perSecond: number;
  /** Duration, or a promise whose end stops it. */
  seconds: number | Promise<unknown>;
  /** Connections of the caller, which stay open afterwards. */
  agent?: http.Agent;
}

/**
 * Sends requests at a fixed rate, regardless of the duration of responses. Returns latencies in ms, ascending. Throws if a response
 * is wrong.
 */
export async function generateLoad(
  address: string,
  next: (n: number) => Offered,
  { perSecond, seconds, agent: given }: Load,
): Promise<number[]> {
  const agent = given ?? new http.Agent({ keepAlive: true, maxSockets: maxConnections });
  const answers: Promise<number>[] = [];
  const start = performance.now();
  let most = typeof seconds === 'number' ? perSecond * seconds : Infinity;
  if (typeof seconds !== 'number') {
    const stop = () => (most = answers.length);
    seconds.then(stop, stop);
  }
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(most, Math.floor(((performance.now() - start) * perSecond) / 1000));
      while (answers.length < due) {
        const answer = send(agent, address, next(answers.length));
        // Failures are reported together below.
        answer.catch(() => undefined);
        answers.push(answer);
      }
      if (answers.length < most) return;
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
  const ends = await Promise.allSettled(answers);
  if (!given) agent.destroy();
  const failed = ends.filter((end) => end.status === 'rejected');
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${ends.length} requests failed, the first: ${failed[0]?.reason}`);
  return ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : [])).sort((a, b) => a - b);
}

function send(agent: http.Agent, address: string, { method, path, headers, body }: Offered): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.request(address + path, { method, headers, agent }, (response) => {
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 400) reject(new Error(`${path} responded with ${statusCode}.`));
        else resolve(performance.now() - start);
      });
      response.resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}
