import { createHash, randomBytes } from 'node:crypto';
import { countryName } from '../../../domain/countries.ts';
import { slugify } from '../../../domain/text/slugs.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Database } from '../lib/db/db.ts';

let serial = 0;

/** Creates a country unless it exists. Returns its code. */
export async function makeCountry({ prisma }: Database, code = 'TR'): Promise<string> {
  await prisma.country.upsert({
    where: { code },
    create: { code, name: countryName(code) ?? code },
    update: {},
  });
  return code;
}

export function makeCategory(
  { prisma }: Database,
  name = `Category ${++serial}`,
  data: Partial<Prisma.CategoryUncheckedCreateInput> = {},
) {
  return prisma.category.create({ data: { name, nameKey: '', slug: slugify(name), ...data } });
}

/** A city, with its country where a code is given. */
export async function makeCity(
  db: Database,
  name = `City ${++serial}`,
  { countryCode = 'TR', ...data }: Partial<Prisma.CityUncheckedCreateInput> = {},
) {
  if (countryCode !== null) await makeCountry(db, countryCode);
  return db.prisma.city.create({ data: { name, nameKey: '', slug: slugify(name), countryCode, ...data } });
}

type BusinessData = Partial<Prisma.BusinessUncheckedCreateInput>;

/** A listing with only a name, or with the given values. */
export const makeBusiness = ({ prisma }: Database, data: BusinessData = {}) =>
  prisma.business.create({ data: namedBusiness(data) });

/** A listing for each of the given values, in their order, by one statement. */
export const makeEachBusiness = ({ prisma }: Database, data: readonly BusinessData[]) =>
  prisma.business.createMany({ data: data.map(namedBusiness) });

function namedBusiness(data: BusinessData) {
  const name = data.name ?? `Business ${++serial}`;
  return { name, slug: `${slugify(name)}-${++serial}`, ...data };
}

/** Many listings by one statement; `data` is called for each; what only some name is null in the others. */
export async function makeBusinesses(
  { pool }: Database,
  count: number,
  data: (i: number) => BusinessData = () => ({}),
): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    name: `Business ${i}`,
    slug: `business-${++serial}`,
    ...data(i),
  }));
  const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = [...new Set(rows.flatMap(Object.keys))].map(columnOf);
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value])),
  );
  // Several times faster than Prisma's createMany.
  await pool.query(
    `INSERT INTO businesses (${columns.join()})
     SELECT ${columns.join()} FROM jsonb_populate_recordset(NULL::businesses, $1)`,
    [JSON.stringify(records)],
  );
}

/** An operator with an open session: the viewer and the session cookie. */
export async function makeOperator({ prisma }: Database, name = 'Ayşe') {
  const userCode = `${slugify(name)}-${++serial}`;
  const longAgo = new Date(Date.now() - 3_600_000);
  const operator = await prisma.operator.create({
    data: { userCode, name, passwordHash: 'not a hash', credentialsChangedAt: longAgo },
  });
  const token = randomBytes(32).toString('base64url');
  const session = await prisma.session.create({
    data: {
      tokenHash: createHash('sha256').update(token).digest(),
      operatorId: operator.id,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return {
    viewer: { kind: 'operator' as const, operatorId: operator.id, sessionId: session.id, name, userCode },
    cookies: { directory_session: token },
  };
}
