import type { Translation } from '../renderMessage.ts';
import type { englishInbox } from '../en/englishInbox.ts';
import { turkishNumber } from './turkishFormat.ts';

export const turkishInbox: Translation<typeof englishInbox> = {
  messageIncomplete: 'Mesaj eksik.',
  mailTimeout: 'E-posta sunucusu zamanında yanıt vermedi.',
  mailNotConfigured: 'SMTP_URL ayarlı değil.',
  contactMessageNotFound: 'Mesaj bulunamadı.',
  mailServerNotConfigured: 'E-posta sunucusu ayarlı değil (SMTP_URL, CONTACT_TO).',
  mailNotFailed: 'Yalnızca gönderilemeyen bir e-posta yeniden gönderilebilir.',
  replyNotFound: 'Yanıt bulunamadı.',
  replyEmpty: 'Yanıt boş olamaz',
  tooManyMessages: 'Çok fazla mesaj gönderildi. Lütfen daha sonra tekrar deneyin.',
  proposalIncomplete: 'Öneri eksik.',
  proposalNotFound: 'Öneri bulunamadı.',
  proposalFieldUnknown: 'Öneride böyle bir alan yok.',
  proposalFieldRequired: 'En az bir alan seçin ya da öneriyi reddedin.',
  proposalDecided: 'Bu öneriye daha önce karar verildi.',
  tooManyProposals: 'Çok fazla öneri gönderildi. Lütfen daha sonra tekrar deneyin.',
  reviewNotHidden: 'Yorum gizlenemedi.',
  reasonNoteRequired: '“Diğer” için bir açıklama yazın',
  reviewsAlreadyHidden: 'Seçilen yorumlar zaten bu nedenle gizli ya da kaldırılmış.',
  noHiddenReviews: 'Seçilen yorumlardan gizli olan yok.',
  reviewCount: ({ limit }) => `En az 1, en çok ${turkishNumber(limit)} yorum seçin.`,
  reviewNotFound: 'Yorum bulunamadı.',
  reviewsAlreadyRemoved: 'Seçilen yorumlar zaten kaldırılmış.',
  ratingOutOfRange: 'Puan 1 ile 5 arasında olmalıdır.',
  decisionNotFound: 'Karar bulunamadı.',
  decisionUndone: 'Bu karar zaten geri alındı.',
  removedReviewsGone: 'Kalıcı olarak kaldırılan yorumlar geri getirilemez.',
};
