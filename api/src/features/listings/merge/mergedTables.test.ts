import { expect, it } from '@jest/globals';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();

it('merging covers every table that refers to listings', async () => {
  const { rows } = await database.db.pool.query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'businesses'::regclass ORDER BY 1`,
  );
  // Rows of a new one must move with a merge, as reviews do, or have a reason to stay with the one that went.
  expect(rows.map(({ name }) => name)).toEqual([
    'business_merges',
    'business_revisions',
    'duplicate_pairs',
    'import_doubts',
    'listing_plans',
    'listing_proposals',
    'old_slugs',
    'position_issues',
    'reviews',
    'subscriptions',
  ]);
});
