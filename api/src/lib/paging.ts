import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { limits } from './limits.ts';

export interface PagingArgs {
  first?: number | null;
  offset?: number | null;
}

/** Checked `first` and `offset`: whole numbers within the limits of the caller, else BAD_INPUT. */
export function checkPaging(
  context: Context,
  args: PagingArgs,
  defaultFirst: number,
  maxFromInside: number = limits.listFromInside,
): { first: number; offset: number } {
  const first = args.first ?? defaultFirst;
  const offset = args.offset ?? 0;
  const most = context.isStoredOperation ? maxFromInside : limits.listFromOutside;
  if (first < 1 || first > most) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'firstOutOfRange', limit: most },
      {
        first: { message: 'between', least: 1, most },
      },
    );
  }
  if (offset < 0) throw new AppError('BAD_INPUT', 'offsetNegative', { offset: 'zeroOrMore' });
  return { first, offset };
}

/** A page of a list; `endCursor` is null if the list is paged by offset. */
export interface PageOf<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A page of up to `first` nodes, and whether more follow. `rows` holds up to first + 1. */
export function cutPage<Row>(rows: Row[], first: number): { nodes: Row[]; hasNextPage: boolean } {
  return { nodes: rows.slice(0, first), hasNextPage: rows.length > first };
}

/** A page of a list that is paged by offset, of up to first + 1 rows. */
export function pageOf<Row>(rows: Row[], first: number): PageOf<Row> {
  const { nodes, hasNextPage } = cutPage(rows, first);
  return { nodes, pageInfo: { hasNextPage, endCursor: null } };
}

export function encodeCursor(parts: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Decodes a cursor. Errors: BAD_INPUT for an invalid one. */
export function decodeCursor(cursor: string, kind: string): (string | number | null)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts[0] === kind && parts.every(isCursorPart)) return parts.slice(1);
  } catch {
    // Falls through to the error below.
  }
  throw new AppError('BAD_INPUT', 'cursorInvalid', { after: 'cursorUnknown' });
}

/** Key and id of the last row of the previous page, from a cursor. Errors: BAD_INPUT for an invalid one. */
export function decodePosition(cursor: string, kind: string): { key: string | number | null; id: number } {
  const [key = null, id] = decodeCursor(cursor, kind);
  if (isCursorId(id)) return { key, id };
  throw new AppError('BAD_INPUT', 'cursorInvalid', { after: 'cursorUnknown' });
}

/** Whether a part of a cursor is an integer of the database. */
export function isCursorId(part: unknown): part is number {
  return typeof part === 'number' && (part | 0) === part;
}

/** Whether a part of a cursor is an ISO time that the database can read. */
export function isCursorTime(part: unknown): part is string {
  if (typeof part !== 'string' || !/^(?!0000)\d{4}-/.test(part)) return false;
  const time = new Date(part);
  return !Number.isNaN(time.getTime()) && time.toISOString() === part;
}

function isCursorPart(part: unknown): part is string | number | null {
  return part === null || typeof part === 'string' || typeof part === 'number';
}
