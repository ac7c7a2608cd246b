import type { ListingProposalKind, ProposalMailState } from '../../graphql/generated.ts';

export const proposalFolders = [
  { folder: 'OPEN', slug: '', label: 'Bekleyen' },
  { folder: 'DECIDED', slug: 'decided', label: 'Karar verilen' },
  { folder: 'SPAM', slug: 'spam', label: 'Spam' },
] as const;

/** State of the mail about the decision. */
export const outcomeMailLabels: Record<ProposalMailState, string> = {
  OFF: 'sonuç bildirilmedi',
  QUEUED: 'sonuç e-postası gönderiliyor',
  SENT: 'sonuç e-postayla bildirildi, adres silindi',
  FAILED: 'sonuç e-postası gönderilemedi',
};

export const proposalKindLabels: Record<ListingProposalKind, string> = {
  EDIT: 'Düzeltme',
  REPORT: 'Bildirim',
  CLAIM: 'Sahiplenme',
};
