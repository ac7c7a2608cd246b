import { describe, expect, it } from '@jest/globals';
import { sweepCreations } from '../../../lib/idempotency/createOnce.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { execute } from '../../../testing/execute.ts';
import { useEditing } from './testing/useEditing.ts';

const { database, services, viewer, categoryId, create, stored } = useEditing();

describe('a listing created by hand', () => {
  it('gets all derived values', async () => {
    const made = await create({
      name: '  Kahve Evi ',
      city: 'İzmir',
      country: 'Turkey',
      phone: '0232 444 55 66',
      latitude: 38.42,
      longitude: 27.14,
      workingHours: { monday: '9am - 5pm' },
      description: '<p onclick="x()">İyi <script>x()</script>kahve</p>',
      about: '{"Service":{"Delivery":true}}',
      website: '',
    });
    expect(made).toMatchObject({
      slug: 'kahve-evi',
      name: 'Kahve Evi',
      website: null,
      description: '<p>İyi kahve</p>',
      about: { Service: { Delivery: true } },
      workingHours: { Monday: expect.stringContaining('5 PM') },
      timeZone: 'Europe/Istanbul',
      globalRowNumber: 1,
      category: { name: 'Cafe' },
      city: { slug: 'izmir', name: 'İzmir', businessCount: 1 },
      country: { code: 'TR' },
    });
    const row = await stored(made.id);
    expect(row.phoneNormalised).toBe('+902324445566');
    expect(row.openingMinutes).toEqual([540, 1020]);
    expect(row.editedFields).toEqual(expect.arrayContaining(['name', 'phone', 'city_id', 'working_hours']));
    expect(row.editedFields).not.toContain('phone_normalised');
  });

  it('gets a unique slug, also beside a reserved one, and finds an existing city', async () => {
    const slugs = [];
    for (const name of ['Stats', 'Kahve', 'Kahve', 'Kahve']) {
      slugs.push((await create({ name, city: 'Izmır', countryCode: 'TR' })).slug);
    }
    expect(slugs).toEqual(['stats-izmir', 'kahve', 'kahve-izmir', 'kahve-izmir-2']);
    expect(await database.db.prisma.city.count()).toBe(1);
  });

  it('is created once for an idempotency key, however often the request is repeated', async () => {
    const mutation = `mutation ($input: BusinessInput!, $key: String) {
      createBusiness(input: $input, idempotencyKey: $key) { id slug } }`;
    const send = (input: object, key: string) =>
      execute<{ createBusiness: { id: number; slug: string } }>(
        services(),
        mutation,
        { input: { categoryId: categoryId(), address: 'Yol 1', ...input }, key },
        { as: viewer() },
      );
    const answers = await Promise.all([1, 2, 3].map(() => send({ name: 'Kahve' }, 'a random key')));
    answers.push(await send({ name: 'Kahve' }, 'a random key'));
    expect(new Set(answers.map(({ data }) => data?.createBusiness.slug))).toEqual(new Set(['kahve']));
    expect(await database.db.prisma.auditEvent.count({ where: { action: 'business.create' } })).toBe(1);
    const other = await send({ name: 'Çay' }, 'a random key');
    expect(other.errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      messageCode: 'idempotencyKeyReused',
    });
    expect((await send({ name: 'Kahve' }, 'another key')).data?.createBusiness.slug).toBe('kahve-2');
    expect((await send({ name: 'Kahve' }, 'short')).errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await sweepCreations(database)).toEqual({ creations: 0 });
    await database.db.pool.query("UPDATE creations SET created_at = now() - interval '8 days'");
    expect(await sweepCreations(database)).toEqual({ creations: 2 });
  });

  it('gets a unique slug if many are created at once', async () => {
    const names = Array.from({ length: 24 }, (_, i) => ({ name: 'Kahve', city: i % 2 ? 'Tire' : 'Tıre ' }));
    const made = await Promise.all(names.map((input) => create({ ...input, countryCode: 'TR' })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(24);
    expect(made.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['kahve', 'kahve-tire', 'kahve-tire-23']),
    );
  });

  it('gets its slug with a few statements even if hundreds share its name', async () => {
    await database.db.prisma.business.createMany({
      data: Array.from({ length: 700 }, (_, i) => ({ name: 'Kahve', slug: i ? `kahve-${i + 1}` : 'kahve' })),
    });
    const statements = await countStatements(async () => {
      expect(await create({ name: 'Kahve' })).toMatchObject({ slug: 'kahve-701' });
    });
    expect(statements).toBeLessThan(25);
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'A business name is required' }],
    [
      'no such category',
      { categoryId: 99_999 },
      { categoryId: 'This category no longer exists; choose another' },
    ],
    ['a link that runs', { website: 'javascript:alert(1)' }, { website: 'Invalid URL' }],
    ['half a position', { latitude: 3 }, { latitude: expect.any(String) }],
    ['a place off the globe', { latitude: 999, longitude: 1 }, { latitude: expect.any(String) }],
    ['no such country', { countryCode: 'XX' }, { countryCode: expect.any(String) }],
    ['hours without times', { workingHours: 'soon' }, { workingHours: expect.any(String) }],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, { timeZone: expect.any(String) }],
    ['a NUL', { phone: '1\0' }, { phone: expect.any(String) }],
  ])('is refused with %s, field by field, and nothing is stored', async (_what, input, problems) => {
    const { errors } = await execute(
      services(),
      'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id } }',
      { input: { name: 'Kahve', categoryId: categoryId(), address: 'Yol 1', ...input } },
      { as: viewer() },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: problems });
    expect(await database.db.prisma.business.count()).toBe(0);
    expect(await database.db.prisma.city.count()).toBe(0);
  });
});
