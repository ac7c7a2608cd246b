import sql from 'sql-template-tag';
import type { ProposableField } from '../../../../domain/listing/proposals.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { batchLoad } from '../../lib/batchLoad.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { checkPaging, pageOf, type PagingArgs } from '../../lib/paging.ts';

export type ProposalFolder = 'OPEN' | 'DECIDED' | 'SPAM';

/** Fields of a listing that a proposal may change, or that its decision depends on. */
const proposable = {
  name: true,
  address: true,
  phone: true,
  email: true,
  website: true,
  menuLink: true,
  orderLink: true,
  reservationLink: true,
  businessStatus: true,
  isVerified: true,
} as const satisfies Record<ProposableField | 'isVerified', true>;

export const withListing = {
  business: { select: { ...proposable, id: true, slug: true, version: true } },
  operator: { select: { name: true } },
} as const satisfies Prisma.ListingProposalInclude;
export type ProposalRow = Prisma.ListingProposalGetPayload<{ include: typeof withListing }>;

/** Maximum page; later pages repeat rows. */
const maxOffset = 10_000;

const folders: Record<ProposalFolder, Prisma.ListingProposalWhereInput> = {
  OPEN: { status: 'OPEN', isSpam: false },
  DECIDED: { status: { not: 'OPEN' }, isSpam: false },
  SPAM: { isSpam: true },
};

/** A page of what visitors proposed, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listProposals(
  context: Context,
  { folder, ...args }: PagingArgs & { folder: ProposalFolder },
) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.listingProposal.findMany({
    where: folders[folder],
    include: withListing,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    skip: Math.min(offset, maxOffset),
  });
  const { nodes, pageInfo } = pageOf(rows, first);
  const hasNextPage = pageInfo.hasNextPage && offset + first <= maxOffset;
  return { folder, nodes, pageInfo: { ...pageInfo, hasNextPage } };
}

/** How many a folder holds, at most 1,000. */
export const countProposals = ({ db }: Pick<Context, 'db'>, folder: ProposalFolder): Promise<number> =>
  db.prisma.listingProposal.count({ where: folders[folder], take: 1000 });

export const findProposal = ({ db }: Pick<Context, 'db'>, id: number): Promise<ProposalRow | null> =>
  db.prisma.listingProposal.findUnique({ where: { id }, include: withListing });

/**
 * The revision that a proposal became, while the listing still has one of its values. SQL, since it compares any
 * column of the listing with the revision's JSON.
 */
export async function undoableRevision(
  context: Context,
  { revisionId }: Pick<ProposalRow, 'revisionId'>,
): Promise<number | null> {
  if (revisionId === null) return null;
  const found = await batchLoad(context, 'proposalRevisions', revisionId, async (ids) => {
    const rows = await context.db.rows<{ id: number }>(sql`
      SELECT r.id FROM business_revisions r JOIN businesses b ON b.id = r.business_id
      WHERE r.id = ANY (${ids}::int[]) AND EXISTS (
        SELECT FROM jsonb_each(r.after) AS set
        WHERE set.key <> 'edited_fields' AND to_jsonb(b)->set.key = set.value
      )`);
    return new Map(rows.map(({ id }) => [id, id]));
  });
  return found ?? null;
}
