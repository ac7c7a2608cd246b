import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { useContactMail } from './testing/useContactMail.ts';

const { database, services, stored, send, mailServer, mailTo, silentServer, work } = useContactMail();

/** A message that an operator answered. */
async function answered() {
  await send();
  const [{ id } = { id: 0 }] = await stored();
  const { viewer } = await makeOperator(database.db);
  await executeOrThrow(
    services(),
    'mutation ($input: ReplyToContactMessageInput!) { replyToContactMessage(input: $input) { id } }',
    { input: { id, body: 'Dear Ada,' } },
    { as: viewer },
  );
}
const replies = () => database.db.prisma.messageReply.findMany();

describe('mail of a reply', () => {
  it('quotes the message, is sent once, and requires a mail server', async () => {
    const { viewer } = await makeOperator(database.db);
    const reply = `mutation ($input: ReplyToContactMessageInput!) {
      replyToContactMessage(input: $input) { status answeredAt replies { body mailState operatorName } } }`;
    await send();
    const [{ id } = { id: 0 }] = await stored();
    const input = { id, body: 'Dear Ada,\nthank you.' };
    expect(await refusalOf(services(), reply, { input }, { as: viewer })).toBe('CONFLICT');
    const { port, taken } = await mailServer();
    mailTo(port);
    expect(await refusalOf(services(), reply, { input: { id, body: ' ' } }, { as: viewer })).toBe(
      'BAD_INPUT',
    );
    expect(await executeOrThrow(services(), reply, { input }, { as: viewer })).toEqual({
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

  it('is queued once for the same key, also when both requests arrive at once', async () => {
    mailTo(1);
    await send();
    const [{ id } = { id: 0 }] = await stored();
    const { viewer } = await makeOperator(database.db);
    const reply = `mutation ($input: ReplyToContactMessageInput!) {
      replyToContactMessage(input: $input) { replies { body } } }`;
    const input = { id, body: 'Dear Ada,', idempotencyKey: 'reply-0001' };
    const answer = { replyToContactMessage: { replies: [{ body: 'Dear Ada,' }] } };
    const sendReply = () => executeOrThrow(services(), reply, { input }, { as: viewer });
    expect(await Promise.all([sendReply(), sendReply()])).toEqual([answer, answer]);
    expect(await sendReply()).toEqual(answer);
    expect(await database.db.prisma.job.count({ where: { kind: 'replyMail' } })).toBe(1);
    for (const other of [{ body: 'Other' }, { idempotencyKey: 'short' }])
      expect(await refusalOf(services(), reply, { input: { ...input, ...other } }, { as: viewer })).toBe(
        'body' in other ? 'CONFLICT' : 'BAD_INPUT',
      );
  });

  it('that a server rejects, defers or never accepts stays with its message and the reason', async () => {
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
    await executeOrThrow(
      services(),
      'mutation ($input: RetryContactMailInput!) { retryContactMail(input: $input) { id } }',
      { input: { id: reply?.messageId, replyId: reply?.id } },
      { as: viewer },
    );
    expect(await work({ kind })).toBeNull();
    expect(accepting.taken).toHaveLength(1);
    expect(accepting.taken[0]).not.toMatch(/^Auto-Submitted:/m);
    expect(await replies()).toMatchObject([{ mailState: 'SENT', mailError: null }]);
  });
});
