import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { AppError } from '../../lib/errors.ts';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { useContactMail } from './testing/useContactMail.ts';

const { database, services, stored, send, mailServer, mailTo, silentServer, work, closeAtEnd } =
  useContactMail();

describe('mail', () => {
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
    closeAtEnd(() => new Promise<void>((resolve) => refusing.close(() => resolve())));
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
    expect(await executeOrThrow(services(), retry, { input: { id } }, { as: viewer })).toEqual({
      retryContactMail: { mailState: 'QUEUED', mailError: null },
    });
    expect(await refusalOf(services(), retry, { input: { id } }, { as: viewer })).toBe('CONFLICT');
    expect(await refusalOf(services(), retry, { input: { id, replyId: 9 } }, { as: viewer })).toBe(
      'NOT_FOUND',
    );
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

  it('for a message marked as spam is sent once an operator unmarks it, and only once', async () => {
    const { port, taken } = await mailServer();
    mailTo(port);
    await send({ shownMs: 30 });
    expect(await stored()).toMatchObject([{ isSpam: true, mailState: 'OFF' }]);
    const [{ id } = { id: 0 }] = await stored();
    const { viewer } = await makeOperator(database.db);
    for (const folder of ['INBOX', 'SPAM', 'INBOX'])
      await executeOrThrow(
        services(),
        'mutation ($input: MoveContactMessageInput!) { moveContactMessage(input: $input) { folder } }',
        { input: { id, folder } },
        { as: viewer },
      );
    expect(await database.db.prisma.job.count({ where: { kind: 'contactMail' } })).toBe(1);
    expect(await work()).toBeNull();
    expect(taken).toHaveLength(1);
  });
});
