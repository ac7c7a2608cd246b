import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** Why an address outside was not read. */
export type OutsideFault = 'refused' | 'unreachable' | 'status' | 'type' | 'too-large' | 'timeout';

export class OutsideError extends Error {
  override readonly name = 'OutsideError';

  constructor(
    readonly fault: OutsideFault,
    message: string,
    /** True if the whole request had been sent, so that the server may have acted on it. */
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}

export interface OutsideLimits {
  /** For everything together, redirects too. */
  milliseconds: number;
  bytes: number;
  redirects: number;
  /** Whether a content type (lower case, without parameters) is accepted. */
  takes: (contentType: string) => boolean;
}

/** Name resolution and allowed addresses; tests replace them to reach servers of this machine. */
export interface OutsideNetwork {
  resolve(hostname: string): Promise<string[]>;
  mayCall(address: string, port: number): boolean;
}

const resolver = new Resolver({ timeout: 2000, tries: 2 });

/** The public internet on the ports of the web. */
export const publicInternet: OutsideNetwork = {
  async resolve(hostname) {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
  },
  mayCall: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};

/**
 * Fetches a URL from untrusted data. Its host is resolved once, each of its IP addresses must be public, and the connection
 * uses the checked address; redirects are checked likewise. Throws OutsideError.
 */
export async function fetchOutside(
  address: string,
  limits: OutsideLimits,
  network: OutsideNetwork = publicInternet,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = readUrl(address);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const target = await checkedTarget(url, network, signal);
    const answer = await call(url, target, limits, signal);
    if (Buffer.isBuffer(answer)) return answer;
    url = readUrl(answer.location, url);
  }
  throw new OutsideError('refused', 'it redirects too often');
}

/** An address of the web, without a name or password in it. Throws OutsideError. */
export function readUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutsideError('refused', 'no address of the web');
  return url;
}

/** The IP address to connect to, once every address behind the name may be called. Throws OutsideError. */
export async function checkedTarget(url: URL, network: OutsideNetwork, signal: AbortSignal): Promise<string> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const resolved = isIP(hostname) ? [hostname] : await inTime(network.resolve(hostname), signal);
  const [first] = resolved;
  if (first === undefined) throw new OutsideError('unreachable', 'the name leads nowhere');
  // One private address among public ones is a trap, not an accident.
  if (!resolved.every((one) => network.mayCall(one, port)))
    throw new OutsideError('refused', 'it leads to an address that is not public');
  return first;
}

function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new OutsideError('timeout', 'it took too long'));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, () => reject(new OutsideError('unreachable', 'the name leads nowhere')));
  });
}

function call(
  url: URL,
  target: string,
  limits: OutsideLimits,
  signal: AbortSignal,
): Promise<Buffer | { location: string }> {
  const family = target.includes(':') ? 6 : 4;
  return new Promise((resolve, reject) => {
    const fail = (fault: OutsideFault, message: string) => {
      request.destroy();
      reject(new OutsideError(fault, message));
    };
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'GET',
      agent: false,
      signal,
      // Resolved above; asking again could give another answer.
      lookup: (_hostname, options, callback) => {
        if (options.all) callback(null, [{ address: target, family }]);
        else callback(null, target, family);
      },
      headers: {
        accept: 'image/webp,image/avif,image/*;q=0.8',
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; BusinessDirectory/1.0)',
      },
    });
    request.once('error', () => {
      if (signal.aborted) fail('timeout', 'it took too long');
      else fail('unreachable', 'it could not be reached');
    });
    request.once('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        request.destroy();
        resolve({ location: headers.location });
        return;
      }
      if (statusCode !== 200) return fail('status', `it answered ${statusCode}`);
      const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      const encoding = headers['content-encoding'] ?? 'identity';
      if (!limits.takes(type) || encoding !== 'identity') return fail('type', 'it is something else');
      if (Number(headers['content-length'] ?? 0) > limits.bytes) return fail('too-large', 'it is too large');
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > limits.bytes) fail('too-large', 'it is too large');
        else chunks.push(chunk);
      });
      response.once('end', () => {
        if (response.complete) resolve(Buffer.concat(chunks));
        else fail('unreachable', 'it broke off');
      });
      response.once('error', () => fail(signal.aborted ? 'timeout' : 'unreachable', 'it broke off'));
    });
    request.end();
  });
}
