import { expect, it } from '@jest/globals';
import { makeBusiness, makeCategory } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
const longAgo = new Date('2026-01-01T00:00:00Z');

/** Whether a change of columns moves the date of a listing; its version counts every change. */
async function moves(id: number, set: string, statement = `UPDATE businesses SET ${set} WHERE id = ${id}`) {
  const { prisma } = database.db;
  await prisma.$executeRaw`ALTER TABLE businesses DISABLE TRIGGER businesses_derive`;
  await prisma.$executeRaw`UPDATE businesses SET updated_at = ${longAgo} WHERE id = ${id}`;
  await prisma.$executeRaw`ALTER TABLE businesses ENABLE TRIGGER businesses_derive`;
  const before = await prisma.business.findUniqueOrThrow({ where: { id } });
  await prisma.$executeRawUnsafe(statement);
  const after = await prisma.business.findUniqueOrThrow({ where: { id } });
  expect(after.version).toBe(before.version + 1);
  return after.updatedAt.getTime() !== before.updatedAt.getTime();
}

it('the date of a listing changes with its public content, and with nothing else', async () => {
  const source = await makeCategory(database.db, 'Coffee shop');
  const target = await makeCategory(database.db, 'Cafe');
  const other = await makeCategory(database.db, 'Bar');
  const { id } = await makeBusiness(database.db, { categoryId: source.id });
  expect(await moves(id, `edited_fields = '{name}'`)).toBe(false);
  expect(await moves(id, `derived_fields = '{country_code}'`)).toBe(false);
  expect(await moves(id, 'global_row_number = 777')).toBe(false);
  expect(await moves(id, 'deleted_at = now()')).toBe(false);
  expect(await moves(id, 'deleted_at = NULL')).toBe(false);
  const merge = `UPDATE categories SET merged_into_id = ${target.id} WHERE id = ${source.id}`;
  expect(await moves(id, '', merge)).toBe(false);
  expect((await database.db.prisma.business.findUniqueOrThrow({ where: { id } })).categoryId).toBe(target.id);
  expect(await moves(id, `category_id = ${other.id}`)).toBe(true);
  expect(await moves(id, `phone = '0212 555 01 42'`)).toBe(true);
  expect(await moves(id, `name = 'New', edited_fields = '{}'`)).toBe(true);
});
