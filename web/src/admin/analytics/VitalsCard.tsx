import type { AnalyticsReportQuery } from '../../graphql/generated.ts';
import { formatNumber, formatShare } from '../shared/text/formatTurkish.ts';
import { RankCard } from '../shared/chart/RankCard.tsx';

const figure = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

interface VitalsCardProps {
  vitals: AnalyticsReportQuery['webVitals'];
  range: string;
}

/** How fast pages were where they were read. */
export function VitalsCard({ vitals, range }: VitalsCardProps) {
  return (
    <RankCard
      title="Sayfalar ziyaretçide ne kadar hızlı?"
      note="Core Web Vitals, gerçek ziyaretler, seçilen dönem"
      definition="LCP: sayfanın en büyük parçasının görünmesi. INP: bir basışın sonucunun görünmesi. CLS: sayfanın kendiliğinden kayması. İyi: web.dev eşiklerinin altındaki görüntülemelerin payı."
      fileName={`core-web-vitals-${range}`}
      rows={vitals.filter(({ metric }) => metric === 'LCP' || metric === 'INP' || metric === 'CLS')}
      rowKey={({ route, metric }) => `${route} ${metric}`}
      columns={[
        { header: 'Sayfa', isTitle: true, cell: ({ route }) => route, csv: ({ route }) => route },
        { header: 'Ölçü', cell: ({ metric }) => metric, csv: ({ metric }) => metric },
        {
          header: 'Ortalama',
          isNumeric: true,
          cell: ({ metric, mean }) =>
            metric === 'CLS' ? figure.format(mean) : `${formatNumber(Math.round(mean))} ms`,
          csv: ({ mean }) => mean,
        },
        {
          header: 'İyi',
          isNumeric: true,
          cell: ({ good, count }) => formatShare(good / count),
          csv: ({ good, count }) => good / count,
        },
        {
          header: 'Ölçüm',
          isNumeric: true,
          cell: ({ count }) => formatNumber(count),
          csv: ({ count }) => count,
        },
      ]}
    />
  );
}
