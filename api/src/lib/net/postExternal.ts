import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import {
  resolveTarget,
  ExternalRequestError,
  pinnedLookup,
  publicInternet,
  readUrl,
  type NetworkPolicy,
} from './fetchExternal.ts';

/** Every address and port: only for URLs that the installation's administrator configures. */
export const anyNetwork: NetworkPolicy = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  allows: () => true,
};

export interface ExternalPost {
  /** Default: POST. */
  method?: 'GET' | 'POST';
  body: string;
  headers: Record<string, string>;
  /** Until the status of the response. */
  timeoutMs: number;
  /** The rest of the response is not read. */
  maxResponseBytes: number;
  /** Aborts the request. */
  signal?: AbortSignal;
}

export interface ExternalResponse {
  status: number;
  /** `Retry-After` in seconds; null if missing or invalid. */
  retryAfter: number | null;
  /** The first bytes of the body. */
  text: string;
}

/** Time for the beginning of the body, once the status is known. */
const bodyTimeoutMs = 1000;

/**
 * Posts to a URL from untrusted data by https (with `anyNetwork` also by http). It connects to the checked IP address, follows
 * no redirect, and reads at most `maxResponseBytes`. Throws ExternalRequestError.
 */
export async function postExternal(
  address: string,
  post: ExternalPost,
  network: NetworkPolicy = publicInternet,
): Promise<ExternalResponse> {
  const timeout = AbortSignal.timeout(post.timeoutMs);
  const signal = post.signal ? AbortSignal.any([timeout, post.signal]) : timeout;
  const url = readUrl(address);
  if (url.protocol !== 'https:' && network !== anyNetwork)
    throw new ExternalRequestError('refused', 'not an https URL');
  const target = await resolveTarget(url, network, signal);
  return send(url, target, post, signal);
}

function send(url: URL, target: string, post: ExternalPost, signal: AbortSignal): Promise<ExternalResponse> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: post.method ?? 'POST',
      agent: false,
      signal,
      lookup: pinnedLookup(target),
      headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
    });
    request.once('error', () =>
      reject(
        signal.aborted
          ? new ExternalRequestError('timeout', 'timed out', request.writableFinished)
          : new ExternalRequestError('unreachable', 'connection failed', request.writableFinished),
      ),
    );
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        clearTimeout(timer);
        const text = Buffer.concat(chunks).subarray(0, post.maxResponseBytes).toString('utf8');
        const retryAfter = readRetryAfter(response.headers);
        resolve({ status: response.statusCode ?? 0, retryAfter, text });
        request.destroy();
      };
      // The status is enough: a body that never ends must not delay the result.
      const timer = setTimeout(finish, bodyTimeoutMs);
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= post.maxResponseBytes) finish();
      });
      response.once('close', finish);
      response.on('error', finish);
    });
    request.end(post.body);
  });
}

/** `Retry-After` in seconds; the header holds seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter({ 'retry-after': written = '', date }: http.IncomingHttpHeaders): number | null {
  if (/^\d{1,9}$/.test(written)) return Number(written);
  if (!/^[A-Z][a-z]{2}/.test(written)) return null;
  // Relative to the server's own clock.
  const now = Date.parse(date ?? '');
  const seconds = (Date.parse(written) - (Number.isNaN(now) ? Date.now() : now)) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}
