import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Services } from '../../lib/context.ts';
import { ask, execute, refusalOf, testContext } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { giveUpMail, mailMessage } from './mailMessage.ts';
import { mailReply } from './mailReply.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const database = useTestDatabase();
let services: Services;
let address = 0;
beforeEach(() => {
  services = testServices(database.db);
});

const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A line.\nAnother one.' };
const kept = () => database.db.prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
/** Sends from an address of its own, so that no test spends another one's budget. */
const send = (input: object = {}, from = `203.0.113.${(address += 1)}`) =>
  sendContactMessage({ ...testContext(services), clientAddress: from }, { ...message, ...input });

describe('a message', () => {
  it('is kept as it was typed, without blanks around it', async () => {
    await send({ name: '  Ada   Lovelace ', message: '\r\n a\r\nb ', type: 'PRESS' });
    expect(await kept()).toMatchObject([
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
    [{ message: 'x'.repeat(50_001) }, { message: 'At most 50000 characters' }],
    [{ subject: 'a\0b' }, { subject: 'text' }],
    [{ idempotencyKey: 'short' }, { idempotencyKey: '8 to 200 characters' }],
  ])('with %j is refused', async (part, fields) => {
    await expect(send(part)).rejects.toMatchObject({ code: 'BAD_INPUT', fields });
    expect(await kept()).toEqual([]);
  });

  it('of a machine is dropped without a word', async () => {
    await send({ homepage: 'https://spam.example' });
    expect(await kept()).toEqual([]);
  });

  it('sent again with its key is kept once, also side by side; another one under that key is refused', async () => {
    const idempotencyKey = 'key-of-one-message';
    await Promise.all([send({ idempotencyKey }), send({ idempotencyKey }), send({ idempotencyKey })]);
    await send({ idempotencyKey });
    expect(await kept()).toHaveLength(1);
    await expect(send({ idempotencyKey, subject: 'Another' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is one of ten that an address may send in ten minutes', async () => {
    const from = '198.51.100.7';
    for (let i = 0; i < 10; i += 1) await send({}, from);
    await expect(send({}, from)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    });
    await send({}, '198.51.100.8');
    expect(await kept()).toHaveLength(11);
  });

  it('from whatever address is refused while a flood comes in', async () => {
    await database.db.pool.query(
      `INSERT INTO contact_messages (name, email, subject, message)
       SELECT 'x', 'x@example.org', 'x', 'x' FROM generate_series(1, 300)`,
    );
    await expect(send()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is sent over GraphQL by strangers', async () => {
    const operation = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) }`;
    expect(await ask(services, operation, { input: message })).toEqual({ sendContactMessage: true });
    expect(await refusalOf(services, operation, { input: { ...message, email: '' } })).toBe('BAD_INPUT');
    expect(await kept()).toHaveLength(1);
  });
});

describe('operators', () => {
  const list = `query ($status: ContactMessageStatus) {
    contactMessages(status: $status) { nodes { id subject status operatorName } totalCount pageInfo { hasNextPage } }
  }`;
  const mark = `mutation ($input: SetContactMessageStatusInput!) {
    setContactMessageStatus(input: $input) { status readAt handledAt operatorName }
  }`;

  it('read messages, newest first, and mark what they did about them', async () => {
    const { viewer } = await makeOperator(database.db);
    await send({ subject: 'first' });
    await send({ subject: 'second' });
    const [first] = await kept();
    const set = (status: string) =>
      ask<{ setContactMessageStatus: object }>(
        services,
        mark,
        { input: { id: first?.id, status } },
        { as: viewer },
      );
    expect(await ask(services, list, {}, { as: viewer })).toMatchObject({
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
    expect(await ask(services, list, { status: 'NEW' }, { as: viewer })).toMatchObject({
      contactMessages: { nodes: [{ subject: 'second' }], totalCount: 1 },
    });
    expect(await set('NEW')).toMatchObject({ setContactMessageStatus: { readAt: null, handledAt: null } });
    const events = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events).toMatchObject([
      { action: 'message.mark', before: { status: 'NEW' }, after: { status: 'HANDLED' } },
      { action: 'message.mark', after: { status: 'NEW' } },
    ]);
  });

  it('find messages by any part of them, put them away, and find spam set apart', async () => {
    const { viewer } = await makeOperator(database.db);
    await send({ subject: 'Çalışma saatleri', name: 'İrem' });
    await send({ subject: '100% off_sale' });
    await send({ subject: 'Fast', shownMs: 30 });
    const find = async (variables: object) => {
      const { contactMessages } = await ask<{
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
      expect(await ask(services, move, { input: { id: sale?.id, folder } }, { as: viewer })).toEqual({
        moveContactMessage: { folder },
      });
    const actions = await database.db.prisma.auditEvent.findMany({ where: { action: 'message.move' } });
    expect(actions.map(({ after }) => after)).toEqual([
      { folder: 'ARCHIVE' },
      { folder: 'SPAM' },
      { folder: 'INBOX' },
    ]);
  });

  it('are told of a message that is not there', async () => {
    const { viewer } = await makeOperator(database.db);
    const input = { id: 99, status: 'READ' };
    expect(await refusalOf(services, mark, { input }, { as: viewer })).toBe('NOT_FOUND');
    const { errors } = await execute(services, list);
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('mail', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(closers.splice(0).map((close) => close()));
  });

  /** A mail server that answers as told, and what it took in. */
  async function mailServer(refusal?: { responseCode: number; message: string }) {
    const taken: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo(_to, _session, done) {
        done(refusal ? Object.assign(new Error(refusal.message), refusal) : null);
      },
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          taken.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return { port: (server.server.address() as AddressInfo).port, taken };
  }

  function mailTo(port: number) {
    services = testServices(database.db, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      CONTACT_TO: 'team@directory.example, second@directory.example',
    });
  }

  /** What the worker does: the queued job, once. */
  async function work({ isLast = false, signal = new AbortController().signal } = {}) {
    const [job] = await database.db.prisma.job.findMany({ where: { kind: 'contactMail' } });
    if (!job) throw new Error('no mail was queued');
    const context = testContext(services, { as: { kind: 'system' } });
    const running = { id: job.id, payload: job.payload, signal, progress: () => undefined };
    return mailMessage(context, running).then(
      () => null,
      async (error: unknown) => {
        if (isLast) await giveUpMail(context, running, error);
        return error;
      },
    );
  }

  it('goes to the operators, and the answer to whoever wrote; once, however often the job runs', async () => {
    const { port, taken } = await mailServer();
    mailTo(port);
    await send({ subject: 'Hello\r\nBcc: victim@example.org', name: 'Ada "A" <x>' });
    expect(await work()).toBeNull();
    expect(await work()).toBeNull();
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatch(/^To: team@directory\.example, second@directory\.example\r?$/m);
    expect(taken[0]).toMatch(/^Reply-To: .*<ada@example\.org>\r?$/m);
    expect(taken[0]).toMatch(/^Subject: \[general\] Hello Bcc: victim@example\.org\r?$/m);
    expect(taken[0]).not.toMatch(/^Bcc:/m);
    expect(await kept()).toMatchObject([{ mailState: 'SENT', mailAttempts: 1, mailError: null }]);
  });

  it('answers whoever wrote, with the message below, once; without a mail server nobody can', async () => {
    const { viewer } = await makeOperator(database.db);
    const reply = `mutation ($input: ReplyToContactMessageInput!) {
      replyToContactMessage(input: $input) { status answeredAt replies { body mailState operatorName } } }`;
    await send();
    const [{ id } = { id: 0 }] = await kept();
    const input = { id, body: 'Dear Ada,\nthank you.' };
    expect(await refusalOf(services, reply, { input }, { as: viewer })).toBe('CONFLICT');
    const { port, taken } = await mailServer();
    mailTo(port);
    expect(await refusalOf(services, reply, { input: { id, body: ' ' } }, { as: viewer })).toBe('BAD_INPUT');
    expect(await ask(services, reply, { input }, { as: viewer })).toEqual({
      replyToContactMessage: {
        status: 'HANDLED',
        answeredAt: expect.any(Date),
        replies: [{ body: input.body, mailState: 'QUEUED', operatorName: 'Ayşe' }],
      },
    });
    const job = await database.db.prisma.job.findFirstOrThrow({ where: { kind: 'replyMail' } });
    const context = testContext(services, { as: { kind: 'system' } });
    const signal = new AbortController().signal;
    for (let i = 0; i < 2; i += 1)
      await mailReply(context, { id: job.id, payload: job.payload, signal, progress: () => undefined });
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatch(/^To: Ada <ada@example\.org>\r?$/m);
    expect(taken[0]).toMatch(/^Subject: Re: Hello\r?$/m);
    expect(taken[0]).toMatch(/^> A line\.\r?$/m);
    expect(await database.db.prisma.messageReply.findMany()).toMatchObject([
      { mailState: 'SENT', mailAttempts: 1 },
    ]);
  });

  it('that a server puts off is tried again; the message stays and says why', async () => {
    const { port } = await mailServer({ responseCode: 451, message: 'greylisted' });
    mailTo(port);
    await send();
    expect(await work()).not.toMatchObject({ code: 'BAD_INPUT' });
    expect(await kept()).toMatchObject([
      { mailState: 'QUEUED', mailAttempts: 1, mailError: expect.stringContaining('greylisted') },
    ]);
  });

  it('that a server refuses for good is not tried again', async () => {
    const { port } = await mailServer({ responseCode: 550, message: 'no such mailbox' });
    mailTo(port);
    await send();
    expect(await work({ isLast: true })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await kept()).toMatchObject([
      { mailState: 'FAILED', mailError: expect.stringContaining('no such mailbox') },
    ]);
  });

  it('to a server that is away or hangs is given up in the end, with the message kept', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    mailTo((silent.address() as AddressInfo).port);
    await send();
    const stop = new AbortController();
    const hanging = work({ signal: stop.signal });
    while (sockets.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    stop.abort();
    expect(String(await hanging)).toContain('did not answer in time');
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));

    expect(String(await work({ isLast: true }))).toContain('ECONNREFUSED');
    expect(await kept()).toMatchObject([
      { mailState: 'FAILED', mailAttempts: 2, mailError: expect.stringContaining('ECONNREFUSED') },
    ]);
  });
});
