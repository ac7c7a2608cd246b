import { describe, expect, it } from '@jest/globals';
import { fieldSpec, filterFields, listingFieldNames } from '../../../../domain/listing/fields.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { executeOrThrow } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();

/** Columns of a listing that the directory itself sets: no field that a file or an operator gives. */
const ownColumns = [
  ...[
    'id',
    'slug',
    'global_row_number',
    'is_demo',
    'derived_fields',
    'edited_fields',
    'created_by_import_id',
  ],
  ...[
    'version',
    'created_at',
    'updated_at',
    'deleted_at',
    'score',
    'shuffle',
    'search_vector',
    'name_folded',
  ],
  'schedule_id',
];

async function storedTypes(): Promise<Map<string, string>> {
  const { rows } = await database.db.pool.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = 'businesses'::regclass AND attnum > 0 AND NOT attisdropped`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

describe('the field catalogue of a listing', () => {
  it('has every column that the directory does not set itself, with its SQL type', async () => {
    const stored = await storedTypes();
    const declared = new Map(
      listingFieldNames.flatMap((name) => {
        const { column, sql, follows = {} } = fieldSpec(name);
        return [[column, sql] as const, ...Object.entries(follows)];
      }),
    );
    const given = [...stored].filter(([column]) => !ownColumns.includes(column));
    const types = (entries: [string, string][]) =>
      Object.fromEntries(entries.map(([column, type]) => [column, type.replace('character(', 'char(')]));
    expect(types([...declared])).toEqual(types(given));
  });

  it('has a property of the model for every column', () => {
    const properties = new Set<string>(Object.values(Prisma.BusinessScalarFieldEnum));
    const missing = listingFieldNames
      .flatMap((name) => [fieldSpec(name).column, ...Object.keys(fieldSpec(name).follows ?? {})])
      .map((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
      .filter((property) => !properties.has(property));
    expect(missing).toEqual([]);
  });

  it('declares a column nullable as the database does', async () => {
    const { rows } = await database.db.pool.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'businesses'::regclass AND attnum > 0 AND attnotnull`,
    );
    const required = rows.map(({ name }) => name);
    const declared = listingFieldNames.filter(
      (name) => fieldSpec(name).initial !== undefined || name === 'name',
    );
    const columns = listingFieldNames.filter((name) => required.includes(fieldSpec(name).column));
    expect(declared).toEqual(columns);
  });

  it.each(filterFields)('lets operators filter by %s, yes and no', async (name) => {
    const { db } = database;
    const { viewer: as } = await makeOperator(db);
    await makeBusiness(db, { name: 'Yes', [name]: true });
    await makeBusiness(db, { name: 'No', [name]: false });
    await makeBusiness(db, { name: 'Nobody said' });
    const namesWith = async (filter: object) => {
      const { adminBusinesses } = await executeOrThrow<{
        adminBusinesses: { nodes: { name: string }[]; totalCount: number };
      }>(
        testServices(db),
        'query ($filter: AdminBusinessFilter) { adminBusinesses(filter: $filter) { nodes { name } totalCount } }',
        { filter },
        { as },
      );
      const names = adminBusinesses.nodes.map((node) => node.name);
      expect(adminBusinesses.totalCount).toBe(names.length);
      return names;
    };
    expect(await namesWith({ [name]: true })).toEqual(['Yes']);
    expect(await namesWith({ [name]: false })).toEqual(['No']);
    expect(await namesWith({ [name]: false, search: 'yes' })).toEqual([]);
    expect(await namesWith({ [name]: null })).toEqual(['Yes', 'No', 'Nobody said']);
    await db.prisma.business.updateMany({ where: { name: 'Nobody said' }, data: { [name]: true } });
    expect(await namesWith({ [name]: true })).toEqual(['Yes', 'Nobody said']);
  });
});
