import { chakra } from '@chakra-ui/react';
import type { To } from 'react-router-dom';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PathLink } from '../shared/page/PathLink.tsx';
import { cardGrid } from '../shared/chart/figureGrid.ts';
import { RankCard, type RankColumn } from '../shared/chart/RankCard.tsx';
import type { Report } from './report.ts';

type Listing = Report['listings'][number];
type Place = Report['categories'][number];

interface VisitedCardsProps {
  report: Report;
  range: string;
  listingHref: (id: number) => To;
}

/** A column of figures. */
function count<Row>(header: string, of: (row: Row) => number): RankColumn<Row> {
  return { header, isNumeric: true, cell: (row) => formatNumber(of(row)), csv: of };
}

/** The most viewed listings, categories and cities. */
export function VisitedCards({ report, range, listingHref }: VisitedCardsProps) {
  const listingColumns: RankColumn<Listing>[] = [
    {
      header: 'İşletme',
      isTitle: true,
      longShare: '40%',
      cell: ({ name, subjectId }) => (
        <TextLink to={listingHref(subjectId)}>
          <bdi>{name}</bdi>
        </TextLink>
      ),
      csv: ({ name }) => name,
    },
    count('Görüntüleme', ({ views }) => views),
    count('Telefon', ({ calls }) => calls),
    count('Web sitesi', ({ websites }) => websites),
    count('Yol tarifi', ({ directions }) => directions),
  ];
  const placeColumns = (hrefOf: (slug: string) => string): RankColumn<Place>[] => [
    {
      header: 'Ad',
      isTitle: true,
      longShare: '50%',
      cell: ({ name, slug }) => (
        <PathLink to={hrefOf(slug)}>
          <bdi>{name}</bdi>
        </PathLink>
      ),
      csv: ({ name }) => name,
    },
    count('Kayıtlarının görüntülenmesi', ({ listingViews }) => listingViews),
    count('Kendi sayfası', ({ views }) => views),
  ];
  return (
    <>
      <chakra.div id="listings" mt="4" scrollMarginTop="4">
        <RankCard
          title="En çok görülen işletmeler"
          note="Bir işletmenin günlerini görmek için adına tıklayın"
          definition="İşletmenin kendi sayfasının görüntülenmesi ve bağlantılarına tıklamalar. Silinen işletmeler listeye girmez."
          fileName={`isletmeler-${range}`}
          columns={listingColumns}
          rows={report.listings}
          rowKey={({ subjectId }) => subjectId}
        />
      </chakra.div>
      <chakra.div {...cardGrid}>
        <RankCard
          title="En çok görülen kategoriler"
          note="Kayıtlarının ve kendi sayfasının görüntülenmesi"
          definition="Sıralama, kategorideki işletmelerin sayfalarının görüntülenmesine göredir."
          fileName={`kategoriler-${range}`}
          columns={placeColumns((slug) => `${adminPaths.businesses()}?category=${slug}`)}
          rows={report.categories}
          rowKey={({ subjectId }) => subjectId}
        />
        <RankCard
          title="En çok görülen şehirler"
          note="Kayıtlarının ve kendi sayfasının görüntülenmesi"
          definition="Sıralama, şehirdeki işletmelerin sayfalarının görüntülenmesine göredir."
          fileName={`sehirler-${range}`}
          columns={placeColumns(paths.city)}
          rows={report.cities}
          rowKey={({ subjectId }) => subjectId}
        />
      </chakra.div>
    </>
  );
}
