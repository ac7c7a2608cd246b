import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { sendProposal, type SendProposalInput } from './sendProposal.ts';

const database = useTestDatabase();
const db = () => database.db;
const services = () => testServices(db());
let viewer: Viewer;
let businessId: number;
let address = 0;
beforeEach(async () => {
  ({ viewer } = await makeOperator(db()));
  ({ id: businessId } = await makeBusiness(db(), {
    name: 'Kahve Evi',
    slug: 'kahve',
    phone: '1',
    isOpen: true,
  }));
});

/** Sends from a new address, so that tests do not share a rate limit. */
const send = (input: Partial<SendProposalInput>, from = `198.18.0.${(address += 1)}`) =>
  sendProposal({ ...testContext(services()), clientAddress: from }, { businessId, kind: 'EDIT', ...input });
const operate = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  executeOrThrow<Data>(services(), query, variables, { as: viewer });

interface Proposal {
  id: number;
  status: string;
  revisionId: number | null;
  businessVersion: number;
  changes: { field: string; current: unknown; proposed: unknown; isAccepted: boolean }[];
}
const fields =
  'id kind status isSpam revisionId businessVersion operatorName changes { field current proposed isAccepted }';
const list = async (folder = 'OPEN') =>
  (
    await operate<{ listingProposals: { nodes: Proposal[]; totalCount: number } }>(
      `query ($folder: ListingProposalFolder) { listingProposals(folder: $folder) { nodes { ${fields} } totalCount } }`,
      { folder },
    )
  ).listingProposals;
const decision = `mutation ($input: DecideListingProposalInput!) { decideListingProposal(input: $input) { ${fields} } }`;
const decide = async (input: object) =>
  (await operate<{ decideListingProposal: Proposal }>(decision, { input })).decideListingProposal;
const listing = () => db().prisma.business.findUniqueOrThrow({ where: { id: businessId } });

