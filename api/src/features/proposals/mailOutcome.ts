import sql from 'sql-template-tag';
import { businessPath } from '../../../../domain/indexRule.ts';
import type { ProposableField } from '../../../../domain/listing/proposals.ts';
import { isolated } from '../../../../domain/text/bidi.ts';
import type { EndedJob, RunningJob } from '../../jobs/jobHandler.ts';
import type { Nothing } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { automaticHeaders, hostOf, reasonOf, sendMail } from '../../lib/net/sendMail.ts';
import { findProposal, type ProposalRow } from './listProposals.ts';
import type { OutcomePayload } from './outcomeMailKind.ts';

/**
 * Informs a visitor by mail of the decision on a proposal, and then deletes the address. Idempotent: a sent mail is not sent again,
 * and its Message-ID never changes. Throws transient errors (the queue retries), or BAD_INPUT if the mail server refused
 * permanently.
 */
export async function mailOutcome(context: Context, job: RunningJob<OutcomePayload>): Promise<Nothing> {
  const { prisma } = context.db;
  const { proposalId: id } = job.payload;
  const proposal = await findProposal(context, id);
  if (proposal?.outcomeMail !== 'QUEUED') return {};
  const { mail, siteUrl } = context.config;
  // The mail server or the address was removed since; operators see that no mail was sent.
  if (!mail || proposal.email === '') {
    await prisma.listingProposal.update({ where: { id }, data: { outcomeMail: 'OFF' } });
    return {};
  }
  try {
    await sendMail(mail, job.signal, {
      headers: automaticHeaders,
      messageId: `<proposal-${id}-${proposal.createdAt.getTime()}@${hostOf(mail.contactTo[0])}>`,
      from: mail.contactTo[0],
      // Without the visitor's name and text, since the address may belong to another person.
      to: proposal.email,
      subject: `Outcome of your suggestion for ${isolated(proposal.business.name)}`,
      text: outcomeText(proposal, siteUrl),
    });
  } catch (error) {
    await prisma.listingProposal.update({ where: { id }, data: { outcomeMailError: reasonOf(error) } });
    throw error;
  }
  await prisma.listingProposal.update({
    where: { id },
    data: { outcomeMail: 'SENT', outcomeMailError: null, email: '' },
  });
  return {};
}

/** The mail will not be retried; the operators see why, and have the address. */
export async function failOutcomeMail(
  context: Context,
  { payload }: EndedJob<OutcomePayload>,
  error: unknown,
): Promise<void> {
  await context.db.rows(sql`
    UPDATE listing_proposals
    SET outcome_mail = 'FAILED', outcome_mail_error = coalesce(outcome_mail_error, ${reasonOf(error)})
    WHERE id = ${payload.proposalId} AND outcome_mail = 'QUEUED'`);
}

/** Fields in visitors' words. */
const fieldNames = new Map<string, string>(
  Object.entries({
    name: 'name',
    address: 'address',
    phone: 'phone number',
    email: 'e-mail address',
    website: 'website',
    menuLink: 'menu link',
    orderLink: 'order link',
    reservationLink: 'reservation link',
    businessStatus: 'whether it is open or closed for good',
  } satisfies Record<ProposableField, string>),
);

function outcomeText(proposal: ProposalRow, siteUrl: string | null): string {
  const { business } = proposal;
  const page = siteUrl === null ? [] : [`${siteUrl}${businessPath(business.slug)}`];
  return [
    `Thank you for your suggestion for ${isolated(business.name)}.`,
    resultOf(proposal),
    ...page,
    'Your e-mail address was used for this message only. It has been deleted from your suggestion.',
  ].join('\n\n');
}

function resultOf({ status, accepted }: ProposalRow): string {
  if (status !== 'ACCEPTED') return 'We have checked it and left the page as it is.';
  const fields = accepted.flatMap((field) => fieldNames.get(field) ?? []);
  const verified = accepted.includes('isVerified') ? ' The page is now marked as verified.' : '';
  if (fields.length > 0) return `We have checked it and changed: ${fields.join(', ')}.${verified}`;
  return verified ? `We have checked it.${verified}` : 'We have checked it and taken care of it.';
}
