import type { Report } from './report.ts';
import { chakra } from '@chakra-ui/react';
import type { To } from 'react-router-dom';
import { chartIcon, eyeIcon, uploadIcon } from '../../ui/icon/adminIcons.ts';
import { directionsIcon, globeIcon, phoneIcon, searchIcon, warnIcon } from '../../ui/icon/icons.ts';
import type { AnalyticsReportQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { formatDay, formatNumber } from '../shared/text/formatTurkish.ts';
import { AnalyticsFigure, previousText } from '../shared/chart/AnalyticsFigure.tsx';
import { BarChart } from '../shared/chart/BarChart.tsx';
import { cardGrid, figureGrid } from '../shared/chart/figureGrid.ts';
import { partLabel } from './rangeChoices.ts';
import { SalesCards } from './SalesCards.tsx';
import { SearchCards } from './SearchCards.tsx';
import { VisitedCards } from './VisitedCards.tsx';
import { VitalsCard } from './VitalsCard.tsx';

interface VisitReportProps {
  report: Report;
  range: string;
  vitals: AnalyticsReportQuery['webVitals'];
  /** Link to the daily figures of a listing. */
  listingHref: (id: number) => To;
}

const words = [
  {
    field: 'views',
    label: 'Görüntüleme',
    icon: eyeIcon,
    definition: 'Açılıp görülen sayfalar. Aynı kişinin ikinci açışı yine sayılır; kimlik tutulmaz.',
    list: { to: '#listings', label: 'En çok görülenler' },
  },
  {
    field: 'searches',
    label: 'Arama',
    icon: searchIcon,
    definition: 'Kelimeyle yapılan aramalar. Filtrelemek ve sayfa çevirmek yeni arama sayılmaz.',
    list: { to: '#searches', label: 'Aranan kelimeler' },
  },
  {
    field: 'emptySearches',
    label: 'Sonuçsuz arama',
    icon: warnIcon,
    definition: 'Hiç kayıt bulamayan aramalar.',
    list: { to: '#empty-searches', label: 'Bulunamayanlar' },
  },
  {
    field: 'calls',
    label: 'Telefon',
    icon: phoneIcon,
    definition: 'Bir kaydın telefon bağlantısına tıklamalar. Aramanın yapılıp yapılmadığı bilinmez.',
    list: { to: '#listings', label: 'Kayıtlara göre' },
  },
  {
    field: 'websites',
    label: 'Web sitesi',
    icon: globeIcon,
    definition: 'Bir kaydın web sitesi bağlantısına tıklamalar.',
    list: { to: '#listings', label: 'Kayıtlara göre' },
  },
  {
    field: 'directions',
    label: 'Yol tarifi',
    icon: directionsIcon,
    definition: 'Bir kaydın harita ya da yol tarifi bağlantısına tıklamalar.',
    list: { to: '#listings', label: 'Kayıtlara göre' },
  },
] as const;

/** Visitors' actions in the range, and changes of the directory. */
export function VisitReport({ report, vitals, range, listingHref }: VisitReportProps) {
  const { totals, previous, growth, imports } = report;
  const created = growth.reduce((sum, part) => sum + part.created, 0);
  return (
    <>
      <chakra.dl {...figureGrid}>
        {words.map(({ field, label, icon, definition, list }) => (
          <AnalyticsFigure
            key={field}
            icon={icon}
            label={label}
            value={totals ? formatNumber(totals[field]) : null}
            definition={definition}
            caption={previousText(previous?.[field])}
            list={list}
          />
        ))}
        <AnalyticsFigure
          icon={chartIcon}
          label="Büyüme"
          value={formatNumber(created)}
          definition="Bu dönemde eklenen ve hâlâ duran kayıtlar. Gösterim verisi sayılmaz."
          caption="Yeni kayıt"
          list={{ to: `${adminPaths.businesses()}?order=newest`, label: 'En yenileri aç' }}
        />
        <AnalyticsFigure
          icon={uploadIcon}
          label="İçe aktarma"
          value={formatNumber(imports.imports)}
          definition="Bu dönemde tamamlanan ve geri alınmayan içe aktarmalar. Önizlemeler sayılmaz."
          caption={`${formatNumber(imports.created)} yeni, ${formatNumber(imports.updated)} güncel, ${formatNumber(imports.refused)} ret`}
          list={{ to: adminPaths.imports(), label: 'İçe aktarmaları aç' }}
        />
        <SalesCards sales={report.sales ?? null} />
      </chakra.dl>
      {report.countedSince ? (
        <chakra.p mt="2" textStyle="xs" color="muted">
          Ziyaretler {formatDay(report.countedSince)} {report.countedSince.slice(0, 4)} gününden beri
          sayılıyor.
        </chakra.p>
      ) : null}
      <chakra.div {...cardGrid}>
        <VisitCharts report={report} range={range} />
      </chakra.div>
      <VisitedCards report={report} range={range} listingHref={listingHref} />
      <SearchCards report={report} range={range} />
      <chakra.div mt="4">
        <VitalsCard vitals={vitals} range={range} />
      </chakra.div>
    </>
  );
}

function VisitCharts({ report: { points, growth }, range }: Pick<VisitReportProps, 'report' | 'range'>) {
  const keyOf = (start: string) => (range.length === 4 ? start.slice(0, 7) : start);
  const part = range.length === 4 ? 'Ay' : 'Gün';
  return (
    <>
      <BarChart
        title="Kaç sayfa görüldü?"
        definition="Açılıp görülen sayfalar; botlar ve operatörler sayılmaz. Sayımdan önceki günler boş kalır."
        headers={[part, 'Görüntüleme']}
        fileName={`goruntulemeler-${range}`}
        bars={points.map(({ start, figures }) => ({
          key: keyOf(start),
          label: partLabel(start, range),
          value: figures?.views ?? null,
        }))}
      />
      <BarChart
        title="Kaç yeni kayıt geldi?"
        definition="Eklenen ve hâlâ duran kayıtlar, eklendikleri güne göre. Gösterim verisi sayılmaz."
        headers={[part, 'Yeni kayıt']}
        fileName={`yeni-kayitlar-${range}`}
        bars={growth.map(({ start, created: value }) => ({
          key: keyOf(start),
          label: partLabel(start, range),
          value,
        }))}
      />
      <BarChart
        title="Kaç arama yapıldı?"
        definition="Kelimeyle yapılan aramalar; filtrelemek ve sayfa çevirmek sayılmaz."
        headers={[part, 'Arama']}
        fileName={`aramalar-${range}`}
        bars={points.map(({ start, figures }) => ({
          key: keyOf(start),
          label: partLabel(start, range),
          value: figures?.searches ?? null,
        }))}
      />
      <BarChart
        title="Kaç kez işletmeye ulaşıldı?"
        definition="Kayıtların telefon, web sitesi ve yol tarifi bağlantılarına tıklamaların toplamı."
        headers={[part, 'Telefon, web sitesi ve yol tarifi']}
        fileName={`ulasmalar-${range}`}
        bars={points.map(({ start, figures }) => ({
          key: keyOf(start),
          label: partLabel(start, range),
          value: figures ? figures.calls + figures.websites + figures.directions : null,
        }))}
      />
    </>
  );
}
