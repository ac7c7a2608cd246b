import { meaningLabel } from '../../../../../domain/imports/columnMeanings.ts';
import { messageText } from '../../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '../../../ui/text/Badge.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useImportRowsQuery, type ImportRowsQuery, type RowOutcome } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import type { AdminColumn } from '../../shared/table/AdminTable.tsx';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { PageSwitch } from '../../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { showStored } from '../../businesses/editing/showValue.ts';
import { outcomeLabels } from '../importLabels.ts';
import { css } from '../../../ui/theme/styles.ts';

const PAGE_SIZE = 20;
type Row = NonNullable<ImportRowsQuery['import']>['rows']['nodes'][number];

/** Results of a dry run, row by row. */
export function DryRunRows({ id }: { id: number }) {
  const [outcome, setOutcome] = useState<RowOutcome | null>(null);
  const [page, setPage] = useState(1);
  const result = useImportRowsQuery({
    variables: { id, outcome, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  const data = latestData(result);
  return (
    <SectionCard
      title="Satır satır ne olacak"
      action={
        <chakra.div w="48" maxW="full" flex="none">
          <Select
            aria-label="Yalnızca şunlar"
            className={css({ minH: '9', textStyle: 'sm' })}
            value={outcome ?? ''}
            onChange={(event) => {
              setOutcome((event.target.value || null) as RowOutcome | null);
              setPage(1);
            }}
          >
            <option value="">Tüm satırlar</option>
            {Object.entries(outcomeLabels).map(([value, { text }]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </chakra.div>
      }
    >
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={5} />}
        errorTitle="Satırlar alınamadı"
      >
        {({ import: item }) =>
          item && item.rows.totalCount > 0 ? (
            <>
              <AdminTable
                caption="Önizlemenin satırları"
                columns={columns}
                rows={item.rows.nodes}
                rowKey={({ position }) => position}
              />
              <PageSwitch
                label="Satırların sayfaları"
                page={page}
                pageCount={Math.ceil(item.rows.totalCount / PAGE_SIZE)}
                onChange={setPage}
              />
            </>
          ) : (
            <chakra.p color="muted">Böyle satır yok.</chakra.p>
          )
        }
      </OperatorQueryState>
    </SectionCard>
  );
}

const columns: AdminColumn<Row>[] = [
  { header: 'Satır', isNumeric: true, cell: ({ rowNumber }) => formatNumber(rowNumber) },
  {
    header: 'İşletme',
    isTitle: true,
    longShare: '30%',
    // Of a refused row, only the problems are stored.
    cell: ({ name, outcome }) => name ?? (outcome === 'REFUSED' ? null : '(adsız)'),
  },
  {
    header: 'Sonuç',
    cell: ({ outcome }) => <Badge tone={outcomeLabels[outcome].tone}>{outcomeLabels[outcome].text}</Badge>,
  },
  {
    header: 'Değişecek alanlar',
    longShare: '44%',
    cell: ({ changes, refusal, refusalMessages }) =>
      refusal ? (
        <chakra.span color="danger">
          {refusalMessages.length > 0
            ? refusalMessages.map((one) => messageText(one, '')).join(' ')
            : refusal}
        </chakra.span>
      ) : changes.length > 0 ? (
        <chakra.ul>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              <b>{meaningLabel(field)}</b>:{' '}
              <chakra.del color="muted">
                <bdi>{shown(before, field)}</bdi>
              </chakra.del>{' '}
              → <bdi>{shown(after, field)}</bdi>
            </li>
          ))}
        </chakra.ul>
      ) : null,
  },
];

/** A value as a person reads it; long ones are cut. */
function shown(value: unknown, field: string): string {
  const text = showStored(value, field) || '(boş)';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
