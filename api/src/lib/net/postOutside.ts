import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { checkedTarget, OutsideError, publicInternet, readUrl, type OutsideNetwork } from './fetchOutside.ts';

/** Anything that this machine reaches, on any port: for who sets up the machine, never for what visitors write. */
export const anyNetwork: OutsideNetwork = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  mayCall: () => true,
};

export interface OutsidePost {
  /** POST where left out. */
  method?: 'GET' | 'POST';
  body: string;
  headers: Record<string, string>;
  /** For everything up to the status of the answer. */
  milliseconds: number;
  /** Bytes of the answer that are stored. */
  answerBytes: number;
  /** Aborted when no caller waits any longer. */
  signal?: AbortSignal;
}

export interface OutsideAnswer {
  status: number;
  /** `Retry-After` in seconds; null if missing or invalid. */
  retryAfter: number | null;
  /** The first bytes of the body. */
  text: string;
}

/** Milliseconds for the beginning of an answer whose status is known already. */
const textMs = 1000;

/**
 * Posts to a URL from untrusted data by https (with `anyNetwork` also by http). It connects to the checked IP address, follows
 * no redirect, and reads no more of the answer than is stored. Throws OutsideError.
 */
export async function postOutside(
  address: string,
  post: OutsidePost,
  network: OutsideNetwork = publicInternet,
): Promise<OutsideAnswer> {
  const late = AbortSignal.timeout(post.milliseconds);
  const signal = post.signal ? AbortSignal.any([late, post.signal]) : late;
  const url = readUrl(address);
  if (url.protocol !== 'https:' && network !== anyNetwork)
    throw new OutsideError('refused', 'only https is called');
  const target = await checkedTarget(url, network, signal);
  return send(url, target, post, signal);
}

function send(url: URL, target: string, post: OutsidePost, signal: AbortSignal): Promise<OutsideAnswer> {
  const family = target.includes(':') ? 6 : 4;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: post.method ?? 'POST',
      agent: false,
      signal,
      // Resolved before; asking again could give another answer.
      lookup: (_hostname, options, callback) => {
        if (options.all) callback(null, [{ address: target, family }]);
        else callback(null, target, family);
      },
      headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
    });
    request.once('error', () =>
      reject(
        signal.aborted
          ? new OutsideError('timeout', 'it took too long', request.writableFinished)
          : new OutsideError('unreachable', 'it could not be reached', request.writableFinished),
      ),
    );
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        clearTimeout(timer);
        const text = Buffer.concat(chunks).subarray(0, post.answerBytes).toString('utf8');
        const retryAfter = readRetryAfter(response.headers);
        resolve({ status: response.statusCode ?? 0, retryAfter, text });
        request.destroy();
      };
      // The status is enough: a body that never ends must not delay the result.
      const timer = setTimeout(finish, textMs);
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= post.answerBytes) finish();
      });
      response.once('close', finish);
      response.on('error', finish);
    });
    request.end(post.body);
  });
}

/** Seconds of `Retry-After`, which are written as such or as a moment (RFC 9110, section 10.2.3). */
function readRetryAfter({ 'retry-after': written = '', date }: http.IncomingHttpHeaders): number | null {
  if (/^\d{1,9}$/.test(written)) return Number(written);
  if (!/^[A-Z][a-z]{2}/.test(written)) return null;
  // By the clock of the server that names the moment.
  const now = Date.parse(date ?? '');
  const seconds = (Date.parse(written) - (Number.isNaN(now) ? Date.now() : now)) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}
