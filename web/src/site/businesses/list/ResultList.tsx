import { adCells } from '../../../ui/listing/adCells.tsx';
import { CardItem } from '../../../ui/listing/CardItem.tsx';
import { CardSkeleton } from '../../../ui/listing/CardGrid.tsx';
import { asCards } from '../../../ui/listing/layoutStyles.ts';
import { useListLayout } from '../../../ui/listing/listLayout.ts';
import { useServerState } from '../../../ui/hydration/ServerState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { BusinessListPageQuery } from '../../../graphql/siteOperations.ts';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

const List = styled(
  'ul',
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '4',
      mx: { md: '-3' },
      mt: { base: '2', md: '3' },
      '& > li + li': { borderTop: { base: '1px solid {colors.line}', md: 'none' } },
      '[data-list-layout=cards] &': asCards,
    },
    variants: {
      isBesideMap: {
        true: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          '[data-list-layout=cards] &': {
            gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr))' },
          },
        },
      },
    },
  }),
);

interface ResultListProps {
  businesses: BusinessListPageQuery['businesses']['nodes'];
  isBesideMap: boolean;
  /** Whether it stands below the results, under a heading of its own; its photos load when they are near. */
  isRelated?: boolean;
}

export function ResultList({ businesses, isBesideMap, isRelated }: ResultListProps) {
  const { adEvery } = useServerState();
  const shownAs = useListLayout() === 'cards' ? 'card' : undefined;
  return (
    <List isBesideMap={isBesideMap}>
      {adCells(
        adEvery,
        businesses.map((business, index) => (
          <CardItem
            key={business.id}
            business={business}
            layout="row"
            shownAs={shownAs}
            headingLevel={isRelated ? 'h3' : 'h2'}
            {...(!isRelated && { photoOrder: index })}
          />
        )),
        '',
      )}
    </List>
  );
}

/** The same list while it loads. */
export function ResultListSkeleton() {
  const isCards = useListLayout() === 'cards';
  return (
    <List aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) =>
        isCards ? (
          <li key={index}>
            <CardSkeleton />
          </li>
        ) : (
          <li
            key={index}
            className={css({
              display: 'grid',
              gridTemplateColumns: { base: '116px minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
              columnGap: { base: '3.5', md: '5' },
              alignItems: 'center',
              py: '3',
              px: { md: '3' },
            })}
          >
            <Skeleton className={css({ aspectRatio: '4 / 3', borderRadius: 'control' })} />
            <span className={css({ display: 'grid', gap: '2' })}>
              <Skeleton className={css({ h: '4', w: 'full' })} />
              <Skeleton className={css({ h: '3', w: '20' })} />
              <Skeleton className={css({ h: '3', w: '26' })} />
            </span>
          </li>
        ),
      )}
    </List>
  );
}
