import { tagIcon } from '../../ui/icon/adminIcons.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { formatLira, formatNumber, formatShare } from '../shared/text/formatTurkish.ts';
import { AnalyticsFigure } from '../shared/chart/AnalyticsFigure.tsx';
import type { Report } from './report.ts';

/** Revenue of subscriptions; unknown before the first one. */
export function SalesCards({ sales }: { sales: NonNullable<Report['sales']> | null }) {
  const list = { to: adminPaths.pricing(), label: 'Abonelikleri aç' };
  return (
    <>
      <AnalyticsFigure
        icon={tagIcon}
        label="Abonelik"
        value={sales ? formatNumber(sales.running) : null}
        definition="Şu anda süren abonelikler. İptal edilenler sayılmaz."
        caption={sales ? `Bu dönemde ${formatNumber(sales.started)} yeni` : 'Henüz abonelik kaydedilmedi'}
        list={list}
      />
      <AnalyticsFigure
        icon={tagIcon}
        label="Gelir"
        value={sales ? formatLira(sales.revenue) : null}
        definition="Bu dönemde ödendiği kaydedilen tutarların toplamı, ödeme gününe göre. Ödemeler elle kaydedilir."
        caption={sales ? `Önceki dönem: ${formatLira(sales.previousRevenue)}` : 'Henüz abonelik kaydedilmedi'}
        list={{ to: `${adminPaths.pricing()}?view=unpaid`, label: 'Ödenmeyenleri aç' }}
      />
      <AnalyticsFigure
        icon={tagIcon}
        label="Dönüşüm"
        value={sales?.conversion == null ? null : formatShare(sales.conversion)}
        definition="Süren aboneliği olan kayıtların, gösterim verisi dışındaki bütün kayıtlara oranı; bugünkü durum."
        caption="Aboneliği olan kayıtlar"
        list={list}
      />
    </>
  );
}
