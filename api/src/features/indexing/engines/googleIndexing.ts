import { createHash } from 'node:crypto';
import {
  callEngine,
  outcomeOf,
  outcomeOfFault,
  readJson,
  type CallOutcome,
  type EngineCall,
  type IndexingEngine,
} from './indexingEngine.ts';
import { signedClaim, tokenUrl, type ServiceAccount } from './serviceAccount.ts';

const origin = 'https://indexing.googleapis.com';
/** Milliseconds by which the clocks of two machines may differ. */
const clockSlackMs = 60_000;
/** Milliseconds before its expiry at which a token is renewed. */
const earlyMs = 5 * 60_000;

const tokens = new Map<string, { token: string; until: number }>();

/** Google's Indexing API, https://developers.google.com/search/apis/indexing-api/v3/reference: one address a call. */
export const googleIndexing: IndexingEngine = {
  maxUrlsPerCall: 1,
  maxBatchSize: 20,
  dayZone: 'America/Los_Angeles',
  async send(call, [first]) {
    const token = await tokenFor(call);
    if ('kind' in token) return token;
    const body = JSON.stringify({ url: first?.url, type: first?.isGone ? 'URL_DELETED' : 'URL_UPDATED' });
    try {
      const answer = await callEngine(call.config, origin, '/v3/urlNotifications:publish', {
        body,
        headers: { ...token, 'content-type': 'application/json' },
      });
      const outcome = outcomeOf(answer);
      if (answer.status === 401) {
        discardToken(call);
        return { ...outcome, kind: 'later' };
      }
      // This answer may not come from Google.
      if (outcome.kind === 'accepted' && readJson(answer.text) === null)
        return { ...outcome, kind: 'unknown', fault: 'an answer that is no JSON' };
      return outcome;
    } catch (error) {
      return outcomeOfFault(error);
    }
  },
  async wasAccepted(call, { url, isGone }, since) {
    const token = await tokenFor(call);
    if ('kind' in token) return null;
    const path = `/v3/urlNotifications/metadata?url=${encodeURIComponent(url)}`;
    try {
      const { status, text } = await callEngine(call.config, origin, path, {
        method: 'GET',
        body: '',
        headers: token,
      });
      if (status === 401) discardToken(call);
      const known = readJson<{ latestUpdate?: unknown; latestRemove?: unknown }>(text);
      if (!known) return null;
      if (status === 404) return false;
      if (status !== 200) return null;
      const [wanted, other] = isGone
        ? [known.latestRemove, known.latestUpdate]
        : [known.latestUpdate, known.latestRemove];
      const last = timeOf(wanted);
      if (last !== null) return last >= since.getTime() - clockSlackMs;
      // Known only for the other; anything else can't be parsed.
      return wanted === undefined && timeOf(other) !== null ? false : null;
    } catch {
      return null;
    }
  },
};

/** Authorization header of the service account, or the reason why there is none. */
async function tokenFor(call: EngineCall): Promise<{ authorization: string } | CallOutcome> {
  const key = keyOf(call);
  const known = tokens.get(key);
  if (known && known.until > Date.now()) return { authorization: `Bearer ${known.token}` };
  const { pathname, origin: tokenOrigin } = new URL(tokenUrl);
  try {
    const answer = await callEngine(call.config, tokenOrigin, pathname, {
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: signedClaim(JSON.parse(call.credentials) as ServiceAccount, new Date()),
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const given = readJson<{ access_token?: unknown; expires_in?: unknown }>(answer.text);
    if (answer.status === 200 && typeof given?.access_token === 'string' && isHeader(given.access_token)) {
      tokens.set(key, {
        token: given.access_token,
        until: Date.now() + Number(given.expires_in ?? 0) * 1000 - earlyMs,
      });
      return { authorization: `Bearer ${given.access_token}` };
    }
    // It is the account that is refused, not the address.
    const outcome = outcomeOf(answer);
    return { ...outcome, kind: 'later', fault: outcome.fault ?? 'no token in the answer' };
  } catch (error) {
    // Only a token was requested, so no URL can have been accepted.
    const outcome = outcomeOfFault(error);
    return { ...outcome, kind: 'later' };
  }
}

const isHeader = (token: string) => /^[\x21-\x7e]+$/.test(token);

/** Time of a URL's last notification, in ms; null if it cannot be read. */
function timeOf(metadata: unknown): number | null {
  if (typeof metadata !== 'object' || metadata === null || !('notifyTime' in metadata)) return null;
  const time = typeof metadata.notifyTime === 'string' ? Date.parse(metadata.notifyTime) : NaN;
  return Number.isNaN(time) ? null : time;
}

const keyOf = ({ credentials, config }: EngineCall) =>
  createHash('sha256').update(`${config.submissions.gateway} ${credentials}`).digest('hex');
const discardToken = (call: EngineCall) => tokens.delete(keyOf(call));
