import type { ContactMailState, ContactMessageType } from '../../graphql/generated.ts';

export const messageFolders = [
  { folder: 'INBOX', slug: '', label: 'Gelen' },
  { folder: 'ARCHIVE', slug: 'archive', label: 'Arşiv' },
  { folder: 'SPAM', slug: 'spam', label: 'Spam' },
] as const;

export const messageTypeLabels: Record<ContactMessageType, string> = {
  GENERAL: 'Genel',
  SUPPORT: 'Destek',
  BUSINESS: 'İşletme',
  PARTNERSHIP: 'İş birliği',
  FEEDBACK: 'Geri bildirim',
  PRESS: 'Basın',
};

export const mailLabels: Record<ContactMailState, string> = {
  OFF: 'E-posta gönderilmedi',
  QUEUED: 'E-posta sırada',
  SENT: 'E-posta gönderildi',
  FAILED: 'E-posta gönderilemedi',
};
