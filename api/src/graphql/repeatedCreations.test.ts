import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Services } from '../lib/context.ts';
import { schema } from '../schema.ts';
import { execute } from '../testing/execute.ts';
import { makeCategory, makeOperator } from '../testing/factories.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';

// A client that lost an answer sends its request again, and its idempotency key keeps it from creating twice.

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
let categoryId: number;
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer } = await makeOperator(database.db));
  categoryId = (await makeCategory(database.db, 'Cafe')).id;
});

interface Creation {
  /** What a second request with the same key is answered. */
  again: 'the same' | 'CONFLICT';
  inputType: string;
  input: () => object;
  other: object;
  selection: string;
}

const creations: Record<string, Creation> = {
  createBusiness: {
    again: 'the same',
    inputType: 'BusinessInput!',
    input: () => ({ name: 'Kahve', address: 'Yol 1', categoryId }),
    other: { name: 'Çay' },
    selection: 'id slug',
  },
  createWebhook: {
    again: 'the same',
    inputType: 'CreateWebhookInput!',
    input: () => ({ name: 'Partner', url: 'https://partner.example/hook' }),
    other: { name: 'Another' },
    selection: 'secret webhook { id }',
  },
  saveInjectionCode: {
    again: 'the same',
    inputType: 'SaveInjectionCodeInput!',
    input: () => ({
      ...{ name: 'Meta', code: '<meta name="a">', position: 'HEAD', consent: 'NONE', isEnabled: true },
    }),
    other: { isEnabled: false },
    selection: 'id version',
  },
  // The text of a key is not stored, so it cannot be answered again.
  createApiKey: {
    again: 'CONFLICT',
    inputType: 'CreateApiKeyInput!',
    input: () => ({ name: 'Program', scope: 'READ' }),
    other: { scope: 'ADMIN' },
    selection: 'key apiKey { id }',
  },
};

async function create(name: string, key: string | null, change: object = {}) {
  const { inputType, input, selection } = creations[name] as Creation;
  const { data, errors } = await execute<Record<string, unknown>>(
    services,
    `mutation ($input: ${inputType}, $key: String) { ${name}(input: $input, idempotencyKey: $key) { ${selection} } }`,
    { input: { ...input(), ...change }, key },
    { as: viewer },
  );
  return data?.[name] ?? errors[0]?.extensions?.code;
}
const countCreated = () => database.db.prisma.auditEvent.count();

it('every mutation that takes an idempotency key as an argument is tried here', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  const names = fields.filter(({ args }) => args.some((one) => one.name === 'idempotencyKey'));
  expect(names.map(({ name }) => name).sort()).toEqual(Object.keys(creations).sort());
});

describe.each(Object.keys(creations))('%s', (name) => {
  it('creates once for an idempotency key, also if requests meet', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create(name, key)));
    answers.push(await create(name, key));
    const distinct = new Set(answers.map((answer) => JSON.stringify(answer)));
    expect(distinct.size).toBe(creations[name]?.again === 'the same' ? 1 : 2);
    expect(answers.filter((answer) => answer === 'CONFLICT')).toHaveLength(
      creations[name]?.again === 'the same' ? 0 : 3,
    );
    expect(await countCreated()).toBe(1);
  });

  it('refuses the key of another request', async () => {
    const key = randomUUID();
    await create(name, key);
    expect(await create(name, key, creations[name]?.other)).toBe('CONFLICT');
    const otherName = Object.keys(creations).find((one) => one !== name) ?? '';
    expect(await create(otherName, key)).toBe('CONFLICT');
    expect(await create(name, 'short')).toBe('BAD_INPUT');
    expect(await countCreated()).toBe(1);
  });

  it('creates with the key of a refused request', async () => {
    const key = randomUUID();
    expect(await create(name, key, { name: '' })).toBe('BAD_INPUT');
    expect(await create(name, key)).toMatchObject({});
    expect(await countCreated()).toBe(1);
  });

  it('creates again without a key', async () => {
    await create(name, null);
    await create(name, null);
    expect(await countCreated()).toBe(2);
  });
});
