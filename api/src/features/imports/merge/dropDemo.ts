import { run, type Merge } from './mergeContext.ts';

const demoImports = '(SELECT id FROM imports WHERE is_demo)';
const store = (table: string, condition: string) => `
  INSERT INTO import_deleted_rows (import_id, table_name, row_data)
  SELECT $1, '${table}', to_jsonb(removed) FROM ${table} AS removed WHERE ${condition} ORDER BY id`;

// No index has the few listings of the sample data, and listings are counted without those in the trash.
const findDemo = `
  SELECT 1 FROM directory_stats WHERE demo_count > 0
  UNION ALL SELECT 1 FROM businesses WHERE deleted_at IS NOT NULL AND is_demo LIMIT 1`;

/** The first real import removes the sample data; its listings are stored for an undo. */
export async function dropDemo(merge: Merge): Promise<void> {
  if ((await run(merge, findDemo)) === 0) return;
  await run(merge, store('businesses', 'is_demo'), [merge.importId]);
  await run(merge, store('reviews', 'business_id IN (SELECT id FROM businesses WHERE is_demo)'), [
    merge.importId,
  ]);
  await run(merge, 'DELETE FROM businesses WHERE is_demo');
}

/** Whether the import is the one that will remove a category `c` with the sample data, unless it names it. */
export const leavesWithDemo = ({ isDemo }: Merge): string =>
  isDemo
    ? 'false'
    : `(c.created_by_import_id IN ${demoImports}
        AND NOT EXISTS (SELECT FROM businesses b WHERE b.category_id = c.id AND NOT b.is_demo)
        AND NOT EXISTS (SELECT FROM categories m WHERE m.merged_into_id = c.id
          AND (m.created_by_import_id IS NULL OR m.created_by_import_id NOT IN ${demoImports})))`;

/** Deletes demo categories and cities that are empty after the first real import. */
export async function dropEmptyDemoPlaces(merge: Merge): Promise<void> {
  if ((await run(merge, 'SELECT 1 FROM imports WHERE is_demo LIMIT 1')) === 0) return;
  for (const table of ['categories', 'cities']) {
    // Demo categories and cities that are the target of a merge of real ones stay; the others are deleted together.
    const isEmpty = `business_count = 0 AND created_by_import_id IN ${demoImports} AND id NOT IN (
      SELECT merged_into_id FROM ${table} WHERE merged_into_id IS NOT NULL
        AND (created_by_import_id IS NULL OR created_by_import_id NOT IN ${demoImports}))`;
    await run(merge, store(table, isEmpty), [merge.importId]);
    await run(merge, `DELETE FROM ${table} WHERE ${isEmpty}`);
  }
}
