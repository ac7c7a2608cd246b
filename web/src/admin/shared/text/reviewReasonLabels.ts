import type { ReviewHideReason } from '../../../graphql/generated.ts';

/** Why a review is hidden or removed. */
export const reviewReasonLabels: Record<ReviewHideReason, string> = {
  SPAM: 'Spam ya da reklam',
  OFFENSIVE: 'Hakaret ya da saldırgan dil',
  PERSONAL_DATA: 'Kişisel bilgi içeriyor',
  OFF_TOPIC: 'İşletmeyle ilgisi yok',
  MISLEADING: 'Yanıltıcı ya da sahte',
  WRONG_LISTING: 'Başka bir işletmeye ait',
  LEGAL_REQUEST: 'Hukuki talep',
  OTHER: 'Diğer',
};
