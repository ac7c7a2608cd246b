import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import type { ManagedPlace_RowFragment } from '../../graphql/generated.ts';
import { useManagedPlaceQuery, useManagedPlacesQuery } from '../../graphql/generated.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { PlaceEditDialog } from './PlaceEditDialog.tsx';
import { PlaceFilters } from './PlaceFilters.tsx';
import { PlaceMergeDialog } from './PlaceMergeDialog.tsx';
import { BackToBusinesses, PlaceTabs } from './PlaceTabs.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import type { PlaceView } from './placeView.ts';
import { PAGE_SIZE, parsePlaceView, placeViewParams } from './placeView.ts';
import { kindWords } from './placeWords.ts';

/** Categories or cities, by the address: search, rename, merge. */
export function Component() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = parsePlaceView(pathname, useSearchParams()[0]);
  const { kind, search, country, sort, page } = view;
  const words = kindWords[kind];
  const result = useManagedPlacesQuery({
    variables: {
      kind,
      search,
      sort,
      countryCode: country || null,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const data =
    result.data ??
    (result.previousData?.managedPlaces.nodes[0]?.kind === kind ? result.previousData : undefined);
  function show(part: Partial<PlaceView>, replace = false) {
    const next = placeViewParams({ ...view, ...part });
    void navigate({ search: next }, { preventScrollReset: true, replace });
  }
  const isFiltered = search !== '' || country !== '' || page > 1;
  const close = () => show({ edit: null, merge: null });

  return (
    <>
      <PageHeading
        title={words.many}
        note={
          data
            ? `${formatNumber(data.managedPlaces.totalCount)} ${words.one.toLocaleLowerCase('tr')}`
            : undefined
        }
        action={<BackToBusinesses />}
      />
      <PlaceTabs kind={kind} />
      <PlaceFilters view={view} onChange={(part) => show({ page: 1, ...part }, 'search' in part)} />
      <Card px={{ base: '4', md: '5' }} py="2" aria-busy={result.loading}>
        <QueryState
          result={{ ...result, data }}
          skeleton={<RowsSkeleton rows={12} />}
          loadingLabel="Yükleniyor"
          errorTitle={`${words.many} alınamadı`}
          errorText="Bağlantı bir an kesilmiş olabilir."
          retryLabel="Tekrar dene"
        >
          {({ managedPlaces: { nodes, totalCount } }) =>
            nodes.length === 0 ? (
              <chakra.div pb="8">
                <EmptyState
                  title={isFiltered ? words.none : `Henüz ${words.one.toLocaleLowerCase('tr')} yok`}
                  text={
                    isFiltered ? 'Başka bir adla deneyin.' : 'İçe aktarılan işletmelerle birlikte gelirler.'
                  }
                  actions={
                    isFiltered ? (
                      <Button
                        variant="line"
                        size="sm"
                        onClick={() => show({ search: '', country: '', page: 1 })}
                      >
                        Filtreleri temizle
                      </Button>
                    ) : undefined
                  }
                />
              </chakra.div>
            ) : (
              <>
                <PlaceTable view={view} places={nodes} />
                <PageSwitch
                  label="Sayfalar"
                  page={page}
                  pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                  onChange={(next) => show({ page: next })}
                />
              </>
            )
          }
        </QueryState>
      </Card>
      <PlaceDialog view={view} places={data?.managedPlaces.nodes ?? []} onClose={close} />
    </>
  );
}

interface PlaceDialogProps {
  view: PlaceView;
  /** Those on the screen; a link may name another. */
  places: readonly ManagedPlace_RowFragment[];
  onClose: () => void;
}

function PlaceDialog({ view, places, onClose }: PlaceDialogProps) {
  const id = view.edit ?? view.merge;
  const shown = places.find((place) => place.id === id);
  const asked = useManagedPlaceQuery({
    variables: { kind: view.kind, id: id ?? 0 },
    skip: id === null || shown !== undefined,
  });
  const place = shown ?? asked.data?.managedPlace;
  if (id === null || !place) return null;
  return view.edit === null ? (
    <PlaceMergeDialog key={id} place={place} onClose={onClose} />
  ) : (
    <PlaceEditDialog key={id} place={place} onClose={onClose} />
  );
}
