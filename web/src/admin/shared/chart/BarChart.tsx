import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { downloadIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { formatNumber } from '../text/formatTurkish.ts';
import { SectionCard } from '../page/SectionCard.tsx';
import { Bars, figureText, type Bar } from './Bars.tsx';
import { downloadCsv } from './csvText.ts';
import { Definition } from './Definition.tsx';

interface BarChartProps {
  /** The question that it answers. */
  title: string;
  /** Definition of the bars. */
  definition: string;
  bars: readonly Bar[];
  /** Headers of the table behind it. */
  headers: readonly [string, string];
  fileName: string;
}

/** Figures in order of time, as bars or as a table, which can be saved. */
export function BarChart({ title, definition, bars, headers, fileName }: BarChartProps) {
  const [isTable, setTable] = useState(false);
  const known = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  const total = known.reduce((sum, value) => sum + value, 0);
  return (
    <SectionCard
      title={title}
      mark={<Definition of={title} text={definition} />}
      note={
        known.length > 0
          ? `Toplam ${formatNumber(total)}, en çok ${formatNumber(Math.max(...known))}`
          : 'Veri yok'
      }
      action={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end">
          <Button variant="ghost" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? 'Grafiği göster' : 'Tabloyu göster'}
          </Button>
          <CsvButton
            of={title}
            onClick={() => downloadCsv(fileName, [headers, ...bars.map(({ key, value }) => [key, value])])}
          />
        </chakra.div>
      }
    >
      {isTable ? (
        <AdminTable
          caption={title}
          rows={[...bars].reverse()}
          rowKey={({ key }) => key}
          columns={[
            { header: headers[0], isTitle: true, cell: ({ key }) => key },
            { header: headers[1], isNumeric: true, cell: ({ value }) => figureText(value) },
          ]}
        />
      ) : (
        <Bars
          label={`${title} ${bars.map(({ key, value }) => `${key}: ${figureText(value)}`).join(', ')}`}
          bars={bars}
        />
      )}
    </SectionCard>
  );
}

/** Saves the table of a card. */
export function CsvButton({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" aria-label={`CSV indir: ${of}`} onClick={onClick}>
      <Icon path={downloadIcon} size={18} />
      CSV
    </Button>
  );
}
