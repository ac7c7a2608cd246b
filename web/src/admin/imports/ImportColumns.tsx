import { chakra } from '@chakra-ui/react';
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
import { SectionCard } from './SectionCard.tsx';

type Column = NonNullable<ImportColumnsQuery['import']>['columns'][number];

const State = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
});

const headers: AdminColumn<Column>[] = [
  { header: 'Dosyadaki sütun', isTitle: true, cell: ({ header }) => header },
  {
    header: 'Örnek değer',
    cell: ({ sample }) => (
      <chakra.span color="muted" lineClamp="2">
        {sample ?? '–'}
      </chakra.span>
    ),
  },
  { header: 'Alan', cell: ({ field }) => (field ? fieldWord(field) : '–') },
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
        {(all) => {
          const sheets = [...new Set(all.map(({ sheet }) => sheet))];
          return sheets.map((sheet) => (
            <chakra.div key={sheet} _notFirst={{ mt: '5' }}>
              {sheets.length > 1 ? (
                <chakra.h3 textStyle="sm" fontWeight="bold">
                  {sheet}
                </chakra.h3>
              ) : null}
              <AdminTable
                caption={`${sheet} sayfasının sütunları`}
                columns={headers}
                rows={all.filter((column) => column.sheet === sheet)}
                rowKey={({ header }) => header}
              />
            </chakra.div>
          ));
        }}
      </QueryState>
    </SectionCard>
  );
}

function countColumns(columns: readonly Column[]): string {
  const left = columns.filter(({ field }) => !field).length;
  const taken = `${formatNumber(columns.length - left)} sütun tanındı`;
  return left ? `${taken}, ${formatNumber(left)} sütun alınmayacak` : taken;
}