describe('a proposal of a visitor', () => {
  it('is stored without changing the listing, and shows the difference', async () => {
    await send({
      message: ' The phone is wrong. ',
      changes: { phone: '+90 232 1', website: 'https://kahve.example/' },
    });
    expect(await list()).toMatchObject({
      totalCount: 1,
      nodes: [
        {
          status: 'OPEN',
          changes: [
            { field: 'phone', current: '1', proposed: '+90 232 1', isAccepted: false },
            { field: 'website', current: null, proposed: 'https://kahve.example/', isAccepted: false },
          ],
        },
      ],
    });
    expect((await listing()).phone).toBe('1');
  });

  it.each<[Partial<SendProposalInput>, Record<string, string>]>([
    [{}, { message: 'Required' }],
    [{ changes: { website: 'javascript:alert(1)' } }, { 'changes.website': 'Not a web address' }],
    [{ changes: { name: 'x'.repeat(501) } }, { 'changes.name': 'At most 500 characters' }],
    [{ changes: { businessStatus: 'GONE' } }, { 'changes.businessStatus': 'Unknown status' }],
    [{ kind: 'REPORT' }, { message: 'Required' }],
    [
      { kind: 'CLAIM', message: 'Mine' },
      { name: 'Required', email: 'Required' },
    ],
    [{ message: 'a\0' }, { message: 'Must be text' }],
    [{ changes: { name: 'a\ud800' } }, { name: 'Must be text' }],
  ])('as %j is refused', async (input, faults) => {
    await expect(send(input)).rejects.toMatchObject({ code: 'BAD_INPUT', fields: faults });
    expect(await list()).toMatchObject({ totalCount: 0 });
  });

  it('is stored once for one key, discarded with a filled honeypot, marked as spam, and rate limited', async () => {
    const idempotencyKey = 'one-and-the-same';
    await send({ message: 'a', idempotencyKey });
    await send({ message: 'a', idempotencyKey });
    await expect(send({ message: 'z', idempotencyKey })).rejects.toMatchObject({ code: 'CONFLICT' });
    await send({ message: 'b', homepage: 'https://spam.example' });
    await send({ message: 'c', shownMs: 100 });
    await send({ message: 'https://a.example '.repeat(4) });
    expect((await list()).totalCount).toBe(1);
    expect((await list('SPAM')).totalCount).toBe(2);
    for (let i = 0; i < 10; i += 1) await send({ message: `${i}` }, '198.18.9.9');
    await expect(send({ message: 'x' }, '198.18.9.9')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(send({ message: 'x', businessId: 99_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is accepted over GraphQL without a session, and read by operators only', async () => {
    const operation = 'mutation ($input: SendListingProposalInput!) { sendListingProposal(input: $input) }';
    const input = {
      businessId,
      kind: 'REPORT',
      message: 'It has closed.',
      changes: { businessStatus: 'CLOSED_PERMANENTLY' },
    };
    expect(await executeOrThrow(services(), operation, { input })).toEqual({ sendListingProposal: true });
    expect(await refusalOf(services(), '{ listingProposals { totalCount } }')).toBe('UNAUTHENTICATED');
  });
});

describe('a decision', () => {
  it('applies the chosen fields as one edit, which is audited and undone like any other', async () => {
    await send({ changes: { phone: '2', name: 'Çay Evi', website: 'https://spam.example/' } });
    const [{ id, businessVersion } = { id: 0, businessVersion: 0 }] = (await list()).nodes;
    const decided = await decide({
      id,
      isAccepted: true,
      fields: ['phone', 'name'],
      version: businessVersion,
    });
    expect(decided).toMatchObject({
      status: 'ACCEPTED',
      operatorName: 'Ayşe',
      revisionId: expect.any(Number),
    });
    const answers = decided.changes.map(({ field, isAccepted }) => [field, isAccepted]);
    expect(Object.fromEntries(answers)).toEqual({ name: true, phone: true, website: false });
    expect(await listing()).toMatchObject({ name: 'Çay Evi', phone: '2', website: null });
    // Imports do not overwrite decisions of operators.
    expect((await listing()).editedFields).toEqual(expect.arrayContaining(['name', 'phone']));
    const actions = await db().prisma.auditEvent.findMany({
      select: { action: true },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['proposal.decide', 'business.acceptProposal']);
    expect(await list()).toMatchObject({ totalCount: 0 });
    expect(await refusalOf(services(), decision, { input: { id, isAccepted: false } }, { as: viewer })).toBe(
      'CONFLICT',
    );
    await operate('mutation ($id: Int!) { undoBusinessRevision(id: $id) { restored } }', {
      id: decided.revisionId,
    });
    expect(await listing()).toMatchObject({ name: 'Kahve Evi', phone: '1' });
    // An undone revision offers no second undo.
    expect((await list('DECIDED')).nodes).toMatchObject([{ id, revisionId: null }]);
  });

  it('that already matches the listing makes no edit, and reverts none', async () => {
    await send({ changes: { phone: '1' } });
    const [{ id } = { id: 0 }] = (await list()).nodes;
    expect(await decide({ id, isAccepted: true, fields: ['phone'] })).toMatchObject({ revisionId: null });
    const { version } = await listing();
    await operate(
      'mutation ($id: Int!, $version: Int, $input: BusinessInput!) { updateBusiness(id: $id, version: $version, input: $input) { id } }',
      { id: businessId, version, input: { name: 'Çay Evi' } },
    );
    expect((await list('DECIDED')).nodes).toMatchObject([{ id, revisionId: null }]);
  });

  it('is refused if the listing changed meanwhile, and then nothing is decided', async () => {
    await send({ changes: { phone: '2' } });
    const [{ id, businessVersion } = { id: 0, businessVersion: 0 }] = (await list()).nodes;
    await db().prisma.business.update({ where: { id: businessId }, data: { phone: '3' } });
    const input = { id, isAccepted: true, fields: ['phone'], version: businessVersion };
    expect(await refusalOf(services(), decision, { input }, { as: viewer })).toBe('CONFLICT');
    expect(await list()).toMatchObject({ totalCount: 1 });
    expect((await listing()).phone).toBe('3');
  });

  it('accepts a claim by marking the listing as verified, and closes a report without a field', async () => {
    await send({ kind: 'CLAIM', name: 'Ada', email: 'ada@example.org', message: 'I own it.' });
    await send({ kind: 'REPORT', message: 'Offensive.' });
    const { nodes } = await list();
    const [report, claim] = nodes;
    await decide({ id: claim?.id, isAccepted: true, fields: ['isVerified'] });
    expect(await listing()).toMatchObject({ isVerified: true });
    const empty = { input: { id: report?.id, isAccepted: true, fields: ['isVerified'] } };
    expect(await refusalOf(services(), decision, empty, { as: viewer })).toBe('BAD_INPUT');
    expect(await decide({ id: report?.id, isAccepted: true })).toMatchObject({
      status: 'ACCEPTED',
      revisionId: null,
    });
  });

  it('accepts a note that proposes no values', async () => {
    await send({ message: 'The entrance is in the side street.' });
    const [{ id } = { id: 0 }] = (await list()).nodes;
    expect(await decide({ id, isAccepted: true })).toMatchObject({ status: 'ACCEPTED', revisionId: null });
  });

  it('can mark it as spam', async () => {
    await send({ message: 'a' });
    const [{ id } = { id: 0 }] = (await list()).nodes;
    const mark =
      'mutation ($id: Int!, $isSpam: Boolean!) { markListingProposalSpam(id: $id, isSpam: $isSpam) { isSpam } }';
    await operate(mark, { id, isSpam: true });
    expect([(await list()).totalCount, (await list('SPAM')).totalCount]).toEqual([0, 1]);
    await operate(mark, { id, isSpam: false });
    expect((await list()).totalCount).toBe(1);
  });
});
