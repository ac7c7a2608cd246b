import { beforeEach } from '@jest/globals';
import type { Services, Viewer } from '../../../../lib/context.ts';
import { executeOrThrow } from '../../../../testing/execute.ts';
import { makeOperator } from '../../../../testing/factories.ts';
import { csvOf, runImportOf } from '../../../../testing/runImportOf.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

export const removePersonalData = `mutation ($input: RemoveStoredPersonalDataInput!) { removeStoredPersonalData(input: $input) { removed remaining } }`;

/** Lists the stored values about persons, for one reason or all. */
export const listPersonalData = `query ($reason: PersonalDataReason) { storedPersonalData(reason: $reason) { totalCount nodes { businessId field value reason fileName } } }`;

interface Listed {
  storedPersonalData: {
    totalCount: number;
    nodes: { businessId: number; field: string; value: string; reason: string }[];
  };
}

/** A database with an operator, for imports of personal data; to be called once in a file. */
export function usePersonalData() {
  const database = useTestDatabase();
  let services: Services;
  let as: Viewer;
  beforeEach(async () => {
    services = testServices(database.db);
    as = (await makeOperator(database.db, 'Ada')).viewer;
  });
  /** An import as an earlier release took it: the e-mails and phones of contact persons, and what it recorded of columns. */
  async function importAsBefore() {
    const rows = ['Kafe A', 'Kafe B'].map((name, n) => ({
      name,
      email: `person${n}@mail.example`,
      phone: `+90 212 222 33 4${n}`,
    }));
    const { id } = await runImportOf(services, csvOf(rows));
    const column = (header: string, field: string | null, how: string, sample: string | null) => ({
      ...{ sheet: 'places.csv', header, field, how, sample },
    });
    const columns = [
      column('name', 'name', 'name', 'Kafe A'),
      column('company_phone', 'phone', 'name', '+90 212 222 33 40'),
      column('email', 'email', 'name', 'person0@mail.example'),
      column('first_name', null, 'private', null),
      column('last_name', null, 'private', null),
    ];
    await database.db.prisma.import.update({ where: { id }, data: { columns } });
    return id;
  }

  const listed = async (reason?: string) =>
    (await executeOrThrow<Listed>(services, listPersonalData, { reason: reason ?? null }, { as }))
      .storedPersonalData;
  /** Removes what stands in columns that now count as personal. */
  const removeFromColumns = () =>
    executeOrThrow(services, removePersonalData, { input: { reason: 'COLUMN', isConfirmed: true } }, { as });

  return { database, services: () => services, viewer: () => as, importAsBefore, listed, removeFromColumns };
}
