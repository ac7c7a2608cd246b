import { chakra } from '@chakra-ui/react';
import { buildingIcon, gridIcon, pinIcon, starIcon } from '../../ui/icon/icons.ts';
import type { AnalyticsDirectoryQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber, formatShare } from '../shared/text/formatTurkish.ts';
import { PathLink } from '../shared/page/PathLink.tsx';
import { AnalyticsFigure } from '../shared/chart/AnalyticsFigure.tsx';
import { cardGrid, figureGrid } from '../shared/chart/figureGrid.ts';
import { RankCard } from '../shared/chart/RankCard.tsx';

const ratings = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const figure = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** Current figures of the directory. */
export function DirectoryFigures({ figures }: { figures: AnalyticsDirectoryQuery }) {
  const { stats, ratingReport, categories, cities } = figures;
  const { average, ratedCount, steps } = ratingReport;
  return (
    <>
      <chakra.dl {...figureGrid}>
        <AnalyticsFigure
          icon={buildingIcon}
          label="Toplam İşletme"
          value={formatNumber(stats.total)}
          definition="Sitede görünen kayıtlar. Çöp kutusundakiler sayılmaz."
          caption="Aktif kayıt"
          list={{ to: adminPaths.businesses(), label: 'Kayıtları aç' }}
        />
        <AnalyticsFigure
          icon={gridIcon}
          label="Kategoriler"
          value={formatNumber(stats.categories)}
          definition="En az bir kaydı olan kategoriler."
          caption="İşletme türü"
          list={{ to: paths.categories(), label: 'Kategorileri aç' }}
        />
        <AnalyticsFigure
          icon={pinIcon}
          label="Şehirler"
          value={formatNumber(stats.cities)}
          definition="En az bir kaydı olan şehirler. Aynı adlı iki şehir iki şehirdir."
          caption="Kaydı olan şehir"
          list={{ to: paths.cities(), label: 'Şehirleri aç' }}
        />
        <AnalyticsFigure
          icon={starIcon}
          label="Ortalama Puan"
          value={average === null ? null : ratings.format(average)}
          definition="Puanı olan kayıtların puanlarının ortalaması, 5 üzerinden. Yorum sayısı ağırlık vermez."
          caption={`${formatNumber(ratedCount)} puanlı kayıt`}
          list={{ to: `${paths.businesses()}?sort=rating`, label: 'Puana göre aç' }}
        />
      </chakra.dl>
      <chakra.div {...cardGrid}>
        <TopPlaces title="En çok kaydı olan 5 kategori" places={categories.nodes} hrefOf={categoryHref} />
        <TopPlaces title="En çok kaydı olan 5 şehir" places={cities.nodes} hrefOf={paths.city} />
        <RankCard
          title="Puanlar nasıl dağılıyor?"
          note="Puanı olan kayıtlar"
          definition="Kayıtların kendi puanına göre sayısı; her dilim alt ucunu içerir."
          fileName="puanlar"
          rows={ratedCount > 0 ? steps.map((step, i) => ({ ...step, to: steps[i - 1]?.from ?? 5 })) : []}
          rowKey={({ from }) => from}
          columns={[
            {
              header: 'Puan',
              isTitle: true,
              cell: ({ from, to }) => `${figure.format(from)} – ${figure.format(to)}`,
              csv: ({ from }) => from,
            },
            {
              header: 'Kayıt',
              isNumeric: true,
              cell: ({ count }) => formatNumber(count),
              csv: ({ count }) => count,
            },
            { header: 'Pay', isNumeric: true, cell: ({ count }) => formatShare(count / ratedCount) },
          ]}
        />
      </chakra.div>
    </>
  );
}

const categoryHref = (slug: string) => `${adminPaths.businesses()}?category=${slug}`;

interface TopPlacesProps {
  title: string;
  places: readonly { id: number; name: string; slug: string; businessCount: number }[];
  hrefOf: (slug: string) => string;
}

function TopPlaces({ title, places, hrefOf }: TopPlacesProps) {
  return (
    <RankCard
      title={title}
      note="Bugünkü kayıtlar"
      definition="Sitede görünen kayıtların bugünkü sayısı. Çöp kutusundakiler sayılmaz."
      fileName="kayitlar"
      rows={places}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'Ad',
          isTitle: true,
          longShare: '70%',
          cell: ({ name, slug }) => (
            <PathLink to={hrefOf(slug)}>
              <bdi>{name}</bdi>
            </PathLink>
          ),
          csv: ({ name }) => name,
        },
        {
          header: 'Kayıt',
          isNumeric: true,
          cell: ({ businessCount }) => formatNumber(businessCount),
          csv: ({ businessCount }) => businessCount,
        },
      ]}
    />
  );
}
