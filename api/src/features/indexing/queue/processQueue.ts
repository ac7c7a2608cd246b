import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../lib/context.ts';
import { claimEngine, releaseEngine, type ClaimedEngine } from '../engines/engineClaim.ts';
import type { CallOutcome, EngineCall, EngineName, IndexingEngine } from '../engines/indexingEngine.ts';
import { engineNames, indexingEngines } from '../engines/indexingEngines.ts';
import { enqueueListings } from './enqueueUrls.ts';
import {
  recordOutcome,
  requeueUrls,
  resolveUrls,
  strandedUrls,
  takeUrls,
  type TakenUrl,
} from './urlQueue.ts';

/** After this time the queue yields the worker to other polled tasks. */
const turnMs = 50_000;
const accepted: CallOutcome = { kind: 'accepted', httpStatus: null, fault: null, retryAfter: null };
const notAccepted: CallOutcome = {
  kind: 'later',
  httpStatus: null,
  fault: 'noAnswerUnsent',
  retryAfter: null,
};
const unresolved: CallOutcome = {
  kind: 'refused',
  httpStatus: null,
  fault: 'noAnswerMaybeSent',
  retryAfter: null,
};

/**
 * Processes the queue of one engine, call by call at its rate, until it is empty, the quota is used up, the engine asks to
 * wait, or `isEnough`. Only one worker does so at a time. A URL is marked before it is sent: if its outcome was not recorded,
 * the engine is asked or the URL is given up, but it is never sent twice.
 */
export async function processQueue(
  context: Context,
  name: EngineName,
  signal: AbortSignal,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  const { db, config } = context;
  if (config.siteUrl === null) return;
  const engine = indexingEngines[name];
  const claim = { engine: name, claim: randomUUID(), paceMs: config.submissions.paceMs };
  const end = performance.now() + turnMs;
  let isFirst = true;
  try {
    while (!signal.aborted && performance.now() < end && !(await isEnough())) {
      const held = await claimEngine(db, claim);
      if (!held) return;
      await wait(held.waitMs, signal);
      const call = { config, siteUrl: config.siteUrl, credentials: held.credentials };
      if (isFirst && !(await resolveStranded(context, engine, held, call, signal))) return;
      isFirst = false;
      const taken = await takeUrls(db, held, maxNow(engine, held));
      if (taken.length === 0) {
        if (held.quotaLeft === 0 || !(await enqueueListings(context, name))) return;
        continue;
      }
      if (!(await sendAll(context, engine, held, call, taken, signal))) return;
    }
  } finally {
    await releaseEngine(db, claim);
  }
}

// After a failure, a call carries a single URL, since it may be lost with all that it carries. No more are taken than a
// turn can send.
function maxNow(
  { maxBatchSize, maxUrlsPerCall }: IndexingEngine,
  { failures, paceMs }: ClaimedEngine,
): number {
  if (failures > 0) return 1;
  const calls = Math.max(1, Math.floor(turnMs / Math.max(1, paceMs)));
  return Math.min(maxBatchSize, calls * maxUrlsPerCall);
}

/** Sends the claimed URLs, call by call. Returns whether the engine may be called again. */
async function sendAll(
  { db }: Context,
  engine: IndexingEngine,
  held: ClaimedEngine,
  call: EngineCall,
  taken: readonly TakenUrl[],
  signal: AbortSignal,
): Promise<boolean> {
  for (let at = 0; at < taken.length; at += engine.maxUrlsPerCall) {
    if (at > 0) await wait(held.paceMs, signal);
    if (signal.aborted) {
      await requeueUrls(db, held, taken.slice(at));
      return false;
    }
    const urls = taken.slice(at, at + engine.maxUrlsPerCall);
    const left = taken.slice(at + engine.maxUrlsPerCall);
    const outcome = await engine.send(call, urls);
    const hasAnswered = outcome.kind === 'accepted' || outcome.kind === 'refused';
    // Before the pause, so that they do not count as in progress during it.
    if (!hasAnswered) await requeueUrls(db, held, left);
    const mayContinue = await recordOutcome(db, held, urls, outcome);
    if (hasAnswered && !mayContinue) await requeueUrls(db, held, left);
    if (!hasAnswered || !mayContinue) return false;
  }
  return true;
}

/** Resolves URLs that a lost worker had claimed. Returns whether the engine may be called again. */
async function resolveStranded(
  { db }: Context,
  engine: IndexingEngine,
  held: ClaimedEngine,
  call: EngineCall,
  signal: AbortSignal,
): Promise<boolean> {
  const stranded = await strandedUrls(db, held);
  if (stranded.length === 0) return true;
  if (!engine.wasAccepted) return resolveUrls(db, held, stranded, unresolved);
  for (const url of stranded) {
    if (signal.aborted) return false;
    const wasAccepted = await engine.wasAccepted(call, url, url.attemptedAt);
    const known = wasAccepted ? accepted : notAccepted;
    if (!(await resolveUrls(db, held, [url], wasAccepted === null ? unresolved : known))) return false;
    await wait(held.paceMs, signal);
  }
  return true;
}

/** Waits; ends early when `signal` aborts. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** Processes the queue of the engine with this position, from 1, in `engineNames`. */
export async function processDueEngine(context: Context, place: number, signal: AbortSignal): Promise<void> {
  const name = engineNames[place - 1];
  if (name) await processQueue(context, name, signal);
}
