import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { Card } from '../../ui/text/Card.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { useMediaQuery } from '../shared/page/useMediaQuery.ts';
import type { BusinessColumn, BusinessRow, RowHandlers } from './businessColumns.tsx';
import { BusinessPhoneRow } from './BusinessPhoneRow.tsx';
import { shortcutsText } from '../shared/page/Shortcuts.tsx';
import { businessShortcuts } from './businessShortcuts.ts';
import { Cell, Head } from './tableParts.ts';

interface BusinessTableProps extends RowHandlers {
  columns: readonly BusinessColumn[];
  rows: readonly BusinessRow[];
  selected: ReadonlySet<number>;
  /** Ticks or clears all rows of the page. */
  onToggleAll: () => void;
  /** The row that the panel shows. */
  currentId: number | null;
  hrefOf: (row: BusinessRow) => string;
}

/** The list itself: a table, on a phone two lines for each. Arrows go from row to row. */
export function BusinessTable(props: BusinessTableProps) {
  const { columns, rows, selected, currentId, hrefOf, onToggleAll, onToggle } = props;
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  const body = useRef<HTMLElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const line = (event.target as Element).closest<HTMLElement>('[data-row]');
    const row = rows.find(({ id }) => String(id) === line?.dataset.row);
    if (!line || !row) return;
    const act = actionOf(event.key, props);
    if (!act) return;
    event.preventDefault();
    if (typeof act === 'function') act(row);
    else focusRow(body.current, rows.indexOf(row), act.step);
  }

  if (isPhone) {
    return (
      <chakra.ul
        ref={(element: HTMLUListElement | null) => void (body.current = element)}
        aria-label="İşletmeler"
        listStyleType="none"
        onKeyDown={handleKeyDown}
      >
        {rows.map((row) => (
          <BusinessPhoneRow
            key={row.id}
            row={row}
            href={hrefOf(row)}
            isSelected={selected.has(row.id)}
            onToggle={() => onToggle(row)}
          />
        ))}
      </chakra.ul>
    );
  }
  const areAll = rows.every(({ id }) => selected.has(id));
  return (
    <chakra.div
      position="relative"
      overflowX={{ base: 'auto', xl: 'visible' }}
      // A focused cell scrolls out from under the pinned columns.
      scrollPaddingLeft={{ base: '50%', xl: '0' }}
      tabIndex={-1}
    >
      <chakra.table w="full" aria-label="İşletmeler" aria-description={shortcutsText(businessShortcuts)}>
        <thead>
          <tr>
            <Head w="12" minW="12" pl="4" pr="0" className="pinned">
              <Checkbox
                aria-label="Bu sayfadakilerin tümünü seç"
                checked={areAll && rows.length > 0}
                onChange={onToggleAll}
              />
            </Head>
            <ColumnHeads columns={columns} />
          </tr>
        </thead>
        <tbody ref={(element) => void (body.current = element)} onKeyDown={handleKeyDown}>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              isSelected={selected.has(row.id)}
              isCurrent={row.id === currentId}
              onToggle={() => onToggle(row)}
            />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function ColumnHeads({ columns }: Pick<BusinessTableProps, 'columns'>) {
  return columns.map(({ header, label, isNumeric, share, isPinned, sort }) => (
    <Head
      key={label}
      scope="col"
      w={share}
      textAlign={isNumeric ? 'right' : 'left'}
      className={isPinned ? 'pinned' : undefined}
      aria-sort={sort}
    >
      {header}
    </Head>
  ));
}

interface TableRowProps extends Pick<BusinessTableProps, 'columns'> {
  row: BusinessRow;
  isSelected: boolean;
  isCurrent: boolean;
  onToggle: () => void;
}

function TableRow({ row, columns, isSelected, isCurrent, onToggle }: TableRowProps) {
  return (
    <tr data-row={row.id} data-selected={isSelected || undefined} aria-current={isCurrent || undefined}>
      <Cell pl="4" pr="0" className="pinned">
        <Checkbox aria-label={`${row.name}: seç`} checked={isSelected} onChange={onToggle} />
      </Cell>
      {columns.map(({ label, cell, isNumeric, isPinned }) => (
        <Cell
          key={label}
          textAlign={isNumeric ? 'right' : 'left'}
          fontVariantNumeric={isNumeric ? 'tabular-nums' : undefined}
          className={isPinned ? 'pinned' : undefined}
        >
          {cell(row) ?? '–'}
        </Cell>
      ))}
    </tr>
  );
}

type Act = ((row: BusinessRow) => void) | { step: number } | null;

/** Action of a key on a row. */
function actionOf(key: string, { onOpen, onHistory, onDelete, onToggle }: RowHandlers): Act {
  switch (key) {
    case 'ArrowDown':
      return { step: 1 };
    case 'ArrowUp':
      return { step: -1 };
    case 'Home':
      return { step: -Infinity };
    case 'End':
      return { step: Infinity };
    case 'e':
    case 'E':
      return onOpen;
    case 'h':
    case 'H':
      return onHistory;
    case 'x':
    case 'X':
      return onToggle;
    case 'Delete':
      return onDelete;
    default:
      return null;
  }
}

function focusRow(body: HTMLElement | null, from: number, step: number): void {
  const lines = body?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  const index = Math.max(0, Math.min(lines.length - 1, from + step));
  lines[index]?.querySelector<HTMLElement>('[data-open]')?.focus();
}

/** The card around a list, without the padding that rows bring along. */
export const TableCard = chakra(Card, { base: { py: '0', overflow: { base: 'hidden', xl: 'visible' } } });
