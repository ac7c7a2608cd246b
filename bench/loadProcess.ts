// Sends one request at a fixed rate until stdin ends, in a separate process: pauses of other work would count as
// the server's. Prints the durations of the responses.
import { once } from 'node:events';
import { generateLoad } from './generateLoad.ts';

const { address, request, perSecond } = JSON.parse(process.argv[2] ?? '') as {
  address: string;
  request: { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
  perSecond: number;
};
const end = once(process.stdin.resume(), 'end');
const times = await generateLoad(address, () => request, { perSecond, seconds: end });
const at = (share: number) => times[Math.floor(times.length * share)];
process.stdout.write(JSON.stringify({ p50: at(0.5), p99: at(0.99), requests: times.length }));
