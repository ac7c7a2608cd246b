import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../domain/testing/examples.ts';
import { ensureInstallation } from './features/operators/credentials/ensureInstallation.ts';
import { hashSecret } from './features/operators/credentials/secretHash.ts';
import { schema } from './schema.ts';
import type { Viewer } from './lib/context.ts';
import { makeBusinesses, makeCategory, makeCity, makeOperator } from './testing/factories.ts';
import { execute } from './testing/execute.ts';
import { randomOperation } from './testing/random/randomOperation.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

const database = useTestDatabase();
let operator: Viewer;
const viewers: Record<string, () => Viewer> = {
  'an anonymous client': () => ({ kind: 'anonymous' }),
  'an operator': () => operator,
};
const seed = Number(process.env.PROPERTY_SEED ?? 1) * 1000;
/** So many that no operation is left out, however few examples a run tries. */
const drawsPerOperation = Math.max(2, Math.round(examples(300) / 60));
// Operations that call a third-party server, and those that need a file.
const notAsked = new Set(['pingWebhook', 'startImport']);

beforeEach(async () => {
  const { db } = database;
  const category = await makeCategory(db, 'Cafe');
  const city = await makeCity(db, 'Ankara');
  await makeBusinesses(db, 30, (at) => ({
    slug: `place-${at + 1}`,
    categoryId: category.id,
    cityId: city.id,
    countryCode: 'TR',
    latitude: 39 + at / 100,
    longitude: 32,
  }));
  const { viewer } = await makeOperator(db);
  operator = viewer;
  await db.prisma.operator.update({
    where: { id: viewer.operatorId },
    data: { passwordHash: await hashSecret('a password of hers') },
  });
  await db.prisma.$transaction((tx) => ensureInstallation(tx, 'an access key'));
});

describe.each(['query', 'mutation'] as const)('a %s with random arguments and fields', (kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const names = Object.keys(root?.getFields() ?? {}).filter((name) => !notAsked.has(name));

  it.each(Object.keys(viewers))('is answered or refused with its reason for %s', async (who) => {
    const services = testServices(database.db);
    const as = viewers[who]?.();
    for (const [at, name] of names.entries())
      await fc.assert(
        fc.asyncProperty(fc.gen(), fc.boolean(), async (draw, isStoredOperation) => {
          const { operation, variables } = randomOperation(schema, kind, name, draw);
          const { errors } = await execute(services, operation, variables, {
            ...(as ? { as } : {}),
            isStoredOperation,
          });
          const faults = errors.filter(({ extensions }) =>
            ['INTERNAL', undefined].includes(extensions?.code as string | undefined),
          );
          expect({ operation, faults }).toEqual({ operation, faults: [] });
        }),
        // Each viewer and each operation has draws of its own.
        {
          numRuns: drawsPerOperation,
          seed: seed + at * 2 + (as?.kind === 'operator' ? 1 : 0),
          endOnFailure: true,
        },
      );
  });
});
