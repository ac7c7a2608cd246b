import { beforeEach, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { csvOf, queueImport, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { startFromDryRun } from './startImport.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});
const file = csvOf([{ name: 'Moda Cafe', address: 'Moda Caddesi 5', city: 'Bursa' }]);
const uploads = async () => (await services.storage.list('uploads')).map(({ key }) => key);
const imports = () => database.db.prisma.import.findMany({ where: { isDryRun: false } });

it('a dry run that two requests with one key apply at once is applied once', async () => {
  const { id } = await runImportOf(services, file, { isDryRun: true });
  const { viewer } = await makeOperator(database.db);
  const context = testContext(services, { as: viewer });
  const { prisma } = services.db;
  // Both have looked for the key before either stores its import.
  let waiting = 0;
  let release = () => undefined as void;
  const together = new Promise<void>((resolve) => (release = resolve));
  const slow = prisma.$extends({
    query: {
      import: {
        async findFirst({ args, query }) {
          const found = await query(args);
          waiting += 1;
          if (waiting === 2) release();
          await together;
          return found;
        },
      },
    },
  }) as unknown as typeof prisma;
  const racing = { ...context, db: { ...context.db, prisma: slow } };
  const started = await Promise.all(
    [1, 2].map(() => startFromDryRun(racing, id, { idempotencyKey: 'once' })),
  );
  expect(new Set(started.map((one) => one.id)).size).toBe(1);
  expect(await imports()).toHaveLength(1);
});

it('an import that was stored although its answer was lost has its file', async () => {
  const { prisma } = services.db;
  const lossy = new Proxy(prisma, {
    get(target, name) {
      if (name !== '$transaction') return Reflect.get(target, name) as unknown;
      return async (...given: Parameters<typeof prisma.$transaction>) => {
        await target.$transaction(...given);
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      };
    },
  });
  await expect(queueImport({ ...services, db: { ...services.db, prisma: lossy } }, file)).rejects.toThrow();
  const [stored] = await imports();
  expect(await services.storage.has(stored?.fileKey ?? '')).toBe(true);
});

it('the file of an import that could not be stored is removed', async () => {
  const before = await uploads();
  await expect(queueImport(services, file, { idempotencyKey: 'no key' })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
  expect((await uploads()).filter((key) => !before.includes(key))).toEqual([]);
});
