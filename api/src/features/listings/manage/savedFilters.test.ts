import { expect, it } from '@jest/globals';
import type { Viewer } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();

it('filters are stored for the operator who saved them', async () => {
  const services = testServices(database.db);
  const { viewer } = await makeOperator(database.db);
  const saving =
    'mutation ($name: String!, $query: String!) { saveFilter(name: $name, query: $query) { id name query } }';
  const list = async (as: Viewer) =>
    (
      await executeOrThrow<{ savedFilters: { id: number; name: string; query: string }[] }>(
        services,
        '{ savedFilters { id name query } }',
        {},
        { as },
      )
    ).savedFilters;
  await executeOrThrow(services, saving, { name: 'Kapalılar', query: '?status=closed' }, { as: viewer });
  await executeOrThrow(
    services,
    saving,
    { name: ' Kapalılar ', query: '?status=closed&country=TR' },
    { as: viewer },
  );
  const [saved, ...more] = await list(viewer);
  expect([saved?.query, more]).toEqual(['?status=closed&country=TR', []]);
  const { viewer: other } = await makeOperator(database.db, 'Elif');
  expect(await list(other)).toEqual([]);
  const deleting = 'mutation ($id: Int!) { deleteSavedFilter(id: $id) { id } }';
  expect(await refusalOf(services, deleting, { id: saved?.id }, { as: other })).toBe('NOT_FOUND');
  expect(await refusalOf(services, saving, { name: ' ', query: '?status=closed' }, { as: viewer })).toBe(
    'BAD_INPUT',
  );
  expect(await refusalOf(services, saving, { name: 'Hepsi', query: ' ' }, { as: viewer })).toBe('BAD_INPUT');
  await executeOrThrow(services, deleting, { id: saved?.id }, { as: viewer });
  expect(await list(viewer)).toEqual([]);
});
