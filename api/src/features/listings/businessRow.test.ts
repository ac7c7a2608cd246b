import { expect, it } from '@jest/globals';
import {
  execute,
  type GraphQLObjectType,
  GraphQLSchema,
  isLeafType,
  isObjectType,
  getNullableType,
  parse,
} from 'graphql';
import type { Context } from '../../lib/context.ts';
import { schema } from '../../schema.ts';
import { countStatements } from '../../testing/countStatements.ts';
import { testContext } from '../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { categorySelect } from '../taxonomy/categories/listCategories.ts';
import { citySelect } from '../taxonomy/cities/listCities.ts';
import { countrySelect } from '../taxonomy/countries/countryRow.ts';
import { reviewSelect } from '../reviews/listReviews.ts';
import { businessSelect } from './businessRow.ts';
import { findBusinessById } from './findBusiness.ts';

const database = useTestDatabase();

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type.`);
  return type;
}

/** The leaves of a type as a selection, those of the listed fields below it too. */
function leavesOf(type: GraphQLObjectType, ...below: string[]): string {
  const own = Object.values(type.getFields())
    .filter((field) => isLeafType(getNullableType(field.type)) || field.name === 'photoKeys')
    // Only the lists that measure it say how complete a listing is.
    .filter(({ name }) => name !== 'completeness')
    .map(({ name }) => name);
  const nested = below.map((name) => {
    const nestedType = getNullableType(type.getFields()[name]?.type);
    return isObjectType(nestedType)
      ? `${name} { ${leavesOf(nestedType, ...(nestedType.name === 'City' ? ['country'] : []))} }`
      : '';
  });
  return [...own, ...nested].join(' ');
}

/** Fields that the type resolves from a row without a query. */
async function answerOf(type: GraphQLObjectType, row: object, context: Context, ...below: string[]) {
  const document = parse(`{ ${leavesOf(type, ...below)} }`);
  let answer: Awaited<ReturnType<typeof execute>> = {};
  const statements = await countStatements(async () => {
    answer = await execute({
      schema: new GraphQLSchema({ query: type }),
      document,
      rootValue: row,
      contextValue: context,
    });
  });
  expect([statements, answer.errors]).toEqual([0, undefined]);
  return answer.data;
}

it('listings, categories, cities, countries and reviews are the same by Prisma and by SQL, and load nothing twice', async () => {
  const { db } = database;
  const services = testServices(db);
  const { viewer } = await makeOperator(db);
  const context = testContext(services, { as: viewer });
  const category = await makeCategory(db, 'Café');
  const city = await makeCity(db, 'İzmir', { countryCode: 'TR' });
  const about = { Service: { Delivery: true, 'Dine-in': false }, Access: { Ramp: 'yes' } };
  const { id } = await makeBusiness(db, {
    name: 'Whole',
    categoryId: category.id,
    cityId: city.id,
    countryCode: 'TR',
    rating: 4.35,
    reviewCount: 7,
    phone: '0232 000 00 00',
    phoneNormalised: '+902320000000',
    about,
    aboutText: JSON.stringify(about),
    description: '<p>Open</p>',
    workingHours: { Tuesday: '9AM-5PM', Monday: '9AM-5PM' },
    photoUrl: 'https://example.com/a.jpg',
    latitude: 38.4,
    longitude: 27.1,
    businessStatus: 'OPERATIONAL',
  });
  await db.pool.query(
    `INSERT INTO subscriptions (business_id, business_name, plan_id, starts_at, ends_at, price)
     VALUES ($1, 'Whole', 'enterprise', now() - interval '1 hour', now() + interval '1 day', 499)`,
    [id],
  );
  const { id: bareId } = await makeBusiness(db, { name: 'Bare' });

  const Business = objectType('Business');
  const places = ['category', 'city', 'country'];
  const fields = new Set([
    ...Object.keys(Business.getFields()),
    ...places.flatMap((place) =>
      ['name', 'slug', 'icon', 'location', 'businessCount', 'country'].map((name) => `${place}.${name}`),
    ),
  ]);
  for (const one of [id, bareId]) {
    const bySql = await findBusinessById(context, one, fields);
    const byPrisma = await db.prisma.business.findUniqueOrThrow({
      where: { id: one },
      select: businessSelect,
    });
    const answer = await answerOf(Business, bySql ?? {}, context, ...places);
    expect(answer).toEqual(await answerOf(Business, byPrisma, context, ...places));
    expect(answer).toMatchObject({ id: one, hasCustomStyling: one === id, rating: one === id ? 4.35 : null });
  }

  const stored = await Promise.all([
    db.prisma.category.findFirstOrThrow({ select: categorySelect }),
    db.prisma.city.findFirstOrThrow({ select: citySelect }),
    db.prisma.country.findFirstOrThrow({ select: countrySelect }),
  ]);
  expect(await answerOf(objectType('Category'), stored[0], context)).toMatchObject({ name: 'Café' });
  expect(await answerOf(objectType('City'), stored[1], context, 'country')).toMatchObject({
    country: { code: 'TR' },
  });
  expect(await answerOf(objectType('Country'), stored[2], context)).toMatchObject({ code: 'TR' });
  const reviewedAt = new Date('2026-02-03T04:05:06Z');
  await db.prisma.review.create({
    data: { businessId: id, fingerprint: 'f'.repeat(32), reviewedAt, rating: 5 },
  });
  const review = await db.prisma.review.findFirstOrThrow({ select: reviewSelect });
  expect(await answerOf(objectType('Review'), review, context)).toMatchObject({ createdAt: reviewedAt });
});
