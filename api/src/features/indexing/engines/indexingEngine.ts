import type { Config } from '../../../lib/config/config.ts';
import { OutsideError, publicInternet } from '../../../lib/net/fetchOutside.ts';
import {
  anyNetwork,
  postOutside,
  type OutsideAnswer,
  type OutsidePost,
} from '../../../lib/net/postOutside.ts';

export type EngineName = 'INDEXNOW' | 'GOOGLE';

export interface EngineUrl {
  url: string;
  /** The page was removed. */
  isGone: boolean;
}

/** Outcome of one call, or of a call whose outcome was not recorded. */
export interface CallOutcome {
  /** `later`: certainly not accepted, can be retried. `unknown`: may have been accepted. */
  kind: 'taken' | 'refused' | 'later' | 'unknown';
  /** Null if no answer came. */
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
  /** Addresses that one call may carry. */
  maxUrlsPerCall: number;
  /** URLs taken from the queue at a time. */
  maxTaken: number;
  /** Time zone of the engine's daily quota. */
  dayZone: string;
  send(call: EngineCall, urls: readonly EngineUrl[]): Promise<CallOutcome>;
  /** Whether it accepted a URL since; null if unknown now. Engines without this method are never asked. */
  wasTaken?(call: EngineCall, url: EngineUrl, since: Date): Promise<boolean | null>;
}

/** Milliseconds that an engine has until the status of its answer. */
const patienceMs = 10_000;
/** Room for an answer that names an address of the greatest length three times. */
const answerBytes = 16_000;
const maxFaultLength = 500;

/** Calls an engine, or its substitute in tests. Throws OutsideError without an answer. */
export function callEngine(
  { submissions: { gateway } }: Config,
  origin: string,
  path: string,
  post: Pick<OutsidePost, 'body' | 'headers' | 'method'>,
): Promise<OutsideAnswer> {
  return postOutside(
    (gateway ?? origin) + path,
    {
      ...post,
      headers: { ...post.headers, 'user-agent': 'BusinessDirectory/1.0' },
      milliseconds: patienceMs,
      answerBytes,
    },
    gateway === null ? publicInternet : anyNetwork,
  );
}

/** Meaning of an answer: 2xx accepted, 429 and 5xx retry later, anything else refused. */
export function outcomeOf({ status, retryAfter, text }: OutsideAnswer): CallOutcome {
  const isTaken = status >= 200 && status < 300;
  const kind = isTaken ? 'taken' : status === 429 || status >= 500 ? 'later' : 'refused';
  return { kind, httpStatus: status, fault: isTaken ? null : plain(text), retryAfter };
}

/** Whether an answer is a page for people: of a proxy, a portal or a host that is parked, not of an engine. */
export const isPage = (text: string) => /^[\s\uFEFF]*</.test(text);

/** Meaning of a missing answer. Rethrows errors that are not the network's. */
export function outcomeOfFault(error: unknown): CallOutcome {
  if (!(error instanceof OutsideError)) throw error;
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

/** The object that a text is the JSON of; null for anything else. */
export function readJson<Value extends object>(text: string): Value | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : null;
  } catch {
    return null;
  }
}
