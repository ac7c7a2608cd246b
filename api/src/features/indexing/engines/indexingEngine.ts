import type { Config } from '../../../lib/config/config.ts';
import { ExternalRequestError, publicInternet } from '../../../lib/net/fetchExternal.ts';
import {
  anyNetwork,
  postExternal,
  type ExternalResponse,
  type ExternalPost,
} from '../../../lib/net/postExternal.ts';

export type EngineName = 'INDEXNOW' | 'GOOGLE';

export interface EngineUrl {
  url: string;
  /** The page was removed. */
  isGone: boolean;
}

/** Outcome of one call, or of a call whose outcome was not recorded. */
export interface CallOutcome {
  /** `later`: certainly not accepted, can be retried. `unknown`: may have been accepted. */
  kind: 'accepted' | 'refused' | 'later' | 'unknown';
  /** Null without a response. */
  httpStatus: number | null;
  fault: string | null;
  /** Backoff that the engine requests, in seconds. */
  retryAfter: number | null;
}

export interface EngineCall {
  config: Config;
  /** Our public origin. */
  siteUrl: string;
  credentials: string;
}

/** A search engine that accepts URLs. */
export interface IndexingEngine {
  /** Limit of the engine's API. */
  maxUrlsPerCall: number;
  /** Maximum of URLs claimed from the queue at a time. */
  maxBatchSize: number;
  /** Time zone of the engine's daily quota. */
  dayZone: string;
  send(call: EngineCall, urls: readonly EngineUrl[]): Promise<CallOutcome>;
  /** Whether it accepted a URL since that time; null if unknown now. Missing if the engine has no way to look this up. */
  wasAccepted?(call: EngineCall, url: EngineUrl, since: Date): Promise<boolean | null>;
}

/** Until the status of the engine's response. */
const timeoutMs = 10_000;
/** Fits a response that repeats a URL of maximum length three times. */
const maxResponseBytes = 16_000;
const maxFaultLength = 500;

/** Calls an engine, or its substitute in tests. Throws ExternalRequestError without a response. */
export function callEngine(
  { submissions: { gateway } }: Config,
  origin: string,
  path: string,
  post: Pick<ExternalPost, 'body' | 'headers' | 'method'>,
): Promise<ExternalResponse> {
  return postExternal(
    (gateway ?? origin) + path,
    {
      ...post,
      headers: { ...post.headers, 'user-agent': 'BusinessDirectory/1.0' },
      timeoutMs,
      maxResponseBytes,
    },
    gateway === null ? publicInternet : anyNetwork,
  );
}

/** Outcome by the status of a response: 2xx accepted, 429 and 5xx retry later, anything else refused. */
export function outcomeOf({ status, retryAfter, text }: ExternalResponse): CallOutcome {
  const isAccepted = status >= 200 && status < 300;
  const kind = isAccepted ? 'accepted' : status === 429 || status >= 500 ? 'later' : 'refused';
  return { kind, httpStatus: status, fault: isAccepted ? null : plain(text), retryAfter };
}

/** Whether a response is an HTML page, as of a proxy, a captive portal or a parked host, and not from the engine. */
export const isPage = (text: string) => /^[\s\uFEFF]*</.test(text);

/** Outcome of a request without a response. Rethrows errors that are not of the network. */
export function outcomeOfFault(error: unknown): CallOutcome {
  if (!(error instanceof ExternalRequestError)) throw error;
  const kind = error.mayHaveArrived ? 'unknown' : error.fault === 'refused' ? 'refused' : 'later';
  return { kind, httpStatus: null, fault: error.fault, retryAfter: null };
}

function plain(text: string): string {
  const { message } = readJson<{ error?: { message?: unknown } }>(text)?.error ?? {};
  return (typeof message === 'string' ? message : text)
    .replace(/[\s\p{Cc}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, maxFaultLength);
}

/** Parses a JSON object; null for anything else. */
export function readJson<Value extends object>(text: string): Value | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : null;
  } catch {
    return null;
  }
}
