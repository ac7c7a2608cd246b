import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../../lib/context.ts';
import { executeOrThrowWithRetry } from '../../../testing/retryWhileBusy.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeCategory, makeOperator } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let as: Viewer;
let categoryId: number;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
  ({ id: categoryId } = await makeCategory(database.db, 'Cafe'));
});

const services = () => testServices(database.db);
async function create(input: object): Promise<number> {
  const { createBusiness } = await executeOrThrowWithRetry<{ createBusiness: { id: number } }>(
    services(),
    'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id } }',
    { input: { categoryId, name: 'Kahve Evi', address: 'Yol 1', ...input } },
    { as },
  );
  return createBusiness.id;
}
const update = (id: number, input: object) =>
  executeOrThrow(
    services(),
    'mutation ($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
    { id, input },
    { as },
  );
async function zoneOf(id: number) {
  const { timeZone, derivedFields, editedFields } = await database.db.prisma.business.findUniqueOrThrow({
    where: { id },
  });
  return {
    timeZone,
    isDerived: derivedFields.includes('time_zone'),
    isEdited: editedFields.includes('time_zone'),
  };
}

describe('the time zone of a listing without a position', () => {
  it('is that of its country, and follows it', async () => {
    const id = await create({ countryCode: 'TR' });
    expect(await zoneOf(id)).toEqual({ timeZone: 'Europe/Istanbul', isDerived: true, isEdited: false });
    await update(id, { countryCode: 'GB' });
    expect(await zoneOf(id)).toEqual({ timeZone: 'Europe/London', isDerived: true, isEdited: false });
    await update(id, { countryCode: 'US' });
    expect(await zoneOf(id)).toMatchObject({ timeZone: null, isEdited: false });
    await update(id, { countryCode: 'DE' });
    expect(await zoneOf(id)).toMatchObject({ timeZone: 'Europe/Berlin', isEdited: false });
  });

  it('stays if an operator or a position states it', async () => {
    const byHand = await create({ countryCode: 'TR', timeZone: 'Europe/Athens' });
    await update(byHand, { countryCode: 'GB' });
    expect(await zoneOf(byHand)).toEqual({ timeZone: 'Europe/Athens', isDerived: false, isEdited: true });
    const byPosition = await create({ countryCode: 'TR', latitude: 38.42, longitude: 27.14 });
    await update(byPosition, { countryCode: 'GB' });
    expect(await zoneOf(byPosition)).toMatchObject({ timeZone: 'Europe/Istanbul' });
  });
});
