import type { Context } from '../../../lib/context.ts';
import type { DoubtDecision } from '../../../generated/prisma/client.ts';
import { decideAmbiguousMatch } from './decideAmbiguousMatch.ts';
import { exitCodes } from '../command/printImport.ts';

const number = /^[1-9]\d{0,8}$/;
const decisions: Record<string, DoubtDecision> = { create: 'CREATE', merge: 'MERGE', skip: 'SKIP' };

interface Decision {
  matchId: number;
  decision: DoubtDecision;
  businessId: number | null;
}

/** Parses `--decide ID create|skip|merge [LISTING]`; null if it is invalid. */
export function readDecision(matchId: string, [word = '', listing]: string[]): Decision | null {
  const decision = Object.hasOwn(decisions, word) ? decisions[word] : undefined;
  const isWhole = decision === 'MERGE' ? number.test(listing ?? '') : listing === undefined;
  if (!decision || !isWhole || !number.test(matchId)) return null;
  return { matchId: Number(matchId), decision, businessId: listing === undefined ? null : Number(listing) };
}

/**
 * `npm run import -- --decide ID …`: decides about one ambiguous row. Returns the exit code. Errors: those of
 * `decideAmbiguousMatch`.
 */
export async function decideCommand(
  context: Context,
  { matchId, decision, businessId }: Decision,
  isJson: boolean,
  write: (line: string) => void,
): Promise<number> {
  const decided = await decideAmbiguousMatch(context, matchId, { decision, businessId });
  const { created, updated, unchanged, doubtful } = await context.db.prisma.import.findUniqueOrThrow({
    where: { id: decided.importId },
  });
  const { id, importId, name } = decided;
  if (isJson) {
    const figures = { created, updated, unchanged, doubtful };
    write(JSON.stringify({ id, importId, name, decision, businessId: decided.businessId, import: figures }));
  } else {
    const outcome = decided.businessId === null ? 'left out' : `listing ${decided.businessId}`;
    write(`${name}: ${outcome}. Import ${importId} has ${doubtful} ambiguous rows.`);
  }
  return exitCodes.done;
}
