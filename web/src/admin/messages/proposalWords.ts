import type { ListingProposalKind } from '../../graphql/generated.ts';

export const proposalFolders = [
  { folder: 'OPEN', slug: '', label: 'Bekleyen' },
  { folder: 'DECIDED', slug: 'decided', label: 'Karar verilen' },
  { folder: 'SPAM', slug: 'spam', label: 'Spam' },
] as const;

export const proposalKindWords: Record<ListingProposalKind, string> = {
  EDIT: 'Düzeltme',
  REPORT: 'Bildirim',
  CLAIM: 'Sahiplenme',
};
