import type { Comparison } from '../../../lib/identity/comparePlaces.ts';

/** A listing that a row may mean. */
export interface Candidate {
  id: number;
  /** Only a listing that certainly is the row's matters while it lies in the trash. */
  isTrashed: boolean;
  comparison: Comparison;
}

export type DoubtReason =
  | 'OTHER_PLACE'
  | 'FAR_AWAY'
  | 'OTHER_PHONE'
  | 'OTHER_NAME'
  | 'OTHER_ADDRESS'
  | 'SEVERAL'
  | 'LITTLE_KNOWN'
  | 'OTHER_ROW';

export type Decision =
  | { kind: 'MATCH'; id: number; bits: number }
  | { kind: 'DOUBT'; reason: DoubtReason; ids: number[] }
  | null;

const mostCandidates = 10;
/** Two listings within this difference of evidence are equally likely. */
const leastLead = 1;

/** Decides which of its candidates a row is, if any: the best one, where no other fits as well. Pure. */
export function decideMatch(candidates: readonly Candidate[]): Decision {
  const same = candidates.filter(({ comparison }) => comparison.verdict === 'SAME').sort(byEvidence);
  const [best, next] = same;
  if (best) {
    const leads =
      !next ||
      best.comparison.bits - next.comparison.bits >= leastLead ||
      (best.comparison.metres ?? Infinity) < (next.comparison.metres ?? Infinity);
    return leads
      ? { kind: 'MATCH', id: best.id, bits: best.comparison.bits }
      : { kind: 'DOUBT', reason: 'SEVERAL', ids: firstIds(same) };
  }
  const open = candidates
    .filter(({ comparison, isTrashed }) => comparison.verdict === 'ASK' && !isTrashed)
    .sort(byEvidence);
  const [likeliest] = open;
  if (!likeliest) return null;
  const { doubt } = likeliest.comparison;
  return { kind: 'DOUBT', reason: doubt === 'UNCERTAIN' ? 'LITTLE_KNOWN' : doubt, ids: firstIds(open) };
}

const firstIds = (candidates: readonly Candidate[]) =>
  candidates.slice(0, mostCandidates).map(({ id }) => id);

function byEvidence(one: Candidate, other: Candidate): number {
  return (
    other.comparison.bits - one.comparison.bits ||
    (one.comparison.metres ?? Infinity) - (other.comparison.metres ?? Infinity) ||
    one.id - other.id
  );
}
