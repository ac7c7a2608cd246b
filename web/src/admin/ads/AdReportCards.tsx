import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { chartIcon, eyeIcon, sheetIcon } from '../../ui/icon/adminIcons.ts';
import { checkIcon } from '../../ui/icon/icons.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useAdReportQuery, type AdReportQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { AnalyticsFigure } from '../shared/chart/AnalyticsFigure.tsx';
import { BarChart } from '../shared/chart/BarChart.tsx';
import { cardGrid, figureGrid } from '../shared/chart/figureGrid.ts';
import { RankCard, type RankColumn } from '../shared/chart/RankCard.tsx';
import { formatNumber, formatShare } from '../shared/text/formatTurkish.ts';
import { placementLabels } from './adLabels.ts';
import { css } from '../../ui/theme/styles.ts';

const choices = [7, 30, 90, 365];
const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const behind = { to: '#ad-placements', label: 'Yerleşimlere göre' };

type Row = AdReportQuery['adReport']['placements'][number];

const share = (value: number | null | undefined) => (value == null ? null : formatShare(value));
const money = (value: number | null | undefined) => (value == null ? null : lira.format(value));
const counted = (header: string, of: (row: Row) => number): RankColumn<Row> => ({
  header,
  isNumeric: true,
  cell: (row) => formatNumber(of(row)),
  csv: of,
});

const columns: readonly RankColumn<Row>[] = [
  {
    header: 'Yerleşim',
    isTitle: true,
    cell: ({ placement }) => placementLabels[placement].name,
    csv: ({ placement }) => placementLabels[placement].name,
  },
  counted('İstek', ({ figures }) => figures.requests),
  counted('Dolu', ({ figures }) => figures.fills),
  counted('Gösterim', ({ figures }) => figures.impressions),
  counted('Tıklama', ({ figures }) => figures.clicks),
  { header: 'Tıklama oranı', isNumeric: true, cell: ({ figures }) => share(figures.ctr) ?? 'Veri yok' },
  { header: 'Gelir', isNumeric: true, cell: ({ figures }) => money(figures.revenue) ?? 'Veri yok' },
];

/** Ad statistics of the last days, each figure with its definition. */
export function AdReportCards() {
  const [search, setSearch] = useSearchParams();
  const days = choices.find((choice) => String(choice) === search.get('days')) ?? 30;
  const result = useAdReportQuery({ variables: { days }, fetchPolicy: 'cache-and-network' });
  const choose = (value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('days', value);
      return next;
    });
  return (
    <chakra.section aria-labelledby="ad-figures" mb="5" aria-busy={result.loading}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <chakra.h2 id="ad-figures" textStyle="lg" fontWeight="bold">
          Reklam rakamları
        </chakra.h2>
        <chakra.label minW="stripItem">
          <VisuallyHidden>Dönem</VisuallyHidden>
          <Select
            value={days}
            className={css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } })}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                Son {choice} gün
              </option>
            ))}
          </Select>
        </chakra.label>
      </chakra.div>
      <OperatorQueryState
        result={{ ...result, data: latestData(result) }}
        skeleton={<Skeleton className={css({ h: 'art', borderRadius: 'card' })} />}
        errorTitle="Rakamlar alınamadı"
      >
        {({ adReport: { total, placements, points } }) => (
          <>
            <TotalFigures total={total} />
            <ReportCharts placements={placements} points={points} />
          </>
        )}
      </OperatorQueryState>
    </chakra.section>
  );
}

type AdReport = AdReportQuery['adReport'];

function TotalFigures({ total }: Pick<AdReport, 'total'>) {
  return (
    <chakra.dl {...figureGrid}>
      <AnalyticsFigure
        icon={eyeIcon}
        label="Gösterim"
        value={formatNumber(total.impressions)}
        definition="En az yarısı en az bir saniye ekranda görünen reklamlar. Botlar ve operatörler sayılmaz."
        caption={`${formatNumber(total.requests)} kutu reklam istedi`}
        list={behind}
      />
      <AnalyticsFigure
        icon={checkIcon}
        label="Tıklama"
        value={formatNumber(total.clicks)}
        definition="Tıklanan reklamlar. Ağın reklamlarında tıklama, odağın reklam çerçevesine geçmesinden anlaşılır; ağın kendi sayısı farklı olabilir."
        caption={`Tıklama oranı: ${share(total.ctr) ?? 'veri yok'}`}
        list={behind}
      />
      <AnalyticsFigure
        icon={chartIcon}
        label="Doluluk"
        value={share(total.fillRate)}
        definition="Reklam isteyen kutulardan, ağın ya da sitenin kendi reklamıyla dolanların payı."
        caption={`${formatNumber(total.fills)} dolu kutu`}
        list={behind}
      />
      <AnalyticsFigure
        icon={sheetIcon}
        label="Gelir"
        value={money(total.revenue)}
        definition="Ağın reklamlarının gösterim ve tıklamaları, genel ayarlardaki bugünkü oranlarla çarpılır. Ağın ödediği tutar değildir."
        caption="Kendi oranınızdan hesaplanır"
        list={{ to: '?tab=global', label: 'Oranları aç' }}
      />
    </chakra.dl>
  );
}

function ReportCharts({ placements, points }: Pick<AdReport, 'placements' | 'points'>) {
  return (
    <chakra.div {...cardGrid}>
      <BarChart
        title="Reklamlar günde kaç kez görülüyor?"
        definition="Her gün, en az yarısı en az bir saniye ekranda görünen reklamlar."
        headers={['Gün', 'Gösterim']}
        fileName="reklam-gosterimleri"
        bars={points.map(({ day, impressions }) => ({
          key: day,
          label: points.length <= 31 ? String(Number(day.slice(8))) : '',
          value: impressions,
        }))}
      />
      <chakra.div id="ad-placements" scrollMarginTop="4" minW="0">
        <RankCard
          title="Hangi yerleşim ne getiriyor?"
          note="Görülen yerleşimler"
          definition="İstek: kutunun ekrana yaklaşıp reklam istemesi. Dolu: reklam gelmesi. Gösterim: yarısının bir saniye görünmesi."
          fileName="reklam-yerlesimleri"
          columns={columns}
          rows={placements}
          rowKey={({ placement }) => placement}
        />
      </chakra.div>
    </chakra.div>
  );
}
