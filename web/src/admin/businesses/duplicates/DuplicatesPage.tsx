import { chakra } from '@chakra-ui/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { maxDuplicatePairs } from '../../../../../domain/listing/duplicatePairs.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import type { DuplicateListQuery } from '../../../graphql/generated.ts';
import { useDuplicateListQuery, useMergeListQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { BackToBusinesses } from '../../shared/page/BackToBusinesses.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { PagedList } from '../../shared/table/PagedList.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { MergeList } from './MergeList.tsx';
import { PairEntry } from './PairEntry.tsx';
import { ScanState } from './ScanState.tsx';
import { useMerging } from './useMerging.ts';
import { css } from '../../../ui/theme/styles.ts';

const PAGE_SIZE = 20;

const lists = { open: 'Bekleyenler', dismissed: 'Ayrı kayıtlar', merged: 'Birleştirilenler' } as const;
type List = keyof typeof lists;
const listNames = Object.keys(lists) as List[];

const emptyTexts: Record<List, { title: string; text: string }> = {
  open: {
    title: 'Olası yinelenen kayıt yok',
    text: 'Aynı telefon, aynı ad ya da aynı yerdeki benzer adlar taramadan sonra burada görünür.',
  },
  dismissed: {
    title: 'Ayrı olarak işaretlenen kayıt yok',
    text: 'Aynı yer olmadığını söyledikleriniz burada durur.',
  },
  merged: {
    title: 'Birleştirilen kayıt yok',
    text: 'Birleştirdikleriniz burada durur ve geri alınabilir.',
  },
};

/** Listings that may be one place, and what became of them. */
export function Component() {
  const navigate = useNavigate();
  const { list, page, compared, searchOf } = usePageState();
  const isMerged = list === 'merged';
  const paging = { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const pairs = useDuplicateListQuery({
    variables: { isDismissed: list === 'dismissed', ...paging },
    skip: isMerged,
    fetchPolicy: 'cache-and-network',
  });
  const merges = useMergeListQuery({
    variables: paging,
    skip: !isMerged,
    fetchPolicy: 'cache-and-network',
  });
  const { undo } = useMerging();
  const data = latestData(pairs);
  const pages = {
    errorTitle: 'Yinelenen kayıtlar alınamadı',
    page,
    pageSize: PAGE_SIZE,
    onPage: (next: number) => void navigate({ search: searchOf({ page: next }) }),
  };

  return (
    <>
      <PageHeading
        title="Yinelenen kayıtlar"
        note={list === 'open' && data ? countText(data.duplicatePairs.totalCount) : undefined}
        action={<BackToBusinesses />}
      />
      <ScanState />
      <chakra.nav aria-label="Listeler" display="flex" flexWrap="wrap" gap="2" mb="3">
        {Object.entries(lists).map(([name, label]) => (
          <Button key={name} asChild variant={name === list ? 'tonal' : 'ghost'} size="sm">
            <Link
              to={{ search: searchOf({ list: name as List }) }}
              aria-current={name === list ? 'page' : undefined}
            >
              {label}
            </Link>
          </Button>
        ))}
      </chakra.nav>
      <Card className={css({ px: { base: '4', md: '5' }, py: '2', textStyle: 'sm' })}>
        {isMerged ? (
          <PagedList
            result={merges}
            rowsOf={({ businessMerges }) => businessMerges}
            empty={emptyTexts[list]}
            {...pages}
          >
            {(nodes) => <MergeList merges={nodes} onUndo={(id) => undo([id])} />}
          </PagedList>
        ) : (
          <PagedList
            result={pairs}
            rowsOf={({ duplicatePairs: { nodes, totalCount } }) => ({
              nodes,
              totalCount: Math.min(totalCount, maxDuplicatePairs),
            })}
            empty={emptyTexts[list]}
            {...pages}
          >
            {(nodes) => <PairList pairs={nodes} compareHref={(ids) => searchOf({ compare: ids })} />}
          </PagedList>
        )}
      </Card>
      {compared ? (
        <CompareDialog
          key={`${compared.id} ${compared.otherId}`}
          businessId={compared.id}
          otherId={compared.otherId}
          onClose={() => void navigate({ search: searchOf({}) }, { preventScrollReset: true, replace: true })}
        />
      ) : null}
    </>
  );
}

interface StateChange {
  list?: List;
  page?: number;
  compare?: readonly [number, number];
}

/** List, page and compared listings of the URL, and query strings of others. */
function usePageState() {
  const [params] = useSearchParams();
  const list: List = listNames.find((name) => name === params.get('list')) ?? 'open';
  const page = wholeNumber(params.get('page'), 1_000_000) ?? 1;
  const id = wholeNumber(params.get('compare'), 2_147_483_647);
  const otherId = wholeNumber(params.get('with'), 2_147_483_647);
  const searchOf = (change: StateChange) => {
    const next = new URLSearchParams();
    const to = change.list ?? list;
    if (to !== 'open') next.set('list', to);
    const toPage = change.list ? 1 : (change.page ?? page);
    if (toPage > 1) next.set('page', String(toPage));
    if (change.compare) {
      next.set('compare', String(change.compare[0]));
      next.set('with', String(change.compare[1]));
    }
    return next.size ? `?${next}` : '';
  };
  return { list, page, compared: id === null ? null : { id, otherId }, searchOf };
}

interface PairListProps {
  pairs: DuplicateListQuery['duplicatePairs']['nodes'];
  compareHref: (ids: readonly [number, number]) => string;
}

function PairList({ pairs, compareHref }: PairListProps) {
  const { dismiss, reopen } = useMerging();
  return (
    <chakra.ul listStyleType="none">
      {pairs.map((pair) => {
        const ids: [number, number] = [pair.first.id, pair.second.id];
        return (
          <PairEntry
            key={ids.join()}
            pair={pair}
            compareHref={compareHref(ids)}
            onDismiss={() => dismiss(ids)}
            onReopen={() => reopen(ids)}
          />
        );
      })}
    </chakra.ul>
  );
}

const countText = (count: number) =>
  count > maxDuplicatePairs
    ? `${formatNumber(maxDuplicatePairs)} eşleşmeden fazla`
    : `${formatNumber(count)} olası eşleşme`;

function wholeNumber(text: string | null, most: number): number | null {
  const given = Number(text);
  return Number.isInteger(given) && given >= 1 && given <= most ? given : null;
}
