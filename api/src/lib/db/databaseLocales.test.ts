// PostgreSQL servers that operators bring: a database takes its locale from the machine that it was created on.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { rootFolder } from '../rootFolder.ts';
import type { Services, Viewer } from '../context.ts';
import { executeOrThrow } from '../../testing/execute.ts';
import { makeBusiness, makeCategory, makeOperator } from '../../testing/factories.ts';
import { csvOf, runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

describe('the SQL of the product', () => {
  const folder = path.join(rootFolder, 'api');
  const texts = [
    ...filesOf('prisma/sql', /\.sql$/),
    // Queries stand in template literals; functions of the same names are called with a value alone.
    ...filesOf('src', /(?<!\.test)\.ts$/).map(
      ([file, text]) => [file, (text.match(/`(?:[^`\\]|\\.)*`/gs) ?? []).join('\n')] as const,
    ),
  ];

  function filesOf(below: string, wanted: RegExp) {
    return readdirSync(path.join(folder, below), { recursive: true, encoding: 'utf8' })
      .filter((file) => wanted.test(file) && !/^(?:generated|testing)\//.test(file))
      .map(
        (file) => [file, readFileSync(path.join(folder, below, file), 'utf8').replace(/--.*/g, '')] as const,
      );
  }

  it('names the collation of each change of case, since in Turkish the small letter of I is ı', () => {
    // Of a range, lower() and upper() return the ends.
    const nested = String.raw`(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*`;
    const ofText = new RegExp(String.raw`\b(?:lower|upper|initcap)\((?!span\))(?!${nested}COLLATE)`, 'g');
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(([file, text]) => (text.match(ofText) ?? []).map(() => file))).toEqual([]);
  });
});

describe('in a Turkish database,', () => {
  const database = useTestDatabase({ locale: 'tr-TR' });
  let services: Services;
  let as: Viewer;
  beforeEach(async () => {
    services = testServices(database.db);
    as = (await makeOperator(database.db, 'Ada')).viewer;
  });
  const personalData = `query { storedPersonalData { nodes { value } } }`;
  const search = `query ($search: String!) { adminBusinesses(filter: { search: $search }) { nodes { name } } }`;

  it('the letter I becomes a small ı, which these tests rely on', async () => {
    const { rows } = await database.db.pool.query(`SELECT lower('I') AS small`);
    expect(rows).toEqual([{ small: 'ı' }]);
  });

  it('listings are found by an e-mail address in capitals', async () => {
    await makeBusiness(database.db, { name: 'Rapid Rooter', email: 'INFO@ISIK.example' });
    expect(await executeOrThrow(services, search, { search: 'info@isik.example' }, { as })).toEqual({
      adminBusinesses: { nodes: [{ name: 'Rapid Rooter' }] },
    });
  });

  it('capitalised mailboxes of an office and of the listing do not count as personal data', async () => {
    await makeBusiness(database.db, { name: 'One', slug: 'one', email: 'INFO.DESK@mail.example' });
    await makeBusiness(database.db, { name: 'Iris Inn', slug: 'two', email: 'IRIS.INN@mail.example' });
    await makeBusiness(database.db, { name: 'Three', slug: 'three', email: 'ISIL.DINC@mail.example' });
    expect(await executeOrThrow(services, personalData, {}, { as })).toEqual({
      storedPersonalData: { nodes: [{ value: 'ISIL.DINC@mail.example' }] },
    });
  });

  it('personal data is removed from warnings that name it in capitals', async () => {
    const { id: importId } = await runImportOf(services, csvOf([{ name: 'One', city: 'Izmir' }]));
    const { prisma } = database.db;
    await prisma.business.updateMany({ data: { email: 'isil.dinc@mail.example' } });
    await prisma.importWarning.create({
      data: {
        ...{ importId, sheet: 'places.csv', rowNumber: 2, position: 2 },
        ...{ value: 'Call ISIL.DINC@mail.example', code: 'BAD_LINK', message: 'Bad.' },
      },
    });
    await executeOrThrow(
      services,
      `mutation { removeStoredPersonalData(input: { isConfirmed: true, reason: NAME_IN_ADDRESS }) { removed } }`,
      {},
      { as },
    );
    expect(await prisma.importWarning.findMany({ select: { value: true } })).toEqual([{ value: null }]);
  });

  it('a place is recognised by its website in capitals', async () => {
    const place = { city: 'Istanbul', country_code: 'TR', address: 'Istiklal Cad. 12' };
    await runImportOf(
      services,
      csvOf([{ name: 'ISIK Kitabevi', website: 'https://ISIK.example', ...place }]),
    );
    await runImportOf(
      services,
      csvOf([{ name: 'Isik Kitabevi', website: 'https://isik.example', ...place }]),
    );
    expect(await database.db.prisma.business.count()).toBe(1);
  });

  it.each(['INCI DISCI', 'inci disci', 'İNCİ DİŞÇİ', 'ıncı dıscı'])(
    'a search for %s finds the dentist of that name',
    async (typed) => {
      const { id: categoryId } = await makeCategory(database.db, 'DISCI');
      await makeBusiness(database.db, { name: 'İnci Dişçi', categoryId });
      expect(await executeOrThrow(services, search, { search: typed }, { as })).toEqual({
        adminBusinesses: { nodes: [{ name: 'İnci Dişçi' }] },
      });
    },
  );
});
