import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** Why a request to another server failed. */
export type ExternalRequestFault = 'refused' | 'unreachable' | 'status' | 'type' | 'too-large' | 'timeout';

export class ExternalRequestError extends Error {
  override readonly name = 'ExternalRequestError';

  constructor(
    readonly fault: ExternalRequestFault,
    message: string,
    /** True if the whole request had been sent, so that the server may have acted on it. */
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}

export interface ExternalFetchLimits {
  /** Of the whole fetch, including redirects. */
  timeoutMs: number;
  maxBytes: number;
  maxRedirects: number;
  /** Whether a content type (lower case, without parameters) is accepted. */
  accepts: (contentType: string) => boolean;
}

/** Name resolution and allowed addresses. Tests replace it to reach local servers. */
export interface NetworkPolicy {
  resolve(hostname: string): Promise<string[]>;
  allows(address: string, port: number): boolean;
}

const resolver = new Resolver({ timeout: 2000, tries: 2 });

/** The public internet, ports 80 and 443. */
export const publicInternet: NetworkPolicy = {
  async resolve(hostname) {
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return [ipv4, ipv6].flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  },
  allows: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};

/**
 * Fetches a URL from untrusted data. Its host is resolved once, each of its IP addresses must be public, and the connection
 * uses the checked address; redirects are checked likewise. Throws ExternalRequestError.
 */
export async function fetchExternal(
  address: string,
  limits: ExternalFetchLimits,
  network: NetworkPolicy = publicInternet,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = readUrl(address);
  for (let hop = 0; hop <= limits.maxRedirects; hop += 1) {
    const target = await resolveTarget(url, network, signal);
    const response = await request(url, target, limits, signal);
    if (Buffer.isBuffer(response)) return response;
    url = readUrl(response.location, url);
  }
  throw new ExternalRequestError('refused', 'too many redirects');
}

/** Parses an http or https URL without credentials. Throws ExternalRequestError. */
export function readUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new ExternalRequestError('refused', 'not an http or https URL without credentials');
  return url;
}

/** The IP address to connect to, if the policy allows every address of the host. Throws ExternalRequestError. */
export async function resolveTarget(url: URL, network: NetworkPolicy, signal: AbortSignal): Promise<string> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const resolved = isIP(hostname) ? [hostname] : await orTimeout(network.resolve(hostname), signal);
  const [first] = resolved;
  if (first === undefined) throw new ExternalRequestError('unreachable', 'the host name does not resolve');
  // A private address among public ones suggests an SSRF attempt.
  if (!resolved.every((one) => network.allows(one, port)))
    throw new ExternalRequestError('refused', 'the host resolves to an address that is not public');
  return first;
}

/** A `lookup` that returns the checked address: a second resolution could return another one (DNS rebinding). */
export function pinnedLookup(address: string): LookupFunction {
  const family = address.includes(':') ? 6 : 4;
  return (_hostname, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

function orTimeout<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ExternalRequestError('timeout', 'timed out'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
    work.then(resolve, () =>
      reject(new ExternalRequestError('unreachable', 'the host name does not resolve')),
    );
  });
}

function request(
  url: URL,
  target: string,
  limits: ExternalFetchLimits,
  signal: AbortSignal,
): Promise<Buffer | { location: string }> {
  return new Promise((resolve, reject) => {
    const fail = (fault: ExternalRequestFault, message: string) => {
      outgoing.destroy();
      reject(new ExternalRequestError(fault, message));
    };
    const outgoing = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'GET',
      agent: false,
      signal,
      lookup: pinnedLookup(target),
      headers: {
        accept: 'image/webp,image/avif,image/*;q=0.8',
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; BusinessDirectory/1.0)',
      },
    });
    outgoing.once('error', () => {
      if (signal.aborted) fail('timeout', 'timed out');
      else fail('unreachable', 'connection failed');
    });
    outgoing.once('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        outgoing.destroy();
        resolve({ location: headers.location });
        return;
      }
      if (statusCode !== 200) return fail('status', `status ${statusCode}`);
      const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      const encoding = headers['content-encoding'] ?? 'identity';
      if (!limits.accepts(type) || encoding !== 'identity')
        return fail('type', 'unexpected content type or encoding');
      if (Number(headers['content-length'] ?? 0) > limits.maxBytes)
        return fail('too-large', 'response too large');
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > limits.maxBytes) fail('too-large', 'response too large');
        else chunks.push(chunk);
      });
      response.once('end', () => {
        if (response.complete) resolve(Buffer.concat(chunks));
        else fail('unreachable', 'response ended early');
      });
      response.once('error', () => fail(signal.aborted ? 'timeout' : 'unreachable', 'response ended early'));
    });
    outgoing.end();
  });
}
