import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/text/Badge.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { ImportHistoryQuery } from '../../graphql/generated.ts';
import { useImportHistoryQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import type { ImportView } from '../shared/page/importLink.ts';
import { importSearch } from '../shared/page/importLink.ts';
import { importLines } from './detail/importSummary.ts';
import { statusLabel } from './importLabels.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';

const PAGE_SIZE = 10;

/** Polling interval, for imports of other operators. */
const POLL_MS = 5000;

type Row = ImportHistoryQuery['imports']['nodes'][number];

const columns = (page: number): AdminColumn<Row>[] => [
  {
    header: 'Dosya',
    isTitle: true,
    longShare: '24%',
    cell: ({ id, fileName }) => (
      <TextLink to={importSearch({ importId: id, problemPage: 1, historyPage: page })}>
        <bdi>{fileName}</bdi>
      </TextLink>
    ),
  },
  {
    header: 'Durum',
    cell: (row) => <Badge tone={statusLabel(row).tone}>{statusLabel(row).text}</Badge>,
  },
  {
    header: 'Sonuç',
    longShare: '38%',
    cell: (row) => (row.status === 'DONE' ? <Outcomes lines={importLines(row)} /> : null),
  },
  { header: 'Kim', longShare: '12%', cell: ({ operatorName }) => operatorName ?? 'Sistem' },
  {
    header: 'Ne zaman',
    cell: ({ createdAt }) => (
      <chakra.time dateTime={createdAt} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {formatDateTime(createdAt)}
      </chakra.time>
    ),
  },
];

/** Result of an import, a line for its listings and one for its reviews. */
function Outcomes({ lines }: { lines: string[] }) {
  return (
    <chakra.ul fontVariantNumeric="tabular-nums" fontWeight="normal">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  );
}

interface ImportHistoryProps {
  view: ImportView;
  onPage: (page: number) => void;
}

/** Earlier imports, the newest first; each leads to its result. */
export function ImportHistory({ view, onPage }: ImportHistoryProps) {
  const page = view.historyPage;
  const result = useImportHistoryQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.hidden,
    pollInterval: POLL_MS,
  });
  const data = latestData(result);
  return (
    <SectionCard title="Geçmiş">
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={4} />}
        errorTitle="Geçmiş alınamadı"
      >
        {({ imports }) =>
          imports.totalCount === 0 ? (
            <chakra.p color="muted" pb="1">
              Henüz içe aktarma yok. İlk dosyayı yüklediğinizde burada görünür.
            </chakra.p>
          ) : (
            <>
              <AdminTable
                caption="Geçmiş içe aktarmalar"
                columns={columns(page)}
                rows={imports.nodes}
                rowKey={({ id }) => id}
                isCurrent={({ id }) => id === view.importId}
              />
              <PageSwitch
                label="Geçmişin sayfaları"
                page={page}
                pageCount={Math.ceil(imports.totalCount / PAGE_SIZE)}
                onChange={onPage}
              />
            </>
          )
        }
      </OperatorQueryState>
    </SectionCard>
  );
}
