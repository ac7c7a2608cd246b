import { chakra } from '@chakra-ui/react';
import { warnIcon } from '../../ui/icon/icons.ts';
import { figureColumns } from '../shared/chart/figureGrid.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useDatabaseStatusQuery, type DatabaseStatusQuery } from '../../graphql/generated.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatDateTime, formatFileSize, formatNumber, formatShare } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { StatusFigure } from './StatusFigure.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Polling interval while the screen is visible. */
const POLL_MS = 30_000;
type Status = DatabaseStatusQuery['databaseStatus'];
type Table = Status['tables'][number];
const shownTables = 8;

const useStatus = () =>
  useDatabaseStatusQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });

/** True figures of the database. */
export function StatusCards() {
  const result = useStatus();
  return (
    <OperatorQueryState
      result={result}
      skeleton={<Skeleton className={css({ h: '28' })} />}
      errorTitle="Durum alınamadı"
    >
      {({ databaseStatus: status }) => (
        <>
          <Figures status={status} />
          {status.pendingMigrations > 0 ? (
            <Note icon={warnIcon}>{formatNumber(status.pendingMigrations)} şema değişikliği bekliyor.</Note>
          ) : null}
        </>
      )}
    </OperatorQueryState>
  );
}

/** The largest tables, and the state of the schema. */
export function TableSizes() {
  const { data } = useStatus();
  if (!data) return null;
  const status = data.databaseStatus;
  return (
    <SectionCard
      title="Tablolar"
      note={`PostgreSQL ${status.version} · ${formatNumber(status.migrations)} şema değişikliği uygulandı${
        status.lastMigrationAt ? `, sonuncusu ${formatDateTime(status.lastMigrationAt)}` : ''
      }`}
    >
      <AdminTable
        caption="En büyük tablolar"
        columns={columns}
        rows={status.tables.slice(0, shownTables)}
        rowKey={({ name }) => name}
      />
    </SectionCard>
  );
}

function Figures({ status }: { status: Status }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: figureColumns.base, lg: figureColumns.xl }}
      gap={{ base: '3', md: '4' }}
    >
      <StatusFigure
        label="Boyut"
        value={formatFileSize(status.sizeBytes)}
        note={`${formatNumber(status.indexCount)} indeks: ${formatFileSize(status.indexBytes)}`}
      />
      <StatusFigure
        label="Satır"
        value={formatNumber(status.rows)}
        note={`${formatNumber(status.businesses)} işletme`}
      />
      <StatusFigure
        label="Bağlantı"
        value={`${formatNumber(status.connections)} / ${formatNumber(status.maxConnections)}`}
        note={
          status.cacheHitRatio === null
            ? 'Bellekten okuma: veri yok'
            : `Bellekten okuma ${formatShare(status.cacheHitRatio)}`
        }
      />
      <StatusFigure
        label="Son bakım"
        value={status.lastVacuumAt ? formatDateTime(status.lastVacuumAt) : 'Henüz yok'}
        isText
        note={status.lastAnalyzeAt ? `İstatistik ${formatDateTime(status.lastAnalyzeAt)}` : 'İstatistik yok'}
      />
    </chakra.dl>
  );
}

const columns: AdminColumn<Table>[] = [
  { header: 'Tablo', isTitle: true, cell: ({ name }) => <code>{name}</code> },
  { header: 'Satır', isNumeric: true, cell: ({ rows }) => formatNumber(rows) },
  { header: 'Ölü satır', isNumeric: true, cell: ({ deadRows }) => formatNumber(deadRows) },
  { header: 'Veri', isNumeric: true, cell: ({ tableBytes }) => formatFileSize(tableBytes) },
  { header: 'İndeks', isNumeric: true, cell: ({ indexBytes }) => formatFileSize(indexBytes) },
  {
    header: 'Son bakım',
    cell: ({ lastVacuumAt }) => (lastVacuumAt ? formatDateTime(lastVacuumAt) : null),
  },
];
