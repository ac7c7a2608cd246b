import { chakra } from '@chakra-ui/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Pager } from '../../components/Pager.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import type { AdminBusinessListQuery } from '../../graphql/generated.ts';
import { useAdminBusinessListQuery } from '../../graphql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { AdminTable } from '../AdminTable.tsx';
import { formatNumber } from '../formatTurkish.ts';
import { PageHeading } from '../PageHeading.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { businessColumns } from './businessColumns.tsx';
import { BusinessFilters } from './BusinessFilters.tsx';
import type { BusinessView } from './businessView.ts';
import {
  businessViewParams,
  hasBusinessFilter,
  lastBusinessPage,
  listVariables,
  PAGE_SIZE,
  parseBusinessView,
} from './businessView.ts';

const pagerWords = {
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
  page: 'Sayfa',
};

/** All listings as operators go through them: search, filters, pages, each in the address. */
export function Component() {
  const navigate = useNavigate();
  const view = parseBusinessView(useSearchParams()[0]);
  const result = useAdminBusinessListQuery({
    variables: listVariables(view),
    fetchPolicy: 'cache-and-network',
  });
  const data = result.data ?? result.previousData;
  function change(part: Partial<BusinessView>) {
    const next = { ...view, page: 1, ...part };
    void navigate(
      { search: businessViewParams(next) },
      { preventScrollReset: true, replace: 'search' in part },
    );
  }
  return (
    <>
      <PageHeading title="İşletme Yönetimi" note={data ? countWords(data.adminBusinesses) : undefined} />
      <BusinessFilters view={view} onChange={change} />
      <Card px={{ base: '4', md: '5' }} py="2" aria-busy={result.loading}>
        <QueryState
          result={{ ...result, data }}
          skeleton={<RowsSkeleton rows={12} />}
          loadingLabel="Yükleniyor"
          errorTitle="İşletmeler alınamadı"
          errorText="Bağlantı bir an kesilmiş olabilir."
          retryLabel="Tekrar dene"
        >
          {({ adminBusinesses }) => <List view={view} list={adminBusinesses} onChange={change} />}
        </QueryState>
      </Card>
    </>
  );
}

type BusinessList = AdminBusinessListQuery['adminBusinesses'];

function countWords({ totalCount, totalCountIsLowerBound }: BusinessList): string {
  return `${formatNumber(totalCount)}${totalCountIsLowerBound ? '+' : ''} işletme`;
}

interface ListProps {
  view: BusinessView;
  list: BusinessList;
  onChange: (change: Partial<BusinessView>) => void;
}

function List({ view, list, onChange }: ListProps) {
  const { nodes, totalCount, totalCountIsLowerBound, didYouMean, pageInfo } = list;
  if (nodes.length === 0) {
    return (
      <EmptyState
        title="İşletme bulunamadı"
        text={
          hasBusinessFilter(view)
            ? 'Başka bir kelimeyle ya da daha az filtreyle deneyin.'
            : 'Henüz kayıt yok. İlk dosyayı yüklediğinizde burada görünür.'
        }
        actions={
          hasBusinessFilter(view) || view.page > 1 ? (
            <Button onClick={() => onChange({ search: '', category: '', country: '', status: '' })}>
              Filtreleri temizle
            </Button>
          ) : (
            <Button asChild>
              <Link to={paths.adminExcel()}>Excel yükle</Link>
            </Button>
          )
        }
      />
    );
  }
  const first = (view.page - 1) * PAGE_SIZE + 1;
  return (
    <>
      {didYouMean ? (
        <chakra.p color="muted" pt="3">
          “{didYouMean}” için sonuçlar gösteriliyor
        </chakra.p>
      ) : null}
      <AdminTable
        caption="İşletmeler"
        columns={businessColumns(view, nodes)}
        rows={nodes}
        rowKey={({ id }) => id}
      />
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        py="2"
        borderTopWidth="1px"
        borderColor="line"
      >
        <chakra.span fontVariantNumeric="tabular-nums">
          {`${formatNumber(first)}–${formatNumber(first + nodes.length - 1)} / ${formatNumber(totalCount)}${totalCountIsLowerBound ? '+' : ''}`}
        </chakra.span>
        <Pager
          label="Sayfalar"
          words={pagerWords}
          page={view.page}
          lastPage={lastBusinessPage(view, totalCount, totalCountIsLowerBound)}
          hasNextPage={pageInfo.hasNextPage}
          hrefOf={(page) => businessViewParams({ ...view, page }) || '.'}
        />
      </chakra.div>
    </>
  );
}
