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

const fieldWords: Record<string, string> = {
  name: 'Ad',
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  website: 'Web sitesi',
  menuLink: 'Menü bağlantısı',
  orderLink: 'Sipariş bağlantısı',
  reservationLink: 'Rezervasyon bağlantısı',
  businessStatus: 'Durum',
  isVerified: 'Doğrulanmış',
};

export const fieldWord = (field: string) => fieldWords[field] ?? field;
