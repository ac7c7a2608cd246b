import { joinIsolated } from '../../../../domain/text/bidi.ts';
import type { ReviewDecision_RowFragment, ReviewHideReason, ReviewState } from '../../graphql/generated.ts';
import { reviewReasonLabels } from '../shared/text/reviewReasonLabels.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';

/** Lists of reviews, by their URL parameter. */
export const reviewFolders: readonly {
  folder: ReviewState;
  slug: string;
  label: string;
  empty: string;
  emptyText: string;
}[] = [
  {
    folder: 'SHOWN',
    slug: '',
    label: 'Yayında',
    empty: 'Yayında yorum yok',
    emptyText: 'Yorumlar, içe aktarılan dosyalarla gelir.',
  },
  {
    folder: 'HIDDEN',
    slug: 'hidden',
    label: 'Gizlenen',
    empty: 'Gizlenen yorum yok',
    emptyText: 'Gizlediğiniz yorumlar burada durur; dilediğinizde yeniden yayına alırsınız.',
  },
  {
    folder: 'REMOVED',
    slug: 'removed',
    label: 'Kaldırılan',
    empty: 'Kaldırılan yorum yok',
    emptyText: 'Kaldırılan yorumların içeriği silinir; yalnızca kaydı burada kalır.',
  },
];

/** A reason with its optional text. */
export const reasonLine = (reason: ReviewHideReason | null, note: string | null): string =>
  joinIsolated([reason && reviewReasonLabels[reason], note], ': ');

export const reviewsText = (count: number) => `${formatNumber(count)} yorum`;

/** Summary of a decision, such as '12 yorum gizlendi'. */
export function decisionLabel({
  kind,
  reviewCount,
}: Pick<ReviewDecision_RowFragment, 'kind' | 'reviewCount'>) {
  const done = { HIDE: 'gizlendi', RESTORE: 'yeniden yayına alındı', REMOVE: 'kalıcı olarak kaldırıldı' };
  return `${reviewsText(reviewCount)} ${done[kind]}`;
}
