import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AdminColumn } from '../table/AdminTable.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { SectionCard } from '../page/SectionCard.tsx';
import { CsvButton } from './BarChart.tsx';
import { downloadCsv } from './csvText.ts';
import { Definition } from './Definition.tsx';

export interface RankColumn<Row> extends AdminColumn<Row> {
  /** Value in the CSV file; without it the column is not exported. */
  csv?: (row: Row) => string | number;
}

interface RankCardProps<Row> {
  title: string;
  note: string;
  /** Definition of the figures. */
  definition: string;
  columns: readonly RankColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  fileName: string;
  children?: ReactNode;
}

/** Ranking as a table with a CSV export. */
export function RankCard<Row>({
  title,
  note,
  definition,
  columns,
  rows,
  rowKey,
  fileName,
  children,
}: RankCardProps<Row>) {
  const saved = columns.filter((column) => column.csv);
  return (
    <SectionCard
      title={title}
      note={note}
      mark={<Definition of={title} text={definition} />}
      action={
        rows.length > 0 ? (
          <CsvButton
            of={title}
            onClick={() =>
              downloadCsv(fileName, [
                saved.map(({ header }) => header),
                ...rows.map((row) => saved.map(({ csv }) => csv?.(row) ?? null)),
              ])
            }
          />
        ) : undefined
      }
    >
      {rows.length === 0 ? (
        <chakra.p color="muted">Veri yok</chakra.p>
      ) : (
        <AdminTable caption={title} columns={columns} rows={rows} rowKey={rowKey} />
      )}
      {children}
    </SectionCard>
  );
}
