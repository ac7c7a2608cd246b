import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon, closeIcon } from '../../components/icons.ts';
import { QueryState } from '../../components/QueryState.tsx';
import type { ImportColumnsQuery } from '../../graphql/generated.ts';
import { useImportColumnsQuery } from '../../graphql/generated.ts';
import type { AdminColumn } from '../AdminTable.tsx';
import { AdminTable } from '../AdminTable.tsx';
import { formatNumber } from '../formatTurkish.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { fieldWord } from './importWords.ts';
import { SectionCard } from '../SectionCard.tsx';

type Column = NonNullable<ImportColumnsQuery['import']>['columns'][number];

const State = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
});

const headers: AdminColumn<Column>[] = [
  { header: 'Dosyadaki sütun', isTitle: true, longShare: '32%', cell: ({ header }) => header },
  {
    header: 'Örnek değer',
    longShare: '34%',
    cell: ({ sample }) =>
      sample ? (
        <chakra.span color="muted" lineClamp="2">
          {sample}
        </chakra.span>
      ) : null,
  },
  { header: 'Alan', cell: ({ field }) => (field ? fieldWord(field) : null) },
  {
    header: 'Durum',
    cell: ({ field }) =>
      field ? (
        <State color="positive">
          <Icon path={checkIcon} size={16} />
          Tanındı
        </State>
      ) : (
        <State color="muted">
          <Icon path={closeIcon} size={16} />
          Alınmayacak
        </State>
      ),
  },
];

/** Which columns of the file go into which field. */
export function ImportColumns({ id }: { id: number }) {
  const result = useImportColumnsQuery({ variables: { id } });
  const columns = result.data?.import?.columns;
  // Nothing is known before the file has been opened, or where that was not possible.
  if (columns?.length === 0) return null;
  return (
    <SectionCard title="Sütunlar" note={columns && countColumns(columns)}>
      <QueryState
        result={{ ...result, data: columns }}
        skeleton={<RowsSkeleton rows={6} />}
        loadingLabel="Yükleniyor"
        errorTitle="Sütunlar alınamadı"
        errorText="Bağlantı bir an kesilmiş olabilir."
        retryLabel="Tekrar dene"
      >
        {(all) => <Sheets columns={all} />}
      </QueryState>
    </SectionCard>
  );
}

/** Files of some scrapers have thousands of columns; these many show at first. */
const FIRST_COLUMNS = 12;

function Sheets({ columns }: { columns: readonly Column[] }) {
  const [isWhole, setWhole] = useState(false);
  // The same header may stand twice in a sheet, so a column is known by its place.
  const shown = columns
    .slice(0, isWhole ? undefined : FIRST_COLUMNS)
    .map((column, index) => ({ ...column, index }));
  const sheets = [...new Set(shown.map(({ sheet }) => sheet))];
  const isManySheets = new Set(columns.map(({ sheet }) => sheet)).size > 1;
  return (
    <>
      {sheets.map((sheet) => (
        <chakra.div key={sheet} _notFirst={{ mt: '5' }}>
          {isManySheets ? (
            <chakra.h3 textStyle="sm" fontWeight="bold">
              {sheet}
            </chakra.h3>
          ) : null}
          <AdminTable
            caption={`${sheet} sayfasının sütunları`}
            columns={headers}
            rows={shown.filter((column) => column.sheet === sheet)}
            rowKey={({ index }) => index}
          />
        </chakra.div>
      ))}
      {shown.length < columns.length ? (
        <Button variant="ghost" size="sm" mt="2" ml="-3" onClick={() => setWhole(true)}>
          {formatNumber(columns.length - shown.length)} sütun daha göster
        </Button>
      ) : null}
    </>
  );
}

function countColumns(columns: readonly Column[]): string {
  const left = columns.filter(({ field }) => !field).length;
  const taken = `${formatNumber(columns.length - left)} sütun tanındı`;
  return left ? `${taken}, ${formatNumber(left)} sütun alınmayacak` : taken;
}
