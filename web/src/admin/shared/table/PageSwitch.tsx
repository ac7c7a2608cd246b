import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { leftIcon, rightIcon } from '../../../ui/icon/icons.ts';
import { PageWithoutRows } from './PageWithoutRows.tsx';
import { formatNumber } from '../text/formatTurkish.ts';

interface PageSwitchProps {
  /** Name of the paged list, for the accessible name. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Of a list that has more rows than were counted: what its shown page is. */
  uncounted?: { hasRows: boolean; hasNextPage: boolean } | undefined;
  onChange: (page: number) => void;
}

/** Steps through the pages of a list, and back from beyond its end; not drawn where there is only one. */
export function PageSwitch({ label, page, pageCount, uncounted, onChange }: PageSwitchProps) {
  const isBeyond = page > pageCount && !uncounted?.hasRows;
  const hasNext = page < pageCount || uncounted?.hasNextPage === true;
  if (isBeyond && pageCount > 0) return <PageWithoutRows onLast={() => onChange(pageCount)} />;
  if (pageCount < 2) return null;
  return (
    <chakra.nav aria-label={label} display="flex" alignItems="center" justifyContent="center" gap="2" pt="3">
      <Button
        variant="line"
        size="sm"
        aria-label="Önceki sayfa"
        // Not `disabled`, which would take the focus away from who has just come to the end.
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        <Icon path={leftIcon} size={18} />
      </Button>
      <chakra.span px="2" fontVariantNumeric="tabular-nums" aria-live="polite">
        Sayfa {formatNumber(page)}
        {uncounted && page >= pageCount ? '' : ` / ${formatNumber(pageCount)}${uncounted ? '+' : ''}`}
      </chakra.span>
      <Button
        variant="line"
        size="sm"
        aria-label="Sonraki sayfa"
        aria-disabled={!hasNext}
        onClick={() => hasNext && onChange(page + 1)}
      >
        <Icon path={rightIcon} size={18} />
      </Button>
    </chakra.nav>
  );
}
