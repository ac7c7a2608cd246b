import { chakra } from '@chakra-ui/react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { plusIcon, trashIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { isTypedSearch } from '../shared/form/isTypedSearch.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useManagedPlacesQuery, type ManagedPlacesQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { PageWithoutRows } from '../shared/table/PageWithoutRows.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { MergeSuggestions } from './MergeSuggestions.tsx';
import { NoPlaces } from './NoPlaces.tsx';
import { PlaceDialogs } from './dialogs/PlaceDialogs.tsx';
import { PlaceFilters } from './PlaceFilters.tsx';
import { BackToBusinesses } from '../shared/page/BackToBusinesses.tsx';
import { PlaceTabs } from './PlaceTabs.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import type { PlaceView } from './placeView.ts';
import { closedView, PAGE_SIZE, parsePlaceView, placeViewParams } from './placeView.ts';
import { kindLabels, lowerCaseSingular } from './placeLabels.ts';
import { css } from '../../ui/theme/styles.ts';

/** Categories or cities, by the address: search, create, rename, merge, delete. */
export function Component() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = parsePlaceView(pathname, useSearchParams()[0]);
  const { kind, search, country, sort, isEmpty, page } = view;
  const labels = kindLabels[kind];
  const result = useManagedPlacesQuery({
    variables: {
      kind,
      search,
      sort,
      isEmpty,
      countryCode: country || null,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const latest = latestData(result);
  const data = result.data ?? (latest?.managedPlaces.nodes[0]?.kind === kind ? latest : undefined);
  function show(part: Partial<PlaceView>, replace = false) {
    const next = placeViewParams({ ...view, ...part });
    void navigate({ search: next }, { preventScrollReset: true, replace });
  }
  const hrefOf = (dialog: PlaceView['dialog']) => placeViewParams({ ...view, ...closedView, dialog });
  const count = data?.managedPlaces.totalCount;

  return (
    <>
      <PageHeading
        title={labels.many}
        note={
          count === undefined
            ? undefined
            : `${formatNumber(count)} ${isEmpty ? 'boş ' : ''}${lowerCaseSingular(kind)}`
        }
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            <BackToBusinesses />
            <Button asChild size="sm">
              <Link to={hrefOf('new')} preventScrollReset>
                <Icon path={plusIcon} size={18} />
                {labels.newTitle}
              </Link>
            </Button>
          </chakra.div>
        }
      />
      <PlaceTabs kind={kind} />
      {kind === 'CATEGORY' && !search && !isEmpty && page === 1 ? <MergeSuggestions /> : null}
      <PlaceFilters view={view} onChange={(part) => show({ page: 1, ...part }, isTypedSearch(part))} />
      {isEmpty && count ? (
        <chakra.div display="flex" mb="3">
          <Button asChild variant="red" size="sm">
            <Link to={hrefOf('clear')} preventScrollReset>
              <Icon path={trashIcon} size={18} />
              {`${formatNumber(count)} boş ${labels.object} sil`}
            </Link>
          </Button>
        </chakra.div>
      ) : null}
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })} aria-busy={result.loading}>
        <OperatorQueryState
          result={{ ...result, data }}
          skeleton={<RowsSkeleton rows={12} />}
          errorTitle={`${labels.many} alınamadı`}
        >
          {({ managedPlaces }) => (
            <PlaceList view={view} list={managedPlaces} newHref={hrefOf('new')} onShow={show} />
          )}
        </OperatorQueryState>
      </Card>
      <PlaceDialogs
        view={view}
        places={data?.managedPlaces.nodes ?? []}
        onClose={() => show(closedView, true)}
      />
    </>
  );
}

interface PlaceListProps {
  view: PlaceView;
  list: ManagedPlacesQuery['managedPlaces'];
  newHref: string;
  onShow: (part: Partial<PlaceView>) => void;
}

/** A page of places, or why it is empty. */
function PlaceList({ view, list: { nodes, totalCount }, newHref, onShow }: PlaceListProps) {
  const pageCount = Math.ceil(totalCount / PAGE_SIZE);
  if (nodes.length === 0 && totalCount > 0)
    return <PageWithoutRows onLast={() => onShow({ page: pageCount })} />;
  if (nodes.length === 0)
    return (
      <NoPlaces
        view={view}
        newHref={newHref}
        onClear={() => onShow({ search: '', country: '', isEmpty: false, page: 1 })}
      />
    );
  return (
    <>
      <PlaceTable view={view} places={nodes} />
      <PageSwitch
        label="Sayfalar"
        page={view.page}
        pageCount={pageCount}
        onChange={(next) => onShow({ page: next })}
      />
    </>
  );
}
