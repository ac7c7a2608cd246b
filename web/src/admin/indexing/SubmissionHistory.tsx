import { messageText } from '../shared/text/messageText.ts';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import {
  UrlSubmissionsDocument,
  useRetryUrlSubmissionMutation,
  useSubmittedUrlsQuery,
  useUrlSubmissionsQuery,
  type Submission_SubmissionFragment,
} from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { useAction } from '../shared/form/useAction.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { Timestamp } from '../shared/table/Timestamp.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { engineLabels, kindLabels, stateLabels } from './submissionLabels.ts';
import { css } from '../../ui/theme/styles.ts';

const PAGE_SIZE = 10;
const URLS_SIZE = 50;

/** Submissions and the results of their URLs. Submission, page and filter are held in the URL. */
export function SubmissionHistory({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useSearchParams();
  const chosen = Number(search.get('submission')) || null;
  const choose = (id: number | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete('submission');
        else next.set('submission', String(id));
        next.delete('urlPage');
        next.delete('only');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <AdminDialog title="URL gönderimleri" onClose={onClose} isWide>
      {chosen === null ? (
        <Submissions onChoose={choose} />
      ) : (
        <Urls key={chosen} submissionId={chosen} onBack={() => choose(null)} />
      )}
    </AdminDialog>
  );
}

/** A page number in the address, from 1. */
function usePage(name: string): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get(name))) || 1);
  return [
    page,
    (next) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next > 1) changed.set(name, String(next));
          else changed.delete(name);
          return changed;
        },
        { preventScrollReset: true },
      ),
  ];
}

