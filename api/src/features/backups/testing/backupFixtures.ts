import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { testContext } from '../../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCity, makeOperator } from '../../../testing/factories.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { readArchive } from '../archive/readArchive.ts';
import { restoreArchive } from '../archive/restoreArchive.ts';
import { makeBackup } from '../makeBackup.ts';
import { type Database } from '../../../lib/db/db.ts';

/** The manifest of a backup. */
export const readBackup = (bytes: Buffer) => readArchive(Readable.from([bytes]));

export const restoreInto = (db: Database, bytes: Buffer, uploads: string[] = []) =>
  restoreArchive(db, { open: () => Readable.from([bytes]), uploads });

/** Number of rows and content hash of each table, as a backup records them. */
export async function tablesOf(db: Database) {
  const services = testServices(db);
  const backup = await makeBackup(testContext(services, { as: { kind: 'system' } }), { reason: 'MANUAL' });
  return (await readBackup(await buffer(services.storage.read(backup.fileKey)))).manifest.tables;
}

/** Longer than a part of an archive. */
export const longText = '<p>x</p>'.repeat(200_000);

/** A directory with something in nearly every table: texts that COPY escapes, slugs that moved, an import, trash. */
export async function fillTables(db: Database, description: string | null = null): Promise<void> {
  const category = await makeCategory(db, 'Kafe');
  const city = await makeCity(db, 'İzmir');
  await makeBusinesses(db, 40, (i) => ({
    name: `Yer\t${i}\n\\N "quoted" ${i}`,
    categoryId: category.id,
    cityId: city.id,
    countryCode: 'TR',
    timeZone: 'Europe/Istanbul',
    openingMinutes: [i, i + 60],
    about: { Service: { Delivery: true } },
    rating: 4.25,
    reviewCount: i,
    description: i === 7 ? description : null,
    latitude: 38.4 + i / 100,
    longitude: 27.1,
  }));
  await db.pool.query(`
    UPDATE businesses SET slug = 'moved-' || id WHERE id % 7 = 0;
    UPDATE businesses SET deleted_at = now() WHERE id % 11 = 0;
    INSERT INTO reviews (business_id, author_name, rating, comment, fingerprint)
      SELECT id, 'A', 5, E'good\\tone\\n\\\\.', md5(id::text) FROM businesses;
    INSERT INTO business_tombstones (id, slug, reason) VALUES (100000, 'gone', 'test')`);
  await runImportOf(testServices(db), csvOf([{ name: 'New place', city: 'Bursa', address: 'Road 1' }]));
  await db.pool.query(`UPDATE jobs SET status = 'DONE', finished_at = now()`);
  await makeOperator(db, 'Ayşe');
}
