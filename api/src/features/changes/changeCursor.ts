import { AppError } from '../../lib/errors.ts';
import { decodeCursor, encodeCursor, isCursorId } from '../../lib/paging.ts';

/** A position in the feed: after the change of a listing by a transaction. */
export interface ChangeCursor {
  /** 64 bits, as text. */
  xid: string;
  businessId: number;
}

const cursorKind = 'changes';

/** Before the oldest change. */
export const startCursor: ChangeCursor = { xid: '0', businessId: 0 };

export function writeCursor({ xid, businessId }: ChangeCursor): string {
  return encodeCursor([cursorKind, xid, businessId]);
}

/** Errors: BAD_INPUT for an invalid cursor. */
export function readCursor(text: string): ChangeCursor {
  const [xid, businessId, ...rest] = decodeCursor(text, cursorKind);
  // Transactions are counted in 64 bits.
  if (typeof xid !== 'string' || !/^\d{1,18}$/.test(xid) || !isCursorId(businessId) || rest.length > 0)
    throw unknownCursor();
  return { xid, businessId };
}

export function unknownCursor(): AppError {
  return new AppError('BAD_INPUT', 'feedCursorInvalid', {
    since: 'cursorUnknown',
  });
}
