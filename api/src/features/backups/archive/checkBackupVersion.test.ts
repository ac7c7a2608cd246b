import { describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { baselineName, replacedNames } from '../../../lib/db/upgrade.ts';
import { makeBusinesses } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { makeBackup } from '../makeBackup.ts';
import { restoreInto } from '../testing/backupFixtures.ts';
import { useBackups } from '../testing/useBackups.ts';

const { database, fileOf, system } = useBackups();
const elsewhere = useTestDatabase();

describe('a backup from before the baseline', () => {
  /** Has a database record that only this migration was applied, while the work runs. */
  async function withRecord<T>({ pool }: Services['db'], name: string, work: () => Promise<T>): Promise<T> {
    const { rows } = await pool.query('DELETE FROM _prisma_migrations RETURNING *');
    await pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', $1, now())`,
      [name],
    );
    try {
      return await work();
    } finally {
      await pool.query('DELETE FROM _prisma_migrations');
      await pool.query(
        'INSERT INTO _prisma_migrations SELECT * FROM json_populate_recordset(NULL::_prisma_migrations, $1)',
        [JSON.stringify(rows)],
      );
    }
  }
  const backupAt = (name: string) =>
    withRecord(database.db, name, async () => fileOf(await makeBackup(system(), { reason: 'MANUAL' })));
  const replaced = replacedNames();

  it('is restored if its schema equals the baseline', async () => {
    await makeBusinesses(database.db, 3);
    const bytes = await backupAt(replaced.at(-1) ?? '');
    const result = withRecord(elsewhere.db, baselineName, () => restoreInto(elsewhere.db, bytes));
    expect(await result).toMatchObject({ isWhole: true, businesses: 3 });
  });

  it('is refused if its schema is older', async () => {
    const bytes = await backupAt(replaced.at(-2) ?? '');
    const result = withRecord(elsewhere.db, baselineName, () => restoreInto(elsewhere.db, bytes));
    await expect(result).rejects.toThrow(/an older version of the database/);
  });
});
