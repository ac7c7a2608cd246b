import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useListingVisitsQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { BarChart } from '../shared/chart/BarChart.tsx';
import { partLabel } from './rangeChoices.ts';
import { css } from '../../ui/theme/styles.ts';

interface ListingVisitsProps {
  id: number;
  range: string;
  onClose: () => void;
}

/** Views of one listing, and clicks on its links. */
export function ListingVisits({ id, range, onClose }: ListingVisitsProps) {
  const result = useListingVisitsQuery({ variables: { id, range }, fetchPolicy: 'cache-and-network' });
  const name = result.data?.businessById?.name ?? 'İşletme';
  return (
    <AdminDialog
      title={name}
      isWide
      onClose={onClose}
      actions={
        <Button asChild variant="line" size="sm">
          <Link to={`${adminPaths.businesses()}?edit=${id}`}>Kaydı aç</Link>
        </Button>
      }
    >
      <OperatorQueryState
        result={result}
        skeleton={<Skeleton className={css({ h: 'art', borderRadius: 'card' })} />}
        errorTitle="Rakamlar alınamadı"
      >
        {({ listingVisits }) => {
          const known = listingVisits.flatMap(({ figures }) => (figures ? [figures] : []));
          const sum = (field: 'calls' | 'websites' | 'directions') =>
            formatNumber(known.reduce((all, figures) => all + figures[field], 0));
          return (
            <>
              <chakra.p mb="3" color="muted">
                Telefon {sum('calls')}, web sitesi {sum('websites')}, yol tarifi {sum('directions')}
              </chakra.p>
              <BarChart
                title="Sayfası kaç kez görüldü?"
                definition="İşletmenin kendi sayfasının açılıp görülmesi; botlar ve operatörler sayılmaz."
                headers={[range.length === 4 ? 'Ay' : 'Gün', 'Görüntüleme']}
                fileName={`isletme-${id}-${range}`}
                bars={listingVisits.map(({ start, figures }) => ({
                  key: range.length === 4 ? start.slice(0, 7) : start,
                  label: partLabel(start, range),
                  value: figures?.views ?? null,
                }))}
              />
            </>
          );
        }}
      </OperatorQueryState>
    </AdminDialog>
  );
}
