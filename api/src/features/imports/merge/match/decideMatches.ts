import type { Comparison } from '../../../../lib/identity/compareListings.ts';

/** A listing that a row may mean. */
export interface Candidate {
  id: number;
  /** Whether the listing is in the trash; then only a certain match counts. */
  isTrashed: boolean;
  comparison: Comparison;
}

type AmbiguityReason =
  | 'OTHER_PLACE'
  | 'FAR_AWAY'
  | 'OTHER_PHONE'
  | 'OTHER_NAME'
  | 'OTHER_ADDRESS'
  | 'SEVERAL'
  | 'LITTLE_KNOWN'
  | 'OTHER_ROW';

/** A row of the file with its candidates: listings that are not certainly different. */
export interface OpenRow {
  position: number;
  candidates: readonly Candidate[];
}

export interface Decisions {
  matches: { position: number; id: number }[];
  ambiguous: { position: number; reason: AmbiguityReason; ids: number[] }[];
}

const maxCandidates = 10;
/** Two listings within this difference of evidence are equally likely. In bits. */
const minLead = 1;
/** A pair is likely if no other pair of either row is within so many bits. */
const clearLead = 6;

/** Evidence needed to match a listing that already matches another row of the file. In bits. */
const clearOfRival = 14;

interface Pair {
  position: number;
  candidate: Candidate;
}

/**
 * Assigns listings to rows one to one, greedily by descending evidence: neither a file nor the directory has a listing twice. An
 * ambiguous pair is accepted if it is likely and no other pair of its row or listing is nearly as good; else an operator decides.
 * Listings in `taken` are assigned already. Pure.
 */
export function decideMatches(rows: readonly OpenRow[], taken: ReadonlySet<number>): Decisions {
  const pairs = rows
    .flatMap(({ position, candidates }) => candidates.map((candidate): Pair => ({ position, candidate })))
    .filter(({ candidate }) => !candidate.isTrashed || candidate.comparison.verdict === 'SAME')
    .sort(byEvidence);
  const ofRow = groupBy(pairs, ({ position }) => position);
  const ofListing = groupBy(pairs, ({ candidate }) => candidate.id);
  const matchOf = new Map<number, number>();
  const used = new Set(taken);
  // An equal candidate is no rival if it belongs to a better pair.
  const isFree = ({ position, candidate }: Pair) => !matchOf.has(position) && !used.has(candidate.id);
  const leads = (pair: Pair, lead: number) =>
    [
      ...(ofRow.get(pair.position) ?? []),
      ...(lead > minLead ? (ofListing.get(pair.candidate.id) ?? []) : []),
    ].every((rival) => rival === pair || !isFree(rival) || isAhead(pair, rival, lead));
  const isAlone = (pair: Pair) =>
    [ofRow.get(pair.position), ofListing.get(pair.candidate.id)].every((rivals) => rivals?.length === 1);
  const isClear = (pair: Pair) => {
    const { verdict, isLikely, isLikelyAlone } = pair.candidate.comparison;
    if (verdict === 'SAME') return leads(pair, minLead);
    return isLikely ? leads(pair, clearLead) : isLikelyAlone && isAlone(pair);
  };
  for (const wanted of ['SAME', 'ASK'] as const)
    for (const pair of pairs) {
      if (pair.candidate.comparison.verdict !== wanted || !isFree(pair) || !isClear(pair)) continue;
      matchOf.set(pair.position, pair.candidate.id);
      used.add(pair.candidate.id);
    }
  const ambiguous = rows.flatMap(({ position }) => {
    const ambiguity = matchOf.has(position) ? null : ambiguityOf(ofRow.get(position) ?? [], used, isAlone);
    return ambiguity ? [{ position, ...ambiguity }] : [];
  });
  return { matches: [...matchOf].map(([position, id]) => ({ position, id })), ambiguous };
}

function groupBy(pairs: readonly Pair[], keyOf: (pair: Pair) => number): Map<number, Pair[]> {
  const groups = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const group = groups.get(keyOf(pair));
    if (group) group.push(pair);
    else groups.set(keyOf(pair), [pair]);
  }
  return groups;
}

function isAhead({ candidate }: Pair, { candidate: rival }: Pair, lead: number): boolean {
  const [one, other] = [candidate.comparison, rival.comparison];
  if (one.verdict === 'SAME' && other.verdict !== 'SAME') return true;
  return (
    (lead === minLead ? rankOf(one) - rankOf(other) : one.bits - other.bits) >= lead ||
    (lead === minLead &&
      rankOf(one) >= rankOf(other) &&
      (one.metres ?? Infinity) < (other.metres ?? Infinity))
  );
}

/** The question about an unmatched row; null if none of its candidates is worth asking about. */
function ambiguityOf(
  pairs: readonly Pair[],
  used: ReadonlySet<number>,
  isAlone: (pair: Pair) => boolean,
): Omit<Decisions['ambiguous'][number], 'position'> | null {
  const same = pairs.filter(({ candidate }) => candidate.comparison.verdict === 'SAME');
  if (same.length > 0) {
    const isTaken = same.every(({ candidate }) => used.has(candidate.id));
    return { reason: isTaken ? 'OTHER_ROW' : 'SEVERAL', ids: firstIds(same) };
  }
  const open = pairs.filter((pair) => {
    const { isWeak, bits } = pair.candidate.comparison;
    return isWeak ? isAlone(pair) : !used.has(pair.candidate.id) || bits >= clearOfRival;
  });
  const [likeliest] = open;
  if (!likeliest) return null;
  const { ambiguity } = likeliest.candidate.comparison;
  return { reason: ambiguity === 'UNCERTAIN' ? 'LITTLE_KNOWN' : ambiguity, ids: firstIds(open) };
}

const firstIds = (pairs: readonly Pair[]) =>
  pairs.slice(0, maxCandidates).map(({ candidate }) => candidate.id);

/** Bonus of an equal name among several matching pairs, in bits: it outweighs an address that one of them lacks. */
const bitsOfEqualName = 8;
const rankOf = ({ bits, similarity }: Comparison) => bits + bitsOfEqualName * similarity;

const order = { SAME: 0, ASK: 1, DIFFERENT: 2 } as const;

function byEvidence({ position, candidate: one }: Pair, { position: at, candidate: other }: Pair): number {
  return (
    order[one.comparison.verdict] - order[other.comparison.verdict] ||
    rankOf(other.comparison) - rankOf(one.comparison) ||
    (one.comparison.metres ?? Infinity) - (other.comparison.metres ?? Infinity) ||
    one.id - other.id ||
    position - at
  );
}
