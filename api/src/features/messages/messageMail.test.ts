import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../lib/context.ts';
import { ask, refusalOf, testContext } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { jobHandler } from '../../jobs/jobHandler.ts';
import { giveUpMail, mailMessage } from './mailMessage.ts';
import { giveUpReply, mailReply } from './mailReply.ts';
import { messageKind, replyKind } from './messageKind.ts';
import { sendContactMessage } from './sendContactMessage.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';
import { fakeMailServer } from '../../testing/fakes/fakeMailServer.ts';

const database = useTestDatabase();
let services: Services;
let address = 0;
beforeEach(() => {
  services = testServices(database.db);
});

const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A line.\nAnother one.' };
const stored = () => database.db.prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
/** Sends from an address of its own, so that no test spends another one's budget. */
const send = (input: object = {}) =>
  sendContactMessage(
    { ...testContext(services), clientAddress: `203.0.114.${(address += 1)}` },
    { ...message, ...input },
  );

describe('mail', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(closers.splice(0).map((close) => close()));
  });

  async function mailServer(refusal?: { responseCode: number; message: string }) {
    const server = await fakeMailServer(refusal);
    closers.push(server.close);
    return server;
  }

  function mailTo(port: number, login = '') {
    services = testServices(database.db, {
      SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
      CONTACT_TO: 'team@directory.example, second@directory.example',
    });
  }

  /** A mail server that takes calls and says nothing. */
  async function silentServer() {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      port: (server.address() as AddressInfo).port,
      called: () => until(async () => sockets.length > 0),
      close: async () => {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }

  const kinds = {
    contactMail: jobHandler(messageKind, { run: mailMessage, giveUp: giveUpMail }),
    replyMail: jobHandler(replyKind, { run: mailReply, giveUp: giveUpReply }),
  };

  /** Runs the queued job once, as the worker does. */
  async function work({
    kind = 'contactMail',
    isLast = false,
    signal = new AbortController().signal,
  }: { kind?: keyof typeof kinds; isLast?: boolean; signal?: AbortSignal } = {}) {
    const [job] = await database.db.prisma.job.findMany({ where: { kind } });
    if (!job) throw new Error('no mail was queued');
    const context = testContext(services, { as: { kind: 'system' } });
    const running = runningJob(job.payload as object, { id: job.id, signal });
    return kinds[kind].run(context, running).then(
      () => null,
      async (error: unknown) => {
        if (isLast) await kinds[kind].giveUp?.(context, running, error);
        return error;
      },
    );
  }

  /** A message that an operator answered. */
  async function answered() {
    await send();
    const [{ id } = { id: 0 }] = await stored();
    const { viewer } = await makeOperator(database.db);
    await ask(
      services,
      'mutation ($input: ReplyToContactMessageInput!) { replyToContactMessage(input: $input) { id } }',
      { input: { id, body: 'Dear Ada,' } },
      { as: viewer },
    );
  }
  const replies = () => database.db.prisma.messageReply.findMany();

  it('is sent to the operators with the sender in Reply-To, once for any number of runs', async () => {
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
    expect(taken[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(taken[0]).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
    expect(await stored()).toMatchObject([{ mailState: 'SENT', mailAttempts: 1, mailError: null }]);
  });

  it('reads in a mail client as the message does, in any script and with any line breaks', async () => {
    const { port, taken } = await mailServer();
    mailTo(port);
    const text = `Λέξη و 語 😀 İ\n.\n..two points\nFrom here\n=20 =C3\n${'ş'.repeat(1200)}\n\ttab  `;
    await send({ name: 'Zoë "Z" Ünlü, <b>', subject: `Rückfrage ${'長い'.repeat(60)}`, message: text });
    expect(await work()).toBeNull();
    const mail = await simpleParser(taken[0] ?? '');
    expect(mail.subject).toBe(`[general] Rückfrage ${'長い'.repeat(60)}`);
    expect(mail.replyTo?.value).toEqual([{ address: 'ada@example.org', name: 'Zoë "Z" Ünlü, <b>' }]);
    expect(mail.text).toContain(text.trim());
    expect([mail.attachments, mail.html]).toEqual([[], false]);
    expect(mail.messageId).toMatch(/^<[^<>@\s]+@[^<>@\s]+>$/);
    expect(mail.date).toBeInstanceOf(Date);
  });

  it('of a reply quotes the message, is sent once, and requires a mail server', async () => {
    const { viewer } = await makeOperator(database.db);
    const reply = `mutation ($input: ReplyToContactMessageInput!) {
      replyToContactMessage(input: $input) { status answeredAt replies { body mailState operatorName } } }`;
    await send();
    const [{ id } = { id: 0 }] = await stored();
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
    for (let i = 0; i < 2; i += 1) expect(await work({ kind: 'replyMail' })).toBeNull();
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatch(/^To: Ada <ada@example\.org>\r?$/m);
    expect(taken[0]).toMatch(/^Subject: Re: Hello\r?$/m);
    expect(taken[0]).toMatch(/^> A line\.\r?$/m);
    expect(await database.db.prisma.messageReply.findMany()).toMatchObject([
      { mailState: 'SENT', mailAttempts: 1 },
    ]);
  });

  it('of a reply is queued once for the same key, also when both requests arrive at once', async () => {
    mailTo(1);
    await send();
    const [{ id } = { id: 0 }] = await stored();
    const { viewer } = await makeOperator(database.db);
    const reply = `mutation ($input: ReplyToContactMessageInput!) {
      replyToContactMessage(input: $input) { replies { body } } }`;
    const input = { id, body: 'Dear Ada,', idempotencyKey: 'reply-0001' };
    const answer = { replyToContactMessage: { replies: [{ body: 'Dear Ada,' }] } };
    const sendReply = () => ask(services, reply, { input }, { as: viewer });
    expect(await Promise.all([sendReply(), sendReply()])).toEqual([answer, answer]);
    expect(await sendReply()).toEqual(answer);
    expect(await database.db.prisma.job.count({ where: { kind: 'replyMail' } })).toBe(1);
    for (const other of [{ body: 'Other' }, { idempotencyKey: 'short' }])
      expect(await refusalOf(services, reply, { input: { ...input, ...other } }, { as: viewer })).toBe(
        'body' in other ? 'CONFLICT' : 'BAD_INPUT',
      );
  });

  it('that a server defers is retried; the message stays with the reason', async () => {
    const { port } = await mailServer({ responseCode: 451, message: 'greylisted' });
    mailTo(port);
    await send();
    expect(await work()).not.toMatchObject({ code: 'BAD_INPUT' });
    expect(await stored()).toMatchObject([
      { mailState: 'QUEUED', mailAttempts: 1, mailError: expect.stringContaining('greylisted') },
    ]);
  });

  it('that a server rejects permanently is not retried', async () => {
    const { port } = await mailServer({ responseCode: 550, message: 'no such mailbox' });
    mailTo(port);
    await send();
    expect(await work({ isLast: true })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await stored()).toMatchObject([
      { mailState: 'FAILED', mailError: expect.stringContaining('no such mailbox') },
    ]);
  });

  it('is tried again after the mail server refuses the login, and sent again by an operator', async () => {
    const refusing = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise<void>((resolve) => refusing.close(() => resolve())));
    mailTo((refusing.server.address() as AddressInfo).port, 'mailer:wrong@');
    await send();
    const refused = await work({ isLast: true });
    expect(refused).toMatchObject({ code: 'EAUTH', responseCode: 535 });
    expect(refused).not.toBeInstanceOf(AppError);
    expect(await stored()).toMatchObject([
      { mailState: 'FAILED', mailError: expect.stringContaining('Invalid username or password') },
    ]);

    const { port, taken } = await mailServer();
    mailTo(port);
    const { viewer } = await makeOperator(database.db);
    const [{ id } = { id: 0 }] = await stored();
    const retry = `mutation ($input: RetryContactMailInput!) {
      retryContactMail(input: $input) { mailState mailError } }`;
    expect(await ask(services, retry, { input: { id } }, { as: viewer })).toEqual({
      retryContactMail: { mailState: 'QUEUED', mailError: null },
    });
    expect(await refusalOf(services, retry, { input: { id } }, { as: viewer })).toBe('CONFLICT');
    expect(await refusalOf(services, retry, { input: { id, replyId: 9 } }, { as: viewer })).toBe('NOT_FOUND');
    expect(await database.db.prisma.job.count({ where: { kind: 'contactMail' } })).toBe(2);
    expect(
      await database.db.prisma.auditEvent.findMany({ where: { action: 'message.retryMail' } }),
    ).toHaveLength(1);
    expect(await work()).toBeNull();
    expect(taken).toHaveLength(1);
    expect(await stored()).toMatchObject([{ mailState: 'SENT', mailError: null }]);
  });

  it('to an unreachable or hanging server is given up in the end, with the message stored', async () => {
    const silent = await silentServer();
    mailTo(silent.port);
    await send();
    const stop = new AbortController();
    const hanging = work({ signal: stop.signal });
    await silent.called();
    stop.abort();
    expect(String(await hanging)).toContain('did not answer in time');
    await silent.close();

    expect(String(await work({ isLast: true }))).toContain('ECONNREFUSED');
    expect(await stored()).toMatchObject([
      { mailState: 'FAILED', mailAttempts: 2, mailError: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  it('of a reply that a server rejects, defers or never accepts stays with its message and the reason', async () => {
    const refusing = await mailServer({ responseCode: 550, message: 'no such mailbox' });
    const greylisting = await mailServer({ responseCode: 451, message: 'greylisted' });
    const silent = await silentServer();
    const kind = 'replyMail';
    mailTo(greylisting.port);
    await answered();
    expect(await work({ kind })).not.toMatchObject({ code: 'BAD_INPUT' });
    expect(await replies()).toMatchObject([
      { mailState: 'QUEUED', mailAttempts: 1, mailError: expect.stringContaining('greylisted') },
    ]);
    mailTo(silent.port);
    const stop = new AbortController();
    const hanging = work({ kind, signal: stop.signal });
    await silent.called();
    stop.abort();
    expect(String(await hanging)).toContain('did not answer in time');
    await silent.close();
    mailTo(refusing.port);
    expect(await work({ kind, isLast: true })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await replies()).toMatchObject([
      { mailState: 'FAILED', mailAttempts: 3, mailError: expect.stringContaining('no such mailbox') },
    ]);
    // A mail that was given up is not tried again, unless an operator wants it.
    expect(await work({ kind })).toBeNull();
    expect(await replies()).toMatchObject([{ mailAttempts: 3 }]);
    const accepting = await mailServer();
    mailTo(accepting.port);
    const { viewer } = await makeOperator(database.db);
    const [reply] = await replies();
    await ask(
      services,
      'mutation ($input: RetryContactMailInput!) { retryContactMail(input: $input) { id } }',
      { input: { id: reply?.messageId, replyId: reply?.id } },
      { as: viewer },
    );
    expect(await work({ kind })).toBeNull();
    expect(accepting.taken).toHaveLength(1);
    expect(accepting.taken[0]).not.toMatch(/^Auto-Submitted:/m);
    expect(await replies()).toMatchObject([{ mailState: 'SENT', mailError: null }]);
  });

  it('for a message marked as spam is sent once an operator unmarks it, and only once', async () => {
    const { port, taken } = await mailServer();
    mailTo(port);
    await send({ shownMs: 30 });
    expect(await stored()).toMatchObject([{ isSpam: true, mailState: 'OFF' }]);
    const [{ id } = { id: 0 }] = await stored();
    const { viewer } = await makeOperator(database.db);
    for (const folder of ['INBOX', 'SPAM', 'INBOX'])
      await ask(
        services,
        'mutation ($input: MoveContactMessageInput!) { moveContactMessage(input: $input) { folder } }',
        { input: { id, folder } },
        { as: viewer },
      );
    expect(await database.db.prisma.job.count({ where: { kind: 'contactMail' } })).toBe(1);
    expect(await work()).toBeNull();
    expect(taken).toHaveLength(1);
  });
});
