import sql from 'sql-template-tag';
import { slugOf } from '../../../lib/text/slugOf.ts';
import type { PlaceChange, Prisma } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { freeSlug } from '../../../lib/db/freeSlug.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { ensureCountry } from '../cities/ensureCity.ts';
import { checkedNewState, refuseTaken, type NewPlace, type NewState } from './checkPlaceEdit.ts';
import { lockPlaceChanges } from './lockPlaceChanges.ts';
import { placeNames, type PlaceKind } from './placeKind.ts';
import { changeMaker, placeIds } from './startPlaceChange.ts';

/** Attempts, since an import may take a slug between the check and the write. */
const maxTries = 5;

/**
 * Creates a category or city without listings; immediately, also while an import runs, which then uses it. Without a given
 * slug, it gets the first free one of its name. Errors: BAD_INPUT by field; CONFLICT by field if the name or slug is taken, or
 * an import is writing the name.
 */
export async function createPlace(context: Context, kind: PlaceKind, given: NewPlace): Promise<PlaceChange> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockPlaceChanges(tx);
    const state = await checkedNewState(tx, kind, given);
    if (state.countryCode !== null) await ensureCountry(tx, state.countryCode);
    // Waits for a restore, which locks the table; the insert then waits for nothing but an import that writes the name.
    await tx.$executeRaw(sql`LOCK TABLE ${placeNames[kind].table} IN ROW EXCLUSIVE MODE`);
    const { id, slug } = await insert(tx, kind, state).catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
      const message = 'importWritingName';
      throw new AppError('CONFLICT', message, { name: message });
    });
    const after = { name: state.name, slug, icon: state.icon, countryCode: state.countryCode };
    const { entity } = placeNames[kind];
    await recordAudit({ ...context, tx }, { action: `${entity}.create`, entity, entityId: id, after });
    return tx.placeChange.create({
      data: {
        kind: 'CREATE',
        ...placeIds(kind, id),
        before: {},
        after,
        appliedAt: new Date(),
        ...changeMaker(context),
      },
    });
  });
}

async function insert(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  { name, slug: given, icon, countryCode }: NewState,
): Promise<{ id: number; slug: string }> {
  const { table } = placeNames[kind];
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const slug = given ?? (await freeAddress(tx, kind, name, countryCode));
    await refuseTaken(tx, kind, { id: 0, countryCode }, { name, slug });
    const [own, value] = kind === 'CATEGORY' ? [sql`icon`, icon] : [sql`country_code`, countryCode];
    const [made] = await tx.$queryRaw<{ id: number }[]>(sql`
      INSERT INTO ${table} (name, slug, ${own}) VALUES (${name}, ${slug}, ${value}) ON CONFLICT DO NOTHING RETURNING id`);
    if (made) return { id: made.id, slug };
  }
  throw new AppError('CONFLICT', 'nameTakenMeanwhile');
}

/** The first slug of a name that no other place has or had. */
export function freeAddress(
  tx: Prisma.TransactionClient,
  kind: PlaceKind,
  name: string,
  countryCode: string | null,
): Promise<string> {
  const slug = slugOf(name);
  return freeSlug(
    (text, values) => tx.$queryRawUnsafe(text, ...values),
    kind === 'CATEGORY' ? 'categories' : 'cities',
    countryCode === null ? [slug] : [slug, `${slug}-${countryCode.toLowerCase()}`],
  );
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Code: `55P03`');
}
