import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { downloadIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { formatNumber } from '../text/formatTurkish.ts';
import { SectionCard } from '../page/SectionCard.tsx';
import { downloadCsv } from './csvText.ts';
import { Definition } from './Definition.tsx';

interface Bar {
  key: string;
  /** Under the bar. */
  label: string;
  /** Null where it is not known. */
  value: number | null;
}

interface BarChartProps {
  /** The question that it answers. */
  title: string;
  /** What the bars count. */
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
  const most = Math.max(...known, 1);
  const total = known.reduce((sum, value) => sum + value, 0);
  const text = (value: number | null) => (value === null ? 'Veri yok' : formatNumber(value));
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
            { header: headers[1], isNumeric: true, cell: ({ value }) => text(value) },
          ]}
        />
      ) : (
        <chakra.div
          role="img"
          aria-label={`${title} ${bars.map(({ key, value }) => `${key}: ${text(value)}`).join(', ')}`}
          display="flex"
          gap={{ base: '0.5', md: '1' }}
        >
          {bars.map(({ key, label, value }, index) => (
            <chakra.div
              key={key}
              flex="1"
              minW="0"
              textStyle="xs"
              color="muted"
              textAlign="center"
              fontVariantNumeric="tabular-nums"
              title={`${key}: ${text(value)}`}
            >
              <chakra.span
                display="flex"
                alignItems="flex-end"
                h="art"
                borderBottomWidth="1px"
                borderColor="line"
              >
                {value === null ? null : (
                  <chakra.span
                    display="block"
                    w="full"
                    minH={value > 0 ? '0.5' : undefined}
                    borderTopRadius="small"
                    bg={index === bars.length - 1 ? 'data' : 'data.soft'}
                    style={{ height: `${(value / most) * 100}%` }}
                  />
                )}
              </chakra.span>
              <chakra.span
                display="block"
                mt="1"
                whiteSpace="nowrap"
                // Thirty days side by side leave a phone no room for each number.
                visibility={{
                  base: bars.length <= 12 || index % 7 === 0 ? 'visible' : 'hidden',
                  md: 'visible',
                }}
              >
                {label}
              </chakra.span>
            </chakra.div>
          ))}
        </chakra.div>
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
