import sql, { type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { checkPaging, cutPage, type PagingArgs } from '../../lib/paging.ts';
import type { ProposalKind } from './checkProposal.ts';

export type ProposalFolder = 'OPEN' | 'DECIDED' | 'SPAM';

export interface ProposalRow {
  id: number;
  kind: ProposalKind;
  status: 'OPEN' | 'ACCEPTED' | 'REJECTED';
  name: string;
  email: string;
  message: string;
  changes: Record<string, unknown>;
  accepted: string[];
  isSpam: boolean;
  businessId: number;
  businessName: string;
  businessSlug: string;
  businessVersion: number;
  /** The listing as it is now, by the names of its columns. */
  current: Record<string, unknown>;
  /** The change that it became, as long as there is something of it to take back. */
  revisionId: number | null;
  operatorName: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

const folders: Record<ProposalFolder, Sql> = {
  OPEN: sql`p.status = 'OPEN' AND NOT p.is_spam`,
  DECIDED: sql`p.status <> 'OPEN' AND NOT p.is_spam`,
  SPAM: sql`p.is_spam`,
};

const select = sql`
  SELECT p.id, p.kind::text AS kind, p.status::text AS status, p.name, p.email, p.message, p.changes, p.accepted,
    p.is_spam AS "isSpam", b.id AS "businessId", b.name AS "businessName", b.slug AS "businessSlug",
    b.version AS "businessVersion", p.created_at AS "createdAt", p.decided_at AS "decidedAt",
    o.name AS "operatorName", r.id AS "revisionId",
    jsonb_build_object('name', b.name, 'address', b.address, 'phone', b.phone, 'email', b.email, 'website', b.website,
      'menuLink', b.menu_link, 'orderLink', b.order_link, 'reservationLink', b.reservation_link,
      'businessStatus', b.business_status, 'isVerified', b.is_verified) AS current
  FROM listing_proposals p JOIN businesses b ON b.id = p.business_id
  LEFT JOIN operators o ON o.id = p.operator_id
  LEFT JOIN business_revisions r ON r.id = p.revision_id AND EXISTS (
    SELECT FROM jsonb_each(r.after) AS set
    WHERE set.key <> 'edited_fields' AND to_jsonb(b)->set.key = set.value
  )`;

/** A page of what visitors proposed, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listProposals(
  context: Context,
  { folder, ...args }: PagingArgs & { folder: ProposalFolder },
) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.rows<ProposalRow>(sql`
    ${select} WHERE ${folders[folder]} ORDER BY p.created_at DESC, p.id DESC
    LIMIT ${first + 1} OFFSET ${Math.min(offset, 10_000)}`);
  const { nodes, hasNextPage } = cutPage(rows, first);
  return { folder, nodes, pageInfo: { hasNextPage, endCursor: null } };
}

/** Number of proposals in a folder, at most 1,000. */
export async function countProposals({ db }: Pick<Context, 'db'>, folder: ProposalFolder): Promise<number> {
  const [row] = await db.rows<{ n: number }>(sql`
    SELECT count(*) AS n FROM (SELECT FROM listing_proposals p WHERE ${folders[folder]} LIMIT 1000) AS counted`);
  return row?.n ?? 0;
}

export async function findProposal({ db }: Pick<Context, 'db'>, id: number): Promise<ProposalRow | null> {
  const [row] = await db.rows<ProposalRow>(sql`${select} WHERE p.id = ${id}`);
  return row ?? null;
}
