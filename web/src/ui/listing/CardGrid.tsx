import type { BusinessCard_BusinessFragment } from '../../graphql/siteOperations.ts';
import { adCells } from './adCells.tsx';
import { CardItem } from './CardItem.tsx';
import { HydrationStep } from '../hydration/HydrationStep.tsx';
import { asRows } from './layoutStyles.ts';
import { useListLayout } from './listLayout.ts';
import { useServerState } from '../hydration/ServerState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { styled } from '../theme/styled.tsx';
import { css, cva } from '../theme/styles.ts';

const Grid = styled(
  'ul',
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      },
      _largeText: { gridTemplateColumns: 'minmax(0, 1fr)' },
      columnGap: { base: '3.5', md: '5' },
      rowGap: { base: '7', md: '8' },
      '& > li': { display: 'grid', minW: '0' },
    },
    variants: {
      isChoice: { true: { '[data-list-layout=rows] &': asRows } },
      columns: {
        four: {},
        six: {
          gridTemplateColumns: {
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(6, minmax(0, 1fr))',
          },
        },
        two: {
          gridTemplateColumns: {
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(2, minmax(0, 1fr))',
          },
          '[data-list-layout=rows] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      },
    },
  }),
);

interface CardGridProps {
  businesses: readonly BusinessCard_BusinessFragment[];
  headingLevel?: 'h2' | 'h3';
  /** On a wide screen; six are small and stay in one row. */
  columns?: 'four' | 'six';
  /** In half of a wide screen. */
  isBesideMap?: boolean;
  /** Whether it follows the layout that was chosen in this browser. */
  isChoice?: boolean;
}

export function CardGrid({ businesses, headingLevel, columns, isBesideMap, isChoice }: CardGridProps) {
  const { adEvery } = useServerState();
  const isRows = useListLayout() === 'rows' && isChoice;
  return (
    <HydrationStep>
      <Grid columns={isBesideMap ? 'two' : columns} isChoice={isChoice}>
        {adCells(
          columns ? 0 : adEvery,
          businesses.map((business, index) => (
            <CardItem
              key={business.id}
              business={business}
              headingLevel={headingLevel}
              shownAs={isRows ? 'row' : undefined}
              {...(columns !== 'six' && { photoOrder: index })}
            />
          )),
        )}
      </Grid>
    </HydrationStep>
  );
}

/** The same grid while it loads. */
export function CardGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </Grid>
  );
}

/** One card while it loads. */
export function CardSkeleton() {
  return (
    <span className={css({ display: 'grid', gap: '2' })}>
      <Skeleton className={css({ aspectRatio: '4 / 3', borderRadius: 'card' })} />
      <Skeleton className={css({ h: '4', w: 'full', mt: '1' })} />
      <Skeleton className={css({ h: '3', w: '20' })} />
      <Skeleton className={css({ h: '3', w: '26' })} />
    </span>
  );
}
