import { foldText } from '../../../../../../domain/text/fold.ts';
import { slugOf } from '../../../../lib/text/slugOf.ts';
import { CategoryNames } from '../../../../lib/placeKinds/categories/categoryNames.ts';
import { englishNameOf, inEnglish, isEnglish } from '../../../../lib/placeKinds/englishName.ts';
import { kindOf } from '../../../../lib/placeKinds/kindOf.ts';
import { languageOfKinds } from '../../../../lib/placeKinds/kindNames.ts';
import { leavesWithDemo } from '../dropDemo.ts';
import { assignSlugs, createMissing } from './createMissing.ts';
import { run, type Merge } from '../mergeContext.ts';

/** SQL condition: a category `c` remains after the import; one of the sample data does if a row has its name. */
const stays = (merge: Merge, key: string) => `(c.name_key = ${key} OR NOT ${leavesWithDemo(merge)})`;

interface NewName {
  name: string;
  rows: number;
}

/**
 * Writes the category of each name into `named_categories`: one with this name or former name, or merged with such a one; else one of
 * the same kind in any language or number; else a new one. Names of one kind become one category with an English
 * name, which the words of the file still find. A name that is more specific than its category, such as "Schweizerisches
 * Restaurant", becomes the `type` of listings without one. Rows of our own exports name categories as they are stored, so these are
 * not joined. `isApplied` is the SQL condition of rows that are applied. Returns the number of created categories.
 */
export async function mergeCategories(merge: Merge, isApplied: string): Promise<number> {
  await run(
    merge,
    `CREATE TEMPORARY TABLE named_categories ON COMMIT DROP AS
     SELECT names.*, names.name AS made_name, NULL::text AS former_key, c.id FROM (
       SELECT category_name AS name, key_of_name(category_name) AS key, min(position) AS position, count(*)::int AS rows,
         bool_or(identity LIKE 'own:%') AS is_own
       FROM staged WHERE category_name IS NOT NULL AND ${isApplied} GROUP BY 1
     ) AS names LEFT JOIN categories c ON c.id = category_of_key(names.key) AND ${stays(merge, 'names.key')}`,
  );
  await joinKinds(merge);
  return createCategories(merge);
}

/** Finds a category of the same kind for names that no category has, and groups the others by kind under one name. */
async function joinKinds(merge: Merge): Promise<void> {
  const { rows: names } = await merge.client.query<NewName & { isNew: boolean }>(
    'SELECT name, rows, id IS NULL AND NOT is_own AS "isNew" FROM named_categories ORDER BY position, name',
  );
  const newNames = names.filter(({ isNew }) => isNew);
  if (newNames.length === 0) return;
  const language = languageOfKinds(names.map(({ name }) => name));
  const known = new CategoryNames(language);
  const { rows: categories } = await merge.client.query<{ id: number; name: string; formerKeys: string[] }>(
    `SELECT coalesce(merged_into_id, id) AS id, name, former_keys AS "formerKeys" FROM categories c
     WHERE NOT ${leavesWithDemo(merge)}
     ORDER BY merged_into_id IS NOT NULL, id`,
  );
  for (const { id, name, formerKeys } of categories) known.add(id, name, formerKeys);
  const groups = new Map<string, NewName[]>();
  const [found, finer]: [{ name: string; id: number }[], string[]] = [[], []];
  for (const each of newNames) {
    const meaning = known.meaningOf(each.name);
    if (meaning.isFiner) finer.push(each.name);
    if (meaning.id !== null) found.push({ name: each.name, id: meaning.id });
    else groups.set(meaning.key, [...(groups.get(meaning.key) ?? []), each]);
  }
  await run(
    merge,
    `UPDATE named_categories n SET id = f.id FROM unnest($1::text[], $2::int[]) AS f(name, id) WHERE n.name = f.name`,
    [found.map(({ name }) => name), found.map(({ id }) => id)],
  );
  const made = [...groups.values()].flatMap((group) => {
    const shown = shownName(group, known, language);
    // Meanings that a word has only in the language of this file are not stored.
    const means = (name: string) => known.meaningOf(name).kind === (kindOf(name)?.kind ?? null);
    return group.map(({ name }) => ({
      name,
      shown,
      isFormer: !known.meaningOf(name).isFiner && means(name),
    }));
  });
  await run(
    merge,
    `UPDATE named_categories n SET made_name = m.shown, key = key_of_name(m.shown),
       id = (SELECT c.id FROM categories c
         WHERE c.id = category_of_key(key_of_name(m.shown)) AND ${stays(merge, 'key_of_name(m.shown)')}),
       former_key = CASE WHEN m.is_former AND key_of_name(m.shown) <> n.key THEN n.key END
     FROM unnest($1::text[], $2::text[], $3::boolean[]) AS m(name, shown, is_former) WHERE n.name = m.name`,
    [made.map(({ name }) => name), made.map(({ shown }) => shown), made.map(({ isFormer }) => isFormer)],
  );
  if (finer.length > 0)
    await run(
      merge,
      'UPDATE staged SET type = category_name WHERE type IS NULL AND category_name = ANY ($1)',
      [finer],
    );
}

