import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import { firstIcon, lastIcon, leftIcon, rightIcon } from '../icon/icons.ts';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const Bar = styled(
  'nav',
  cva({
    base: {
      display: 'flex',
      gap: '1',
      alignItems: 'center',
      justifyContent: 'center',
      fontVariantNumeric: 'tabular-nums',
      '& > *': {
        // On the narrowest screens, and with large text, the numbers share the available width.
        flex: { base: '0 1 {sizes.10}', md: '0 0 auto' },
        minW: { base: 'auto', md: '11' },
        h: '11',
        px: { base: '0', md: '1.5' },
        display: 'grid',
        placeItems: 'center',
        borderRadius: 'control',
        color: 'accent',
        fontWeight: 'medium',
      },
      '& > a:hover': { bg: 'accent.soft' },
      '& > [aria-current]': { bg: 'accent', color: 'onAccent' },
      '& > .off': { color: 'muted', opacity: '.55' },
      '& > .gap': {
        color: 'muted',
        flexBasis: { base: '{sizes.4}', md: 'auto' },
        minW: { base: 'auto', md: '7' },
      },
      '& > .edge': { display: { base: 'none', md: 'grid' } },
    },
  }),
);

const english = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: 'Page',
};

/** Maximum number of page links. */
const WINDOW = 5;

interface PagerProps {
  page: number;
  /** Null if the end is unknown. */
  lastPage: number | null;
  hasNextPage: boolean;
  /** URL of a page. */
  hrefOf: (page: number) => string;
  label?: string;
  /** Accessible names of the links. */
  labels?: typeof english;
}

/** The pages around `page`, five at most; beyond `lastPage` only as far as is known. */
export function pageWindow(page: number, lastPage: number): number[] {
  const start = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), lastPage - WINDOW + 1));
  return Array.from({ length: Math.min(WINDOW, lastPage) }, (_, index) => start + index);
}

/** Numbered pages as links: first, previous, a window of five, next, last. */
export function Pager({
  page,
  lastPage,
  hasNextPage,
  hrefOf,
  label = 'Pages',
  labels = english,
}: PagerProps) {
  const known = lastPage ?? page + (hasNextPage ? 1 : 0);
  if (known <= 1) return null;
  const numbers = pageWindow(page, known);
  const step = (to: number | null, icon: string, name: string, className?: string) =>
    to === null ? (
      <span className={`off ${className ?? ''}`} aria-hidden="true">
        <Icon path={icon} />
      </span>
    ) : (
      <Link to={hrefOf(to)} aria-label={name} className={className}>
        <Icon path={icon} />
      </Link>
    );
  const isLast = lastPage === null ? !hasNextPage : page >= lastPage;
  const lastShown = numbers.at(-1) ?? 1;
  return (
    <Bar aria-label={label}>
      {step(page > 1 ? 1 : null, firstIcon, labels.first, 'edge')}
      {step(page > 1 ? page - 1 : null, leftIcon, labels.previous)}
      {(numbers[0] ?? 1) > 1 ? (
        <span className="gap" aria-hidden="true">
          …
        </span>
      ) : null}
      {numbers.map((number) => (
        <Link
          key={number}
          to={hrefOf(number)}
          aria-label={`${labels.page} ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {(lastPage === null ? hasNextPage : lastShown < lastPage) ? (
        <span className="gap" aria-hidden="true">
          …
        </span>
      ) : null}
      {step(isLast ? null : page + 1, rightIcon, labels.next)}
      {lastPage === null ? null : step(isLast ? null : lastPage, lastIcon, labels.last, 'edge')}
    </Bar>
  );
}
