import type { PositionIssueReason } from '../../../graphql/generated.ts';

/** Reasons for which a position is implausible, in the operator's words. */
export const positionLabels: Record<PositionIssueReason, { label: string; note: string }> = {
  SWAPPED: {
    label: 'Enlem ve boylam yer değiştirmiş',
    note: 'Yerleri değiştirilince kaydın şehrine düşüyor.',
  },
  MIRRORED: {
    label: 'Eksi işareti yanlış',
    note: 'İşareti düzeltilince kaydın şehrine ya da ülkesine düşüyor.',
  },
  AT_SEA: { label: 'Denizde', note: 'Hiçbir ülkenin sınırları içinde değil.' },
  OTHER_COUNTRY: { label: 'Başka ülkede', note: 'Kayıtta yazan ülkenin dışında.' },
  FAR_FROM_CITY: { label: 'Şehrinden uzak', note: 'Kayıtta yazan şehirden çok uzakta.' },
  SHARED: { label: 'Ortak nokta', note: 'Başka ad ve adresteki kayıtlarla tam aynı noktada.' },
};

export const isPositionReason = (text: string): text is PositionIssueReason =>
  Object.hasOwn(positionLabels, text);