/**
 * Name of a new category: the English name that most rows have, else the English name of the dictionary, else the name that
 * most rows have.
 */
function shownName(group: readonly NewName[], known: CategoryNames, language: string | undefined): string {
  const kind = known.meaningOf(group[0]?.name ?? '').kind;
  const usual = kind === null ? null : englishNameOf(kind);
  const isUsual = (name: string) => usual !== null && foldText(usual) === foldText(name.trim());
  const plain = group
    .filter(({ name }) => !known.meaningOf(name).isFiner)
    .toSorted((a, b) => b.rows - a.rows || Number(isUsual(b.name)) - Number(isUsual(a.name)))
    .map(({ name }) => name.trim());
  const english = plain.find(
    (name) => isEnglish(name) && (kind === null || kindOf(name, 'en')?.kind === kind),
  );
  const translated = (english === undefined ? plain : [english]).map((name) => inEnglish(name, language));
  const best = translated.find((name) => name !== null) ?? english ?? plain[0];
  if (best === undefined) return usual ?? group[0]?.name ?? '';
  if (usual !== null && isUsual(best)) return usual;
  // A Turkish i has another capital.
  return kind !== null && /^[a-hj-z][a-z]/.test(best) ? best.charAt(0).toUpperCase() + best.slice(1) : best;
}

function createCategories(merge: Merge): Promise<number> {
  return createMissing(async () => {
    const { rows } = await merge.client.query<{ name: string; key: string; formerKeys: string[] }>(
      `SELECT name, key, "formerKeys" FROM (
         SELECT DISTINCT ON (key) btrim(made_name) AS name, key, position,
           to_json(array_remove(array_agg(former_key) OVER (PARTITION BY key), NULL)) AS "formerKeys"
         FROM named_categories WHERE id IS NULL ORDER BY key, position
       ) AS missing ORDER BY position`,
    );
    if (rows.length === 0) return { missing: 0, created: 0 };
    const named = await assignSlugs(
      merge,
      'categories',
      rows.map((row) => ({ ...row, wanted: [slugOf(row.name)] })),
    );
    if (merge.isDryRun) {
      await run(
        merge,
        `UPDATE named_categories n SET id = made.id
         FROM (SELECT key, -row_number() OVER (ORDER BY key) AS id FROM named_categories WHERE id IS NULL GROUP BY key) AS made
         WHERE n.id IS NULL AND n.key = made.key`,
      );
      return { missing: rows.length, created: rows.length };
    }
    const created = await run(
      merge,
      `INSERT INTO categories (name, name_key, slug, former_keys, created_by_import_id)
       SELECT name, '', slug, ARRAY(SELECT jsonb_array_elements_text(former)), $4
       FROM unnest($1::text[], $2::text[], $3::jsonb[]) AS made(name, slug, former) ON CONFLICT DO NOTHING`,
      [
        named.map((row) => row.name),
        named.map((row) => row.slug),
        named.map((row) => JSON.stringify(row.formerKeys)),
        merge.importId,
      ],
    );
    await run(
      merge,
      'UPDATE named_categories n SET id = c.id FROM categories c WHERE n.id IS NULL AND c.name_key = n.key AND c.merged_into_id IS NULL',
    );
    return { missing: rows.length, created };
  });
}
