import { chakra } from '@chakra-ui/react';
import { listingFieldNames } from '../../../../../domain/listing/fields.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { useImportRowsQuery, type ImportRowsQuery } from '../../../graphql/generated.ts';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { fieldWord, outcomeWords } from '../importWords.ts';

const SHOWN = 10;
type Row = NonNullable<ImportRowsQuery['import']>['rows']['nodes'][number];

const Cell = chakra('td', {
  base: {
    px: '2.5',
    py: '1.5',
    maxW: '48',
    borderBottomWidth: '1px',
    borderColor: 'line',
    verticalAlign: 'top',
  },
});

/** The first rows of a file as their listings would look; cells that would change are marked. */
export function PreviewTable({ id }: { id: number }) {
  const { data } = useImportRowsQuery({ variables: { id, outcome: null, first: SHOWN, offset: 0 } });
  const rows = (data?.import?.rows.nodes ?? []).filter((row) => row.listing);
  if (rows.length === 0) return null;
  const fields = shownFields(rows);
  return (
    <SectionCard
      title="İlk kayıtlar böyle görünecek"
      note="Değişecek hücreler işaretlidir; üzerinde durunca önceki değer görünür."
    >
      <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="İlk kayıtların tablosu">
        <chakra.table textStyle="sm" w="full">
          <thead>
            <tr>
              <chakra.th scope="col" px="2.5" h="10" textAlign="left" color="muted" textStyle="xs">
                Sonuç
              </chakra.th>
              {fields.map((field) => (
                <chakra.th
                  key={field}
                  scope="col"
                  px="2.5"
                  textAlign="left"
                  color="muted"
                  textStyle="xs"
                  whiteSpace="nowrap"
                >
                  {fieldWord(field)}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.position}>
                <Cell>
                  <Badge tone={outcomeWords[row.outcome].tone}>{outcomeWords[row.outcome].text}</Badge>
                </Cell>
                {fields.map((field) => (
                  <ListingCell key={field} row={row} field={field} />
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </SectionCard>
  );
}

function ListingCell({ row, field }: { row: Row; field: string }) {
  const change = row.changes.find((one) => one.field === field);
  const text = textOf(valuesOf(row)[field]);
  const isChanged = row.outcome === 'UPDATED' && change !== undefined;
  return (
    <Cell title={isChanged ? `Önce: ${textOf(change.before) || '(boş)'}` : undefined}>
      <chakra.span lineClamp="2" overflowWrap="anywhere">
        {isChanged ? (
          <chakra.mark bg="warning.soft" color="text" px="1" borderRadius="small">
            <bdi>{text || '(boş)'}</bdi>
          </chakra.mark>
        ) : (
          <bdi>{text}</bdi>
        )}
      </chakra.span>
    </Cell>
  );
}

const valuesOf = ({ listing }: Row) => (listing ?? {}) as Record<string, unknown>;

/** Fields that some of the rows have, in the order of the catalogue. */
function shownFields(rows: readonly Row[]): string[] {
  return listingFieldNames.filter((name) => rows.some((row) => textOf(valuesOf(row)[name]) !== ''));
}

/** A value as a person reads it, cut where it is long. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'Evet';
  const text = typeof value === 'object' ? Object.keys(value).join(', ') : String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
