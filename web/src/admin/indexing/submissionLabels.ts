import type { Submission_SubmissionFragment, SubmittedUrlState } from '../../graphql/generated.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';

export const engineLabels = { INDEXNOW: 'IndexNow', GOOGLE: 'Google' } as const;

export const kindLabels = {
  SINGLE: 'Tek URL',
  BULK: 'Toplu gönderim',
  ALL: 'Tüm işletmeler',
  CHANGES: 'Değişen işletmeler',
} as const;

export const stateLabels: Record<SubmittedUrlState, string> = {
  WAITING: 'Bekliyor',
  SENDING: 'Gönderiliyor',
  SENT: 'Gönderildi',
  FAILED: 'Başarısız',
  CANCELLED: 'Durduruldu',
};

/** Announcement of a submission's end. */
export function endOf({ kind, status, successful, failed }: Submission_SubmissionFragment) {
  const [sent, lost] = [successful ?? 0, failed ?? 0];
  const tone = sent > 0 ? ('positive' as const) : ('danger' as const);
  if (status === 'CANCELLED')
    return {
      title: 'Gönderim durduruldu',
      text: `${formatNumber(sent)} URL gönderildi, kalanlar gönderilmedi.`,
    };
  if (kind === 'ALL')
    return {
      title: 'Otomatik Gönderim Tamamlandı',
      text: `${formatNumber(sent)} işletme URL'si başarıyla gönderildi, ${formatNumber(lost)} hata oluştu.`,
      tone,
    };
  if (kind === 'BULK')
    return {
      title: 'Toplu Gönderim Tamamlandı',
      text: `${formatNumber(sent)} başarılı, ${formatNumber(lost)} başarısız.`,
      tone,
    };
  return sent > 0
    ? { title: 'Başarılı!', text: 'URL arama motoru indekslemesi için gönderildi.', tone }
    : { title: 'Hata', text: 'URL gönderilemedi. Lütfen tekrar deneyin.', tone };
}
