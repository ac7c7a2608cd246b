import { chakra } from '@chakra-ui/react';
import { meaningLabel } from '../../../../../domain/imports/columnMeanings.ts';
import {
  fieldSpec,
  listingFieldNames,
  type FieldKind,
  type ListingFieldName,
} from '../../../../../domain/listing/fields.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { useImportRowsQuery, type ImportRowsQuery } from '../../../graphql/generated.ts';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { outcomeLabels } from '../importLabels.ts';
import { css } from '../../../ui/theme/styles.ts';

const MAX_SHOWN = 10;
type Row = NonNullable<ImportRowsQuery['import']>['rows']['nodes'][number];

const Head = chakra('th', {
  base: { px: '2.5', h: '10', textAlign: 'left', color: 'muted', textStyle: 'xs', whiteSpace: 'nowrap' },
});

const Cell = chakra('td', {
  base: { px: '2.5', py: '2', borderBottomWidth: '1px', borderColor: 'line', verticalAlign: 'top' },
});

/** Name and outcome of a row are sticky while the rest scrolls. */
const pinned = { position: 'sticky', left: '0', zIndex: 'base', bg: 'surface', pl: '0' } as const;

/** A shade at the right edge while columns are hidden there, so that a cut value is not taken for a whole one. */
const edge = {
  backgroundImage:
    'linear-gradient(to left, {colors.surface} 50%, transparent), linear-gradient(to left, {colors.line}, transparent)',
  backgroundPosition: 'right center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '{sizes.12} 100%, {sizes.6} 100%',
  backgroundAttachment: 'local, scroll',
} as const;

/** The first rows of a file as their listings would look; cells that would change are marked. */
export function PreviewTable({ id }: { id: number }) {
  const { data } = useImportRowsQuery({ variables: { id, outcome: null, first: MAX_SHOWN, offset: 0 } });
  const rows = (data?.import?.rows.nodes ?? []).filter((row) => row.listing);
  if (rows.length === 0) return null;
  const fields = shownFields(rows);
  const hasChanges = rows.some(isUpdated);
  return (
    <SectionCard
      title="İlk kayıtlar böyle görünecek"
      note={
        hasChanges
          ? 'Değişecek hücreler işaretli; altlarında bugünkü değer.'
          : `Dosyanın ilk ${formatNumber(rows.length)} satırı.`
      }
    >
      <chakra.div overflowX="auto" {...edge} tabIndex={0} role="region" aria-label="İlk kayıtların tablosu">
        <chakra.table textStyle="sm" minW="full">
          <thead>
            <tr>
              <Head scope="col" {...pinned}>
                İşletme adı
              </Head>
              {fields.map((field) => (
                <Head key={field} scope="col">
                  {meaningLabel(field)}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.position}>
                <Cell {...pinned} minW={{ base: '28', md: '48' }} maxW={{ base: '28', md: 'art' }}>
                  <ListingValue row={row} field="name" />
                  <Badge className={css({ mt: '1' })} tone={outcomeLabels[row.outcome].tone}>
                    {outcomeLabels[row.outcome].text}
                  </Badge>
                </Cell>
                {fields.map((field) => (
                  <Cell
                    key={field}
                    maxW={isProse(field) ? 'art' : undefined}
                    minW={minWidthOf(field)}
                    whiteSpace={isProse(field) ? undefined : 'nowrap'}
                  >
                    <ListingValue row={row} field={field} />
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </SectionCard>
  );
}

function ListingValue({ row, field }: { row: Row; field: ListingFieldName }) {
  const change = row.changes.find((one) => one.field === field);
  const text = textOf(valuesOf(row)[field], field);
  const isTitle = field === 'name';
  if (!isUpdated(row) || change === undefined)
    return (
      <chakra.span
        lineClamp={isProse(field) ? '2' : undefined}
        overflowWrap="anywhere"
        fontWeight={isTitle ? 'medium' : undefined}
      >
        <bdi>{text}</bdi>
      </chakra.span>
    );
  return (
    <>
      <chakra.mark
        bg="warning.soft"
        color="text"
        px="1"
        borderRadius="small"
        lineClamp={isProse(field) ? '2' : undefined}
        overflowWrap="anywhere"
      >
        <bdi>{text || '(boş)'}</bdi>
      </chakra.mark>
      <chakra.span display="block" mt="0.5" px="1" color="muted" textStyle="xs" lineClamp="2">
        Önce: <bdi>{textOf(change.before, field) || '(boş)'}</bdi>
      </chakra.span>
    </>
  );
}

const isUpdated = ({ outcome, changes }: Row) => outcome === 'UPDATED' && changes.length > 0;

const valuesOf = ({ listing }: Row) => (listing ?? {}) as Record<string, unknown>;

/** Kinds of little use to a reader; they come last. */
const last = new Set<FieldKind>(['link', 'id', 'degrees', 'timeZone']);
const prose = new Set<FieldKind>(['text', 'longText', 'richText', 'reference', 'sections']);
const short = new Set<ListingFieldName>(['phone', 'postalCode', 'countryCode', 'priceRange']);

/** Names of categories and cities are shorter than addresses and descriptions. */
function minWidthOf(field: ListingFieldName) {
  if (!isProse(field)) return undefined;
  return fieldSpec(field).kind === 'reference' ? '28' : { base: '28', md: '48' };
}

const isLast = (name: ListingFieldName) => last.has(fieldSpec(name).kind) || name === 'postalCode';
const isProse = (name: ListingFieldName) => prose.has(fieldSpec(name).kind) && !short.has(name);

/** Fields that some of the rows have besides the name, those first that a person would read. */
function shownFields(rows: readonly Row[]): ListingFieldName[] {
  const shown = listingFieldNames.filter(
    (name) => name !== 'name' && rows.some((row) => textOf(valuesOf(row)[name], name) !== ''),
  );
  return [...shown.filter((name) => !isLast(name)), ...shown.filter(isLast)];
}

/** A value as a person reads it, cut where it is long. */
function textOf(value: unknown, field: ListingFieldName): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'Evet';
  const { kind } = fieldSpec(field);
  if (kind === 'decimal') return String(value).replace('.', ',');
  if (kind === 'integer') return formatNumber(Number(value));
  if (kind === 'hours' && typeof value === 'object') return `${Object.keys(value).length} gün`;
  const text = typeof value === 'object' ? Object.keys(value).join(', ') : String(value);
  const bare = kind === 'link' ? text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '') : text;
  // A text that does not wrap makes its column that wide.
  const limit = isProse(field) ? 120 : 40;
  return bare.length > limit ? `${bare.slice(0, limit - 1)}…` : bare;
}