function Submissions({ onChoose }: { onChoose: (id: number) => void }) {
  const { attempt } = useAction();
  const [page, setPage] = usePage('page');
  const result = useUrlSubmissionsQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const [retry, { loading }] = useRetryUrlSubmissionMutation({ refetchQueries: [UrlSubmissionsDocument] });
  const handleRetry = async (id: number) => {
    if (await attempt(() => retry({ variables: { id } }))) setPage(1);
  };
  return (
    <OperatorQueryState
      result={{ ...result, data }}
      skeleton={<RowsSkeleton rows={5} />}
      errorTitle="Gönderimler alınamadı"
    >
      {({ urlSubmissions: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <chakra.p color="muted">Henüz bir URL gönderilmedi.</chakra.p>
        ) : (
          <>
            <AdminTable
              caption="URL gönderimleri"
              columns={columns(onChoose, (id) => void handleRetry(id), loading)}
              rows={nodes}
              rowKey={({ id }) => id}
            />
            <Steps
              page={page}
              hasMore={pageInfo.hasNextPage}
              onChange={setPage}
              label="Gönderimlerin sayfaları"
            />
          </>
        )
      }
    </OperatorQueryState>
  );
}

const columns = (
  onChoose: (id: number) => void,
  onRetry: (id: number) => void,
  isRetrying: boolean,
): AdminColumn<Submission_SubmissionFragment>[] => [
  { header: 'Tarih', isTitle: true, cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
  {
    header: 'Ne',
    cell: ({ kind, operatorName, apiKeyName }) =>
      joinIsolated([kindLabels[kind], operatorName ?? (apiKeyName ? `API: ${apiKeyName}` : null)], ' · '),
  },
  { header: 'URL', isNumeric: true, cell: ({ total }) => formatNumber(total) },
  {
    header: 'Başarılı',
    isNumeric: true,
    cell: ({ successful }) => (successful === null ? null : formatNumber(successful)),
  },
  {
    header: 'Başarısız',
    isNumeric: true,
    cell: ({ failed }) => (failed === null ? null : formatNumber(failed)),
  },
  {
    header: 'Durum',
    cell: ({ status }) =>
      status === 'RUNNING' ? (
        <Badge>Sürüyor</Badge>
      ) : status === 'CANCELLED' ? (
        <Badge tone="warning">Durduruldu</Badge>
      ) : (
        <Badge tone="positive">Bitti</Badge>
      ),
  },
  {
    header: 'İşlemler',
    cell: ({ id, status, counts }) => (
      <chakra.div display="flex" flexWrap="wrap" columnGap="1" mx={{ base: '-3', md: '0' }}>
        <Button
          variant="ghost"
          size="sm"
          className={css({ px: { md: '1.5' } })}
          aria-label={`Adresler: gönderim ${id}`}
          onClick={() => onChoose(id)}
        >
          Adresler
        </Button>
        {status !== 'RUNNING' && counts.some(({ failed }) => failed > 0) ? (
          <Button
            variant="ghost"
            size="sm"
            className={css({ px: { md: '1.5' } })}
            aria-label={`Başarısızları yeniden gönder: gönderim ${id}`}
            disabled={isRetrying}
            onClick={() => onRetry(id)}
          >
            Yeniden gönder
          </Button>
        ) : null}
      </chakra.div>
    ),
  },
];

function Urls({ submissionId, onBack }: { submissionId: number; onBack: () => void }) {
  const [page, setPage] = usePage('urlPage');
  const [search, setSearch] = useSearchParams();
  const onlyFailed = search.get('only') === 'failed';
  const result = useSubmittedUrlsQuery({
    variables: { submissionId, onlyFailed, first: URLS_SIZE, offset: (page - 1) * URLS_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb="2">
        <Button variant="ghost" size="sm" className={css({ px: '0' })} onClick={onBack}>
          Bütün gönderimler
        </Button>
        <Button
          variant="line"
          size="sm"
          aria-pressed={onlyFailed}
          onClick={() =>
            setSearch(
              (current) => {
                const next = new URLSearchParams(current);
                if (onlyFailed) next.delete('only');
                else next.set('only', 'failed');
                next.delete('urlPage');
                return next;
              },
              { preventScrollReset: true },
            )
          }
        >
          {onlyFailed ? 'Hepsini göster' : 'Yalnızca başarısızlar'}
        </Button>
      </chakra.div>
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={6} />}
        errorTitle="Adresler alınamadı"
      >
        {({ submittedUrls: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <chakra.p color="muted">Bu listede adres yok.</chakra.p>
          ) : (
            <>
              <AdminTable caption="Adresler" columns={urlColumns} rows={nodes} rowKey={({ id }) => id} />
              <Steps
                page={page}
                hasMore={pageInfo.hasNextPage}
                onChange={setPage}
                label="Adreslerin sayfaları"
              />
            </>
          )
        }
      </OperatorQueryState>
    </>
  );
}

type UrlRow = NonNullable<ReturnType<typeof useSubmittedUrlsQuery>['data']>['submittedUrls']['nodes'][number];

const urlColumns: AdminColumn<UrlRow>[] = [
  { header: 'Adres', isTitle: true, longShare: '50%', cell: ({ url }) => url },
  { header: 'Motor', cell: ({ engine }) => (engine ? engineLabels[engine] : null) },
  {
    header: 'Sonuç',
    longShare: '30%',
    cell: ({ state, httpStatus, fault, faultMessage }) =>
      [
        stateLabels[state],
        state === 'FAILED' ? [httpStatus, messageText(faultMessage, fault)].filter(Boolean).join(' ') : null,
      ]
        .filter(Boolean)
        .join(': '),
  },
  { header: 'Zaman', cell: ({ attemptedAt }) => (attemptedAt ? <Timestamp at={attemptedAt} /> : null) },
];

interface StepsProps {
  page: number;
  hasMore: boolean;
  onChange: (page: number) => void;
  label: string;
}

function Steps({ page, hasMore, onChange, label }: StepsProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <chakra.nav aria-label={label} display="flex" justifyContent="center" gap="2" pt="3">
      <Button variant="line" size="sm" disabled={page === 1} onClick={() => onChange(page - 1)}>
        Önceki
      </Button>
      <Button variant="line" size="sm" disabled={!hasMore} onClick={() => onChange(page + 1)}>
        Sonraki
      </Button>
    </chakra.nav>
  );
}
