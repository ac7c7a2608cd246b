import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { failOutcomeMail, mailOutcome } from './mailOutcome.ts';
import { outcomeMailKind } from './outcomeMailKind.ts';
import { sendProposal, type SendProposalInput } from './sendProposal.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';
import { fakeMailServer } from '../../testing/fakes/fakeMailServer.ts';

const database = useTestDatabase();
let services: Services;
let server: Awaited<ReturnType<typeof fakeMailServer>> | null = null;
let address = 0;

beforeEach(() => {
  services = testServices(database.db);
});
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Starts a mail server that accepts mails, or refuses them with a code. Returns the mails that it accepted. */
async function useMailServer(responseCode?: number): Promise<string[]> {
  await server?.close();
  server = await fakeMailServer(responseCode ? { responseCode, message: 'No such mailbox' } : undefined);
  services = testServices(database.db, {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    CONTACT_TO: 'team@directory.example',
    SITE_URL: 'https://directory.example',
  });
  return server.taken;
}

/** A proposal that an operator decided. */
async function decided(input: Partial<SendProposalInput>, isAccepted: boolean, fields: string[] = []) {
  const { id: businessId } = await makeBusiness(database.db, { name: 'Kahve Evi', phone: '1' });
  const { viewer } = await makeOperator(database.db);
  await sendProposal(
    { ...testContext(services), clientAddress: `198.18.4.${(address += 1)}` },
    { businessId, kind: 'EDIT', changes: { phone: '2' }, ...input },
  );
  const { id } = await stored();
  await executeOrThrow(
    services,
    'mutation ($input: DecideListingProposalInput!) { decideListingProposal(input: $input) { id } }',
    { input: { id, isAccepted, fields } },
    { as: viewer },
  );
}

const stored = () => database.db.prisma.listingProposal.findFirstOrThrow();
const jobs = () => database.db.prisma.job.findMany({ where: { kind: 'proposalOutcomeMail' } });

/** Does the queued job once; `isLast` as after the last attempt. */
async function work(isLast = false): Promise<unknown> {
  const [job] = await jobs();
  if (!job) throw new Error('no mail was queued');
  const context = testContext(services, { as: { kind: 'system' } });
  const running = runningJob(outcomeMailKind.readPayload(job.payload), job);
  try {
    return await mailOutcome(context, running);
  } catch (error) {
    if (isLast) await failOutcomeMail(context, running, error);
    return error;
  }
}

describe('the mail about a proposal', () => {
  it('lists the changes, is sent once, and deletes the address', async () => {
    const mails = await useMailServer();
    await decided({ name: 'Ada\r\nBcc: x@example.org', email: 'ada@example.org' }, true, ['phone']);
    expect(await stored()).toMatchObject({ outcomeMail: 'QUEUED', email: 'ada@example.org' });
    await work();
    await work();
    expect(mails).toHaveLength(1);
    const mail = await simpleParser(mails[0] ?? '');
    expect(mail.to).toMatchObject({ text: 'ada@example.org' });
    expect(mail.from).toMatchObject({ text: 'team@directory.example' });
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.text).toMatch(/changed: phone number\./);
    expect(mail.text).toContain(`https://directory.example/business/`);
    expect(mails[0]).not.toMatch(/Bcc|Ada/);
    expect(await stored()).toMatchObject({ outcomeMail: 'SENT', email: '', outcomeMailError: null });
  });

  it.each([
    ['a rejected one', { message: 'Wrong.' }, false, [], /left the page as it is/],
    ['a report', { kind: 'REPORT', message: 'Gone.', changes: {} }, true, [], /taken care of it/],
    [
      'a granted claim',
      { kind: 'CLAIM', name: 'Ada', message: 'Mine.', changes: {} },
      true,
      ['isVerified'],
      /We have checked it. The page is now marked as verified/,
    ],
    [
      'a claim of which only a field was accepted',
      { kind: 'CLAIM', name: 'Ada', message: 'Mine.', changes: { phone: '0212 222 33 44' } },
      true,
      ['phone'],
      /changed: phone number\.\n/,
    ],
  ] as const)('is about %s, and deletes the address', async (_what, input, isAccepted, fields, text) => {
    const mails = await useMailServer();
    await decided({ email: 'ada@example.org', ...input }, isAccepted, [...fields]);
    await work();
    expect((await simpleParser(mails[0] ?? '')).text).toMatch(text);
    expect(await stored()).toMatchObject({ outcomeMail: 'SENT', email: '' });
  });

  it('is retried while the mail server defers it, and then given up with the address still stored', async () => {
    await useMailServer(451);
    await decided({ email: 'ada@example.org' }, false);
    expect(await work()).toBeInstanceOf(Error);
    expect(await stored()).toMatchObject({ status: 'REJECTED', outcomeMail: 'QUEUED' });
    expect(await work(true)).toBeInstanceOf(Error);
    expect(await stored()).toMatchObject({
      outcomeMail: 'FAILED',
      email: 'ada@example.org',
      outcomeMailError: expect.stringMatching(/No such mailbox/),
    });
    const { id } = await stored();
    const { viewer } = await makeOperator(database.db);
    const retry = `mutation ($id: Int!) {
      retryListingProposalMail(id: $id) { outcomeMail outcomeMailError } }`;
    await useMailServer();
    expect(await executeOrThrow(services, retry, { id }, { as: viewer })).toEqual({
      retryListingProposalMail: { outcomeMail: 'QUEUED', outcomeMailError: null },
    });
    expect(await refusalOf(services, retry, { id }, { as: viewer })).toBe('CONFLICT');
    expect(await refusalOf(services, retry, { id: id + 1 }, { as: viewer })).toBe('NOT_FOUND');
    await work();
    expect(await stored()).toMatchObject({ outcomeMail: 'SENT', email: '' });
  });

  it('is not queued without an address', async () => {
    await useMailServer();
    await decided({}, false);
    expect(await jobs()).toEqual([]);
    expect(await stored()).toMatchObject({ outcomeMail: null });
  });

  it('is not queued, and the form does not ask for an address, without a mail server', async () => {
    const query = '{ mailsProposalOutcome }';
    await decided({ email: 'ada@example.org' }, false);
    expect(await jobs()).toEqual([]);
    expect(await executeOrThrow(services, query)).toEqual({ mailsProposalOutcome: false });
    await useMailServer();
    expect(await executeOrThrow(services, query)).toEqual({ mailsProposalOutcome: true });
  });
});
