import sql from 'sql-template-tag';
import { memoize } from '../../../../../domain/text/memoize.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import { jobKind, noPayload, type Nothing } from '../../../jobs/jobKind.ts';
import type { Context, Services } from '../../../lib/context.ts';
import { withMergeLock } from '../../../lib/db/mergeLock.ts';
import { AppError } from '../../../lib/errors.ts';
import { inEnglish, isEnglish } from '../../../lib/placeKinds/englishName.ts';
import { languageOfKinds } from '../../../lib/placeKinds/kindNames.ts';
import { applyPlaceChange } from '../changes/applyPlaceChange.ts';
import { refuseTaken } from '../changes/checkPlaceEdit.ts';
import { freeAddress } from '../changes/createPlace.ts';
import { findPlace } from '../changes/findPlaces.ts';

/** Runs among imports, which name the same categories. */
export const nameCategoriesKind = jobKind<Nothing, { renamed: number }>({
  kind: 'nameCategories',
  queue: 'imports',
  payload: noPayload,
});

/** Whether the categories that releases before 26 November 2026 called by words of files were never named in English. */
export async function areCategoriesForeign({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const [row] = await db.rows<{ isDue: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM data_repairs WHERE name = ${nameCategoriesKind.kind}) AS "isDue"`,
  );
  return row?.isDue ?? false;
}

/**
 * Gives categories of imports that no operator changed or merged the English name of their kind, once. Each is an edit among
 * the changes of categories and can be undone there; the former URL redirects. Where another category has that name, both
 * stay, and their merge is suggested.
 */
export async function nameCategories(
  context: Context,
  { signal }: Pick<RunningJob<Nothing>, 'signal'>,
): Promise<{ renamed: number }> {
  const renamed = await withMergeLock(context, signal, async (tx) => {
    let count = 0;
    for (const { id, english } of await findForeign(tx)) {
      signal.throwIfAborted();
      if (await rename(tx, id, english)) count += 1;
    }
    await tx.dataRepair.upsert({
      where: { name: nameCategoriesKind.kind },
      create: { name: nameCategoriesKind.kind, corrected: count },
      update: { corrected: count, finishedAt: new Date() },
    });
    return count;
  });
  context.log.info({ renamed }, 'categories named in English');
  return { renamed };
}

async function findForeign(tx: Prisma.TransactionClient): Promise<{ id: number; english: string }[]> {
  const all = await tx.$queryRaw<{ id: number; name: string; importId: number; isSettled: boolean }[]>(sql`
    SELECT c.id, c.name, c.created_by_import_id AS "importId", c.merged_into_id IS NOT NULL OR EXISTS (
      SELECT FROM place_changes p WHERE c.id IN (p.category_id, p.target_category_id)) AS "isSettled"
    FROM categories c WHERE c.created_by_import_id IS NOT NULL ORDER BY c.business_count DESC, c.id`);
  const languageOf = memoize((importId: string) => ({
    code: languageOfKinds(all.filter((each) => String(each.importId) === importId).map(({ name }) => name)),
  }));
  return all.flatMap(({ id, name, importId, isSettled }) => {
    const english = isSettled || isEnglish(name) ? null : inEnglish(name, languageOf(String(importId)).code);
    return english === null ? [] : [{ id, english }];
  });
}

/** Returns false if another category has the name. */
async function rename(tx: Prisma.TransactionClient, id: number, english: string): Promise<boolean> {
  const { name, slug, icon, formerKeys, countryCode } = await findPlace(tx, 'CATEGORY', id);
  const after = { name: english, slug: await freeAddress(tx, 'CATEGORY', english, null), icon };
  try {
    await refuseTaken(tx, 'CATEGORY', { id, countryCode }, after);
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return false;
    throw error;
  }
  const change = await tx.placeChange.create({
    data: { kind: 'EDIT', categoryId: id, before: { name, slug, icon, formerKeys }, after },
  });
  await applyPlaceChange(tx, change);
  return true;
}
