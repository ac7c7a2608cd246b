import { localDate } from '../../../../domain/localDate.ts';
import type { SubscriptionStatus, SubscriptionView } from '../../graphql/generated.ts';

const days = new Intl.DateTimeFormat('tr-TR', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** An ISO time or day as '21.11.2026'. */
export const formatDate = (iso: string) => days.format(new Date(iso.length === 10 ? `${iso}T12:00:00` : iso));

/** Today in the reader's own zone, as 2026-11-21. */
export const today = () => localDate(null, new Date());

export const statusLabels: Record<
  SubscriptionStatus,
  { label: string; tone: 'neutral' | 'positive' | 'warning' | 'danger' }
> = {
  SCHEDULED: { label: 'Başlayacak', tone: 'neutral' },
  RUNNING: { label: 'Sürüyor', tone: 'positive' },
  LAPSED: { label: 'Süresi doldu', tone: 'warning' },
  ENDED: { label: 'Sonlandırıldı', tone: 'neutral' },
  CANCELLED: { label: 'İptal', tone: 'danger' },
};

/** Lists of subscriptions, by their URL parameter. */
export const subscriptionViews: readonly {
  slug: string;
  view: SubscriptionView;
  label: string;
  note: string;
  empty: string;
}[] = [
  {
    slug: '',
    view: 'RECENT',
    label: 'Son abonelikler',
    note: 'Son kaydedilenler önce.',
    empty: 'Henüz abonelik yok',
  },
  {
    slug: 'renewal',
    view: 'RENEWAL',
    label: 'Yenilenecekler',
    note: '30 gün içinde bitecekler ve son 60 günde süresi dolup yenilenmeyenler.',
    empty: 'Yenilenecek abonelik yok',
  },
  {
    slug: 'unpaid',
    view: 'UNPAID',
    label: 'Ödenmeyenler',
    note: 'Ödemesi henüz kaydedilmemiş abonelikler.',
    empty: 'Ödenmemiş abonelik yok',
  },
];
