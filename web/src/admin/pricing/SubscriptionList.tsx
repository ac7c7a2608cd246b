import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/text/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import {
  useOneSubscriptionQuery,
  usePlanSubscriptionsQuery,
  type PlanCard_PlanFragment,
  type SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { AdminTable, type AdminColumn } from '../shared/table/AdminTable.tsx';
import { MissingDialog } from '../shared/dialog/MissingDialog.tsx';
import { readId } from '../shared/readId.ts';
import { LinkTabs } from '../shared/page/LinkTabs.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { formatLira } from '../shared/text/formatTurkish.ts';
import { formatDate, statusLabels, subscriptionViews } from './pricingLabels.ts';
import { SubscriptionDialog } from './SubscriptionDialog.tsx';

const PAGE_SIZE = 20;

interface SubscriptionListProps {
  plans: readonly PlanCard_PlanFragment[];
  params: URLSearchParams;
  onChange: (values: Record<string, string | null>, isReplaced?: boolean) => void;
}

/** Subscriptions: listing, plan, end and payment. */
export function SubscriptionList({ plans, params, onChange }: SubscriptionListProps) {
  const current =
    subscriptionViews.find(({ slug }) => slug === (params.get('view') ?? '')) ?? subscriptionViews[0];
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const result = usePlanSubscriptionsQuery({
    variables: { view: current?.view ?? 'RECENT', first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const openId = readId(params.get('subscription'));
  // It may be on another page or in another view, as after a link from the audit trail.
  const single = useOneSubscriptionQuery({ variables: { id: openId ?? 0 }, skip: openId === null });
  const opened =
    data?.planSubscriptions.nodes.find(({ id }) => id === openId) ??
    single.data?.planSubscription ??
    undefined;
  const isMissing = data && !opened && !single.loading && openId !== null;
  const close = () => onChange({ subscription: null }, true);
  const hrefOf = (id: number) => {
    const next = new URLSearchParams(params);
    next.set('subscription', String(id));
    return `?${next.toString()}`;
  };
  return (
    <chakra.div mt="5">
      <SectionCard title="Abonelikler" note={current?.note ?? ''}>
        <LinkTabs
          label="Abonelik listeleri"
          tabs={subscriptionViews.map(({ view, label, slug }) => ({
            to: adminPaths.pricing() + (slug ? `?view=${slug}` : ''),
            label,
            isCurrent: view === (current?.view ?? 'RECENT'),
          }))}
        />
        <OperatorQueryState
          result={{ ...result, data }}
          skeleton={<RowsSkeleton rows={5} />}
          errorTitle="Abonelikler alınamadı"
        >
          {({ planSubscriptions: { nodes, totalCount } }) =>
            totalCount === 0 ? (
              <EmptyState
                title={current?.empty ?? ''}
                text="“Yeni abonelik” ile bir işletmeye plan satabilirsiniz."
              />
            ) : (
              <chakra.div mt="2" opacity={result.data ? undefined : '.55'} aria-busy={!result.data}>
                <AdminTable
                  caption={current?.label ?? ''}
                  rows={nodes}
                  rowKey={({ id }) => id}
                  columns={columnsOf(hrefOf)}
                  isCurrent={({ id }) => id === opened?.id}
                />
                <PageSwitch
                  label="Aboneliklerin sayfaları"
                  page={page}
                  pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                  onChange={(next) => onChange({ page: next > 1 ? String(next) : null })}
                />
              </chakra.div>
            )
          }
        </OperatorQueryState>
      </SectionCard>
      {opened ? (
        <SubscriptionDialog key={opened.id} subscription={opened} plans={plans} onClose={close} />
      ) : null}
      {isMissing ? (
        <MissingDialog
          title="Abonelik bulunamadı"
          text="Bu abonelik silinmiş."
          error={single.error}
          onClose={close}
        />
      ) : null}
    </chakra.div>
  );
}

type Row = SubscriptionEntry_SubscriptionFragment;

const columnsOf = (hrefOf: (id: number) => string): AdminColumn<Row>[] => [
  {
    header: 'İşletme',
    isTitle: true,
    longShare: '34%',
    cell: ({ id, businessName, listing }) => (
      <>
        <TextLink to={hrefOf(id)} preventScrollReset>
          <bdi>{businessName}</bdi>
        </TextLink>
        {listing === null || listing.isInTrash ? (
          <chakra.span display="block" textStyle="xs" color="muted">
            {listing ? 'Çöp kutusunda' : 'Kayıt silindi'}
          </chakra.span>
        ) : null}
      </>
    ),
  },
  { header: 'Plan', cell: ({ plan }) => plan.name },
  {
    header: 'Durum',
    cell: ({ status }) => <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>,
  },
  { header: 'Başlangıç', isNumeric: true, cell: ({ startsAt }) => formatDate(startsAt) },
  { header: 'Bitiş', isNumeric: true, cell: ({ endsAt }) => formatDate(endsAt) },
  {
    header: 'Ödeme',
    isNumeric: true,
    cell: ({ price, paidAmount }) =>
      paidAmount === null ? (
        <chakra.span color="warning">{formatLira(price)} ödenmedi</chakra.span>
      ) : (
        formatLira(paidAmount)
      ),
  },
];
