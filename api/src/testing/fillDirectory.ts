import { openingMinutes } from '../../../domain/hours/openingHours.ts';
import type {
  SampleBusiness,
  SampleCategory,
  SampleCity,
  SampleReview,
} from '../../../web/src/testing/factories.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Database } from '../lib/db/db.ts';
import { makeBusinesses, makeCategory, makeCity } from './factories.ts';
import type { OperatorContent } from './openBackOffice.ts';

/** Rows of tables, by the models of Prisma; written in this order. */
export type TableRows = {
  readonly [Name in Prisma.ModelName as Uncapitalize<Name>]?: RowsOf<
    Prisma.TypeMap['model'][Name]['operations']
  >;
};
type RowsOf<Operations> = Operations extends { createMany: { args: { data: infer Data } } } ? Data : never;

/** Content of a directory. */
export interface DirectoryContent {
  businesses?: readonly SampleBusiness[];
  /** Former slugs and the ids that they lead to. */
  oldSlugs?: Readonly<Record<string, number>>;
  updatedAt?: string;
  /** Identity and meta tags of the site. */
  identity?: object;
  seo?: object;
  /** Categories and cities without listings, in addition to those of the listings. */
  categories?: readonly SampleCategory[];
  cities?: readonly SampleCity[];
  /** All else. */
  rows?: TableRows;
  operator?: OperatorContent;
}

/** Writes listings, what they belong to, and settings into an empty database, with the ids that they have. */
export async function fillDirectory(
  db: Database,
  {
    businesses = [],
    oldSlugs = {},
    updatedAt = '2026-11-20T08:00:00.000Z',
    identity,
    seo,
    rows: others = {},
    ...more
  }: DirectoryContent,
): Promise<void> {
  const { prisma } = db;
  const categories = bySlug<SampleCategory>([
    ...businesses.map((one) => one.category),
    ...(more.categories ?? []),
  ]);
  const cities = bySlug<SampleCity>([...businesses.map((one) => one.city), ...(more.cities ?? [])]);
  for (const { id, name, slug, icon } of categories.values())
    await makeCategory(db, name, { id, slug, icon });
  for (const { id, name, slug, region = null, country } of cities.values())
    await makeCity(db, name, { id, slug, region, countryCode: country?.code ?? null });
  const rows = businesses.map(({ category, city, ...business }) => ({
    ...columnsOf(business),
    categoryId: category && (categories.get(category.slug)?.id ?? null),
    cityId: city && (cities.get(city.slug)?.id ?? null),
  }));
  if (rows.length > 0) await makeBusinesses(db, rows.length, (i) => rows[i] ?? {});
  await prisma.review.createMany({
    data: businesses.flatMap(({ id, reviewList }) => reviewList.map((review) => reviewOf(id, review))),
  });
  await prisma.oldSlug.createMany({
    data: Object.entries(oldSlugs).map(([slug, businessId]) => ({ slug, businessId })),
  });
  if (identity || seo)
    await prisma.siteSettings.create({
      data: { data: { ...(identity ? { identity } : {}), ...(seo ? { seo } : {}) } },
    });
  for (const [model, data] of Object.entries(others)) {
    const table = prisma[model as 'business'];
    await table.createMany({ data: JSON.parse(JSON.stringify(data)) as never });
  }
  await db.pool.query(afterGivenIds);
  if (businesses.length > 0) await db.pool.query('UPDATE directory_stats SET updated_at = $1', [updatedAt]);
}

// Later rows get ids after the given ones.
const afterGivenIds = `
  DO $$ DECLARE t record; BEGIN
    FOR t IN SELECT c.oid::regclass AS name, pg_get_serial_sequence(c.oid::regclass::text, 'id') AS ids
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'id'
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND pg_relation_size(c.oid) > 0 LOOP
      IF t.ids IS NOT NULL THEN
        EXECUTE format('SELECT setval(%L, greatest(max(id), nextval(%L))) FROM %s', t.ids, t.ids, t.name);
      END IF;
    END LOOP;
  END $$`;

function bySlug<Item extends { slug: string }>(items: (Item | null)[]): Map<string, Item> {
  return new Map(items.flatMap((item) => (item ? [[item.slug, item] as const] : [])));
}

function columnsOf({
  country,
  phoneE164,
  photoKeys: _photoKeys,
  gallery: _gallery,
  logoKey: _logoKey,
  reviewList: _reviewList,
  about,
  ...columns
}: Omit<SampleBusiness, 'category' | 'city'>) {
  return {
    ...columns,
    countryCode: country?.code ?? null,
    phoneNormalised: phoneE164,
    about: about ?? null,
    aboutText: about === null ? null : JSON.stringify(about),
    openingMinutes: columns.workingHours ? openingMinutes(columns.workingHours) : [],
  };
}

function reviewOf(businessId: number, { id, createdAt, ...review }: SampleReview) {
  return { id, businessId, reviewedAt: createdAt, fingerprint: String(id).padStart(32, '0'), ...review };
}
