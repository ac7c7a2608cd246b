import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, execute, refusalOf, testContext } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const database = useTestDatabase();
let services: Services;
let address = 0;
beforeEach(() => {
  services = testServices(database.db);
});

const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A line.\nAnother one.' };
const stored = () => database.db.prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
/** Sends from a new address, so that tests do not share a rate limit. */
const send = (input: object = {}, from = `203.0.113.${(address += 1)}`) =>
  sendContactMessage({ ...testContext(services), clientAddress: from }, { ...message, ...input });

describe('a message', () => {
  it('is stored as typed, without surrounding blanks', async () => {
    await send({ name: '  Ada   Lovelace ', message: '\r\n a\r\nb ', type: 'PRESS' });
    expect(await stored()).toMatchObject([
      { name: 'Ada Lovelace', message: 'a\nb', type: 'PRESS', status: 'NEW', mailState: 'OFF' },
    ]);
  });

  it.each([
    [{ name: ' ' }, { name: 'Required' }],
    [{ email: 'nobody' }, { email: 'Not an email address' }],
    [
      { subject: '', message: '' },
      { subject: 'Required', message: 'Required' },
    ],
    [{ message: 'x'.repeat(50_001) }, { message: 'At most 50,000 characters' }],
    [{ subject: 'a\0b' }, { subject: 'Must be text' }],
    [{ idempotencyKey: 'short' }, { idempotencyKey: 'idempotencyKey must have 8 to 200 characters.' }],
  ])('with %j is refused', async (part, fields) => {
    await expect(send(part)).rejects.toMatchObject({ code: 'BAD_INPUT', fields });
    expect(await stored()).toEqual([]);
  });

  it('from a bot is dropped silently', async () => {
    await send({ homepage: 'https://spam.example' });
    expect(await stored()).toEqual([]);
  });

  it('with the same key is stored once, also concurrently; another one with that key is refused', async () => {
    const idempotencyKey = 'key-of-one-message';
    await Promise.all([send({ idempotencyKey }), send({ idempotencyKey }), send({ idempotencyKey })]);
    await send({ idempotencyKey });
    expect(await stored()).toHaveLength(1);
    await expect(send({ idempotencyKey, subject: 'Another' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('counts towards ten that an address may send in ten minutes', async () => {
    const from = '198.51.100.7';
    for (let i = 0; i < 10; i += 1) await send({}, from);
    await expect(send({}, from)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    });
    await send({}, '198.51.100.8');
    expect(await stored()).toHaveLength(11);
  });

  it('is refused from any address during a flood', async () => {
    await database.db.pool.query(
      `INSERT INTO contact_messages (name, email, subject, message)
       SELECT 'x', 'x@example.org', 'x', 'x' FROM generate_series(1, 300)`,
    );
    await expect(send()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is accepted over GraphQL without a session', async () => {
    const operation = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) }`;
    expect(await executeOrThrow(services, operation, { input: message })).toEqual({
      sendContactMessage: true,
    });
    expect(await refusalOf(services, operation, { input: { ...message, email: '' } })).toBe('BAD_INPUT');
    expect(await stored()).toHaveLength(1);
  });
});

describe('operators', () => {
  const list = `query ($status: ContactMessageStatus) {
    contactMessages(status: $status) { nodes { id subject status operatorName } totalCount pageInfo { hasNextPage } }
  }`;
  const mark = `mutation ($input: SetContactMessageStatusInput!) {
    setContactMessageStatus(input: $input) { status readAt handledAt operatorName }
  }`;

  it('read messages, newest first, and mark their state', async () => {
    const { viewer } = await makeOperator(database.db);
    await send({ subject: 'first' });
    await send({ subject: 'second' });
    const [first] = await stored();
    const set = (status: string) =>
      executeOrThrow<{ setContactMessageStatus: object }>(
        services,
        mark,
        { input: { id: first?.id, status } },
        { as: viewer },
      );
    expect(await executeOrThrow(services, list, {}, { as: viewer })).toMatchObject({
      contactMessages: { nodes: [{ subject: 'second' }, { subject: 'first' }], totalCount: 2 },
    });
    expect(await set('HANDLED')).toEqual({
      setContactMessageStatus: {
        status: 'HANDLED',
        readAt: expect.any(Date),
        handledAt: expect.any(Date),
        operatorName: 'Ayşe',
      },
    });
    expect(await executeOrThrow(services, list, { status: 'NEW' }, { as: viewer })).toMatchObject({
      contactMessages: { nodes: [{ subject: 'second' }], totalCount: 1 },
    });
    expect(await set('NEW')).toMatchObject({ setContactMessageStatus: { readAt: null, handledAt: null } });
    const events = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events).toMatchObject([
      { action: 'message.mark', before: { status: 'NEW' }, after: { status: 'HANDLED' } },
      { action: 'message.mark', after: { status: 'NEW' } },
    ]);
  });

  it('search messages by any part, archive them, and find spam separately', async () => {
    const { viewer } = await makeOperator(database.db);
    await send({ subject: 'Çalışma saatleri', name: 'İrem' });
    await send({ subject: '100% off_sale' });
    await send({ subject: 'Fast', shownMs: 30 });
    const find = async (variables: object) => {
      const { contactMessages } = await executeOrThrow<{
        contactMessages: { nodes: { id: number; subject: string; folder: string }[]; totalCount: number };
      }>(
        services,
        `query ($folder: ContactMessageFolder, $search: String) {
          contactMessages(folder: $folder, search: $search) { nodes { id subject folder } totalCount canMail } }`,
        { ...variables },
        { as: viewer },
      );
      expect(contactMessages.totalCount).toBe(contactMessages.nodes.length);
      return contactMessages.nodes;
    };
    const subjects = async (variables: object) => (await find(variables)).map(({ subject }) => subject);
    expect(await subjects({ folder: 'INBOX' })).toEqual(['100% off_sale', 'Çalışma saatleri']);
    expect(await subjects({ folder: 'SPAM' })).toEqual(['Fast']);
    expect(await subjects({ search: 'CALISMA' })).toEqual(['Çalışma saatleri']);
    expect(await subjects({ search: 'irem' })).toEqual(['Çalışma saatleri']);
    expect(await subjects({ search: '%' })).toEqual(['100% off_sale']);
    expect(await subjects({ search: '_s' })).toEqual(['100% off_sale']);
    const [sale] = await find({ search: 'off_sale' });
    const move =
      'mutation ($input: MoveContactMessageInput!) { moveContactMessage(input: $input) { folder } }';
    for (const folder of ['ARCHIVE', 'SPAM', 'INBOX'])
      expect(
        await executeOrThrow(services, move, { input: { id: sale?.id, folder } }, { as: viewer }),
      ).toEqual({
        moveContactMessage: { folder },
      });
    const actions = await database.db.prisma.auditEvent.findMany({ where: { action: 'message.move' } });
    expect(actions.map(({ after }) => after)).toEqual([
      { folder: 'ARCHIVE' },
      { folder: 'SPAM' },
      { folder: 'INBOX' },
    ]);
  });

  it('get NOT_FOUND for a missing message', async () => {
    const { viewer } = await makeOperator(database.db);
    const input = { id: 99, status: 'READ' };
    expect(await refusalOf(services, mark, { input }, { as: viewer })).toBe('NOT_FOUND');
    const { errors } = await execute(services, list);
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
