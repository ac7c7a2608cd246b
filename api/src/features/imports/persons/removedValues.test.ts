import { describe, expect, it } from '@jest/globals';
import { testContext } from '../../../testing/execute.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { decideAmbiguousMatch } from '../questions/decideAmbiguousMatch.ts';
import { updateBusiness } from '../../listings/edit/updateBusiness.ts';
import { usePersonalData } from './testing/usePersonalData.ts';

const { database, services, viewer, importAsBefore, removeFromColumns } = usePersonalData();

describe('a removed value', () => {
  const monthly = () => csvOf(rowsOf(['person0@mail.example', 'person1@mail.example']));
  const rowsOf = (emails: string[]) =>
    emails.map((email, n) => ({ name: `Kafe ${'AB'[n]}`, email, phone: `+90 212 222 33 4${n}` }));
  const emails = async () =>
    (await database.db.prisma.business.findMany({ orderBy: { name: 'asc' } })).map(({ email }) => email);

  it('does not return with the next file that holds it, in any case, whatever it changes beside it', async () => {
    await importAsBefore();
    await removeFromColumns();
    const next = rowsOf(['Person0@Mail.example', 'person1@mail.example']).map((row) => ({
      ...row,
      website: 'https://kafe.example/',
    }));
    expect(await runImportOf(services(), csvOf(next), { overwriteEdited: true })).toMatchObject({
      updated: 2,
    });
    expect(await emails()).toEqual([null, null]);
  });

  it('is not in a listing that an import creates again', async () => {
    await importAsBefore();
    await removeFromColumns();
    await database.db.prisma.business.deleteMany();
    expect(await runImportOf(services(), monthly())).toMatchObject({ created: 2 });
    expect(await emails()).toEqual([null, null]);
    expect(await database.db.prisma.business.count({ where: { phone: null } })).toBe(0);
  });

  it('leaves room for another value of the field', async () => {
    await importAsBefore();
    await removeFromColumns();
    await runImportOf(services(), csvOf(rowsOf(['info@kafe.example', 'person1@mail.example'])));
    expect(await emails()).toEqual(['info@kafe.example', null]);
  });

  it('is known in another writing where it is a phone', async () => {
    const importId = await importAsBefore();
    const columns = [
      { sheet: 'places.csv', header: 'owner_phone', field: 'phone', how: 'name', sample: null },
      { sheet: 'places.csv', header: 'first_name', field: null, how: 'private', sample: null },
      { sheet: 'places.csv', header: 'last_name', field: null, how: 'private', sample: null },
    ];
    await database.db.prisma.import.update({ where: { id: importId }, data: { columns } });
    await removeFromColumns();
    const next = [
      { name: 'Kafe A', phone: '(0212) 222-33-40', 'country code': 'TR', email: 'info@kafe.example' },
      { name: 'Kafe B', phone: '+90 212 222 33 55', 'country code': 'TR', email: 'b@kafe.example' },
    ];
    await runImportOf(services(), csvOf(next));
    const stored = await database.db.prisma.business.findMany({ orderBy: { id: 'asc' } });
    expect(stored.map(({ name, phone, phoneNormalised }) => [name, phone, phoneNormalised])).toEqual(
      expect.arrayContaining([
        ['Kafe A', null, null],
        ['Kafe B', '+90 212 222 33 55', '+902122223355'],
      ]),
    );
    expect(JSON.stringify(stored)).not.toContain('33-40');
  });

  it('does not return by a decision about a row, and is not stored with undecided rows', async () => {
    await importAsBefore();
    await removeFromColumns();
    const { prisma } = database.db;
    const spot = { city: 'Bursa', 'country code': 'TR', latitude: '40.18000', longitude: '29.0665' };
    const address = 'Atatürk Cad. 5';
    await runImportOf(services(), csvOf([{ name: 'Kahve Evi', phone: '0224 111 22 33', address, ...spot }]));
    const other = { name: 'Kahve Evi', phone: '0224 999 88 77', email: 'PERSON0@mail.example', ...spot };
    expect(await runImportOf(services(), csvOf([other]))).toMatchObject({ doubtful: 1 });
    const match = await prisma.importDoubt.findFirstOrThrow();
    expect(match.staged).toMatchObject({ name: 'Kahve Evi' });
    expect(JSON.stringify(match.staged)).not.toMatch(/person0/i);
    const staged = { ...(match.staged as object), email: other.email };
    await prisma.importDoubt.update({ where: { id: match.id }, data: { staged } });
    await decideAmbiguousMatch(testContext(services(), { as: viewer() }), match.id, { decision: 'CREATE' });
    expect(await emails()).toEqual([null, null, null, null]);
  });

  it('may be written by an operator, and stays then', async () => {
    await importAsBefore();
    await removeFromColumns();
    const { id } = await database.db.prisma.business.findFirstOrThrow({ where: { name: 'Kafe A' } });
    await updateBusiness(testContext(services(), { as: viewer() }), id, { email: 'person0@mail.example' });
    await runImportOf(services(), monthly(), { overwriteEdited: true });
    expect(await emails()).toEqual(['person0@mail.example', null]);
  });

  it('is stored as a hash alone', async () => {
    await importAsBefore();
    await removeFromColumns();
    const { rows } = await database.db.pool.query<{ row: string }>(
      `SELECT to_jsonb(r)::text AS row FROM removed_personal_values r`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('mail.example');
  });
});
