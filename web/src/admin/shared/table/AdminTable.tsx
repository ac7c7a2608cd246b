import { chakra } from '@chakra-ui/react';
import type { Key, ReactNode } from 'react';
import { largeText } from '../../../ui/theme/conditions.ts';

export interface AdminColumn<Row> {
  header: string;
  /** Null if there is nothing: a dash in the table, left out on a phone. */
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  isNumeric?: boolean;
  /** Heads the entry on a phone, without its label. */
  isTitle?: boolean;
  /** Texts of others' making, broken wherever they must be; part of the table's width, such as '30%'. */
  longShare?: string;
}

interface AdminTableProps<Row> {
  /** Accessible caption. */
  caption: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The row of the item that is open on the screen. */
  isCurrent?: (row: Row) => boolean;
}

const Head = chakra('th', {
  base: {
    h: '10',
    px: '2.5',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _first: { pl: '0' },
    _last: { pr: '0' },
  },
});

const Cell = chakra('td', {
  base: {
    display: { base: 'flex', md: 'table-cell' },
    gap: '3',
    // Beside its label, a value would have no room.
    [largeText]: { flexDirection: 'column', gap: '0' },
    h: { md: '11' },
    px: { md: '2.5' },
    py: { base: '0.5', md: '1.5' },
    borderBottomWidth: { md: '1px' },
    borderColor: 'line',
    _first: { pl: { md: '0' } },
    _last: { pr: { md: '0' } },
    'tr:last-of-type > &': { borderBottomWidth: '0' },
  },
});

const PhoneLabel = chakra('span', {
  base: {
    display: { md: 'none' },
    flex: 'none',
    w: '20',
    color: 'muted',
    textStyle: 'xs',
    lineHeight: 'inherit',
  },
});

/**
 * A table that becomes a list of labelled values on a phone. The roles are written out, since browsers drop
 * them when the rows stop being table rows.
 */
export function AdminTable<Row>({ caption, columns, rows, rowKey, isCurrent }: AdminTableProps<Row>) {
  return (
    <chakra.table
      role="table"
      aria-label={caption}
      display={{ base: 'block', md: 'table' }}
      w="full"
      textStyle="sm"
    >
      <chakra.thead role="rowgroup" srOnly={{ base: true, md: false }}>
        <tr role="row">
          {columns.map(({ header, isNumeric, longShare }) => (
            <Head
              key={header}
              role="columnheader"
              scope="col"
              w={longShare}
              textAlign={isNumeric ? 'right' : 'left'}
            >
              {header}
            </Head>
          ))}
        </tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
        {rows.map((row) => (
          <chakra.tr
            key={rowKey(row)}
            role="row"
            display={{ base: 'flex', md: 'table-row' }}
            flexDirection="column"
            py={{ base: '2.5', md: '0' }}
            borderBottomWidth={{ base: '1px', md: '0' }}
            borderColor="line"
            _last={{ borderBottomWidth: '0' }}
            aria-current={isCurrent?.(row) || undefined}
            css={{ '&[aria-current] td': { fontWeight: 'bold' } }}
          >
            {columns.map(({ header, cell, isNumeric, isTitle, longShare }) => {
              const content = cell(row);
              return (
                <Cell
                  key={header}
                  role="cell"
                  display={content === null ? { base: 'none', md: 'table-cell' } : undefined}
                  order={isTitle ? '-1' : undefined}
                  textAlign={{ md: isNumeric ? 'right' : 'left' }}
                  fontVariantNumeric={isNumeric ? 'tabular-nums' : undefined}
                  fontWeight={isTitle ? 'medium' : 'normal'}
                >
                  {isTitle ? null : <PhoneLabel aria-hidden="true">{header}</PhoneLabel>}
                  <chakra.div
                    minW="0"
                    css={longShare ? { '&, & *': { overflowWrap: 'anywhere' } } : undefined}
                  >
                    {content ?? '–'}
                  </chakra.div>
                </Cell>
              );
            })}
          </chakra.tr>
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}
