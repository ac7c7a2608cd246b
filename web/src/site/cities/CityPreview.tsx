import { BusinessCard } from '../../ui/listing/BusinessCard.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { whileVisible } from '../../ui/hydration/whileVisible.ts';
import { useCityPreviewQuery } from '../../graphql/siteOperations.ts';
import { css } from '../../ui/theme/styles.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: '2',
  mt: '4',
} as const;

/** Six of the best listings of a city, loaded when its card is opened. */
export function CityPreview({ slug }: { slug: string }) {
  const result = useCityPreviewQuery({ variables: { city: slug }, ...whileVisible });
  return (
    <QueryState
      result={result}
      skeleton={
        <div className={css(grid)}>
          {[1, 2, 3, 4, 5, 6].map((item) => (
            <Skeleton key={item} className={css({ h: '20', m: '2' })} />
          ))}
        </div>
      }
    >
      {({ businesses }) =>
        businesses.nodes.length === 0 ? (
          <p className={css({ color: 'muted', mt: '4' })}>No businesses found in this city yet</p>
        ) : (
          <ul className={css(grid)}>
            {businesses.nodes.map((business) => (
              <li key={business.id}>
                <BusinessCard business={business} layout="mini" />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
