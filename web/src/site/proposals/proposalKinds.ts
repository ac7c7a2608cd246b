import type { ListingProposalKind } from '../../graphql/siteOperations.ts';

/** Kinds of proposals, in visitors' words. */
export const proposalKinds: readonly { kind: ListingProposalKind; label: string; text: string }[] = [
  { kind: 'EDIT', label: 'Suggest an edit', text: 'Change what is wrong and leave the rest as it is.' },
  { kind: 'REPORT', label: 'Report a problem', text: 'Tell us what is the matter with this listing.' },
  {
    kind: 'CLAIM',
    label: 'Claim this listing',
    text: 'For owners and managers. We check each request before the listing is marked as verified.',
  },
];

export const editFields = [
  { field: 'name', label: 'Business name', type: 'text' },
  { field: 'address', label: 'Address', type: 'text' },
  { field: 'phone', label: 'Phone', type: 'tel' },
  { field: 'email', label: 'Business email', type: 'email' },
  { field: 'website', label: 'Website', type: 'url' },
  { field: 'menuLink', label: 'Menu link', type: 'url' },
  { field: 'orderLink', label: 'Order link', type: 'url' },
  { field: 'reservationLink', label: 'Reservation link', type: 'url' },
] as const;

/** Possible problems; for a closed business, the closure is proposed too. */
export const problems = [
  { value: 'closed', label: 'It is permanently closed' },
  { value: 'moved', label: 'It has moved' },
  { value: 'duplicate', label: 'It is listed twice' },
  { value: 'missing', label: 'It does not exist' },
  { value: 'offensive', label: 'Something on the page is offensive or private' },
  { value: 'other', label: 'Something else' },
] as const;
