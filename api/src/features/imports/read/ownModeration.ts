import { maxReviewNote, reviewHideReasons } from '../../../../../domain/reviewReasons.ts';
import type { ImportedModeration } from '../stage/importedRow.ts';
import { ValueProblem } from './rows/rowProblem.ts';

/**
 * The moderation of a review in our own export, as JSON text or as an object; null for a visible review.
 * Throws ValueProblem for anything else: a hidden review must not become visible because its state can't be read.
 */
export function ownModeration(written: unknown): ImportedModeration | null {
  if (written === null || written === undefined || written === '') return null;
  const refused = () =>
    new ValueProblem(
      'BAD_JSON',
      'moderationUnreadable',
      typeof written === 'string' ? written : JSON.stringify(written),
    );
  const value: unknown = typeof written === 'string' ? parsed(written) : written;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused();
  const { state, at, reason = null, note = null, identity = null } = value as Record<string, unknown>;
  const time = typeof at === 'string' ? Date.parse(at) : NaN;
  const isKnown =
    (state === 'hidden' || state === 'removed') &&
    !Number.isNaN(time) &&
    (reason === null || reviewHideReasons.some((one) => one === reason)) &&
    (note === null || (typeof note === 'string' && [...note].length <= maxReviewNote)) &&
    (identity === null || (typeof identity === 'string' && /^[0-9a-f]{32}$/.test(identity)));
  if (!isKnown) throw refused();
  return {
    state,
    at: new Date(time).toISOString(),
    reason: reason as string | null,
    note: note === null ? null : note.replaceAll('\0', '') || null,
    identity,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
