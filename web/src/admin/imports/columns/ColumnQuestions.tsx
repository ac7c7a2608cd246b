import { chakra } from '@chakra-ui/react';
import { meaningLabel } from '../../../../../domain/imports/columnMeanings.ts';
import { Radio } from '../../../ui/form/Radio.tsx';
import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { formatPercent } from '../../shared/text/formatTurkish.ts';
import type { Corrections, PlacedColumn } from './columnMapping.ts';

interface ColumnQuestionsProps {
  columns: readonly PlacedColumn[];
  /** Whether the file has several sheets, so that each question names its own. */
  isManySheets: boolean;
  /** Sheets without an address, a phone or another field of places. */
  placeless: ReadonlySet<string>;
  corrections: Corrections;
  onCorrect: (index: number, field: string) => void;
}

/** Columns that may mean several things, each with its likeliest readings; the proposed one is chosen. */
export function ColumnQuestions({
  columns,
  isManySheets,
  placeless,
  corrections,
  onCorrect,
}: ColumnQuestionsProps) {
  return (
    <chakra.div display="grid" gap="4" mb="5">
      {columns.map((column) => (
        <chakra.fieldset key={column.index} p="3.5" borderRadius="control" bg="sunken" minW="0">
          <chakra.legend float="left" w="full" fontWeight="bold" overflowWrap="anywhere">
            {isManySheets ? (
              <chakra.span fontWeight="normal" color="muted">
                <bdi>{column.sheet}</bdi> ·{' '}
              </chakra.span>
            ) : null}
            <bdi>{column.header}</bdi> hangi alan?
          </chakra.legend>
          <chakra.p clear="both" color="muted" overflowWrap="anywhere">
            {column.samples.length === 0 ? 'Örnek değer yok' : joinIsolated(column.samples, ' · ')}
          </chakra.p>
          {column.field === 'name' && placeless.has(column.sheet) ? (
            <chakra.p mt="1">
              Adres, telefon veya konum sütunu yok. Satırlar işletme değilse dosyayı içe aktarmayın.
            </chakra.p>
          ) : null}
          {readingsOf(column).map(({ field, confidence }) => (
            <chakra.label
              key={field ?? ''}
              display="flex"
              alignItems="center"
              gap="3"
              minH={{ base: '11', md: '9' }}
            >
              <Radio
                name={`column-${column.index}`}
                checked={(corrections[column.index] ?? column.field ?? '') === (field ?? '')}
                onChange={() => onCorrect(column.index, field ?? '')}
              />
              <span>
                {field ? meaningLabel(field) : 'Alınmasın'}
                {confidence === null ? null : (
                  <chakra.span color="muted">{` · ${formatPercent(confidence)} olası`}</chakra.span>
                )}
              </span>
            </chakra.label>
          ))}
        </chakra.fieldset>
      ))}
    </chakra.div>
  );
}

interface Reading {
  field: string | null;
  confidence: number | null;
}

/**
 * The proposed reading, its alternatives, and that the column is omitted. Each was judged without the others, so their
 * confidences are shares here, of the sum if it exceeds 1.
 */
function readingsOf({ field, confidence, alternatives }: PlacedColumn): Reading[] {
  const all: Reading[] = [{ field, confidence }, ...alternatives, { field: null, confidence: null }];
  const readings = all.filter((one, index) => all.findIndex((other) => other.field === one.field) === index);
  const sum = readings.reduce((total, one) => total + (one.confidence ?? 0), 0);
  return readings.map((one) => ({
    field: one.field,
    confidence: one.confidence === null ? null : one.confidence / Math.max(1, sum),
  }));
}
