import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../lib/context.ts';
import { claimEngine, releaseEngine, type ClaimedEngine } from './engineClaim.ts';
import type { CallOutcome, EngineCall, EngineName, IndexingEngine } from './indexingEngine.ts';
import { engineNames, indexingEngines } from './indexingEngines.ts';
import { layOut } from './layOut.ts';
import { noteOutcome, putBack, strandedUrls, takeUrls, type TakenUrl } from './urlLine.ts';

/** Milliseconds after which the line makes room for other errands, however long it is. */
const turnMs = 50_000;
const asked: CallOutcome = { kind: 'taken', httpStatus: null, fault: null, retryAfter: null };
const notTold: CallOutcome = {
  kind: 'refused',
  httpStatus: null,
  fault: 'Yanıt alınamadı; adres ulaşmış olabilir, bu yüzden kendiliğinden yeniden gönderilmedi.',
  retryAfter: null,
};

/**
 * Works through the line of one engine, call by call at its pace, until it is empty, the quota is spent, the engine wants
 * rest, or `isEnough`. Of all workers only one does so at a time. An address is marked before it is sent, so that one whose
 * outcome nobody wrote down is asked about, or given up, and never sent twice.
 */
export async function workLine(
  context: Context,
  name: EngineName,
  signal: AbortSignal,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  const { db, config } = context;
  if (config.siteUrl === null) return;
  const engine = indexingEngines[name];
  const claim = randomUUID();
  const end = performance.now() + turnMs;
  let isFirst = true;
  try {
    while (!signal.aborted && performance.now() < end && !(await isEnough())) {
      const held = await claimEngine(db, name, claim);
      if (!held) return;
      await pause(held.waitMs);
      const call = { config, siteUrl: config.siteUrl, credentials: held.credentials };
      if (isFirst) await settleStranded(context, engine, held, call);
      isFirst = false;
      const taken = await takeUrls(db, held, engine.mostTaken);
      if (taken.length === 0) {
        if (held.quotaLeft === 0 || !(await layOut(context, name))) return;
        continue;
      }
      if (!(await sendAll(context, engine, held, call, taken, signal))) return;
    }
  } finally {
    await releaseEngine(db, name, claim);
  }
}

/** Sends what was taken, call by call. Returns whether the engine may be called on. */
async function sendAll(
  { db, config }: Context,
  engine: IndexingEngine,
  held: ClaimedEngine,
  call: EngineCall,
  taken: readonly TakenUrl[],
  signal: AbortSignal,
): Promise<boolean> {
  const { paceMs } = config.submissions;
  for (let at = 0; at < taken.length; at += engine.mostInCall) {
    if (at > 0) await pause(paceMs);
    if (signal.aborted) {
      await putBack(db, held, taken.slice(at));
      return false;
    }
    const urls = taken.slice(at, at + engine.mostInCall);
    const outcome = await engine.send(call, urls);
    if (outcome.kind !== 'taken' && outcome.kind !== 'refused')
      await putBack(db, held, taken.slice(at + engine.mostInCall));
    await noteOutcome(db, held, urls, outcome, paceMs);
    if (outcome.kind !== 'taken' && outcome.kind !== 'refused') return false;
  }
  return true;
}

async function settleStranded(
  { db, config }: Context,
  engine: IndexingEngine,
  held: ClaimedEngine,
  call: EngineCall,
): Promise<void> {
  const stranded = await strandedUrls(db, held);
  if (stranded.length === 0) return;
  const { paceMs } = config.submissions;
  if (!engine.wasTaken) return noteOutcome(db, held, stranded, notTold, paceMs);
  for (const url of stranded) {
    const wasTaken = await engine.wasTaken(call, url, url.attemptedAt);
    if (wasTaken === null) await noteOutcome(db, held, [url], notTold, paceMs);
    else if (wasTaken) await noteOutcome(db, held, [url], asked, paceMs);
    else await putBack(db, held, [url]);
    await pause(paceMs);
  }
}

/** The same for the number that an engine has in the queue. */
export async function workDueEngine(context: Context, place: number, signal: AbortSignal): Promise<void> {
  const name = engineNames[place - 1];
  if (name) await workLine(context, name, signal);
}
