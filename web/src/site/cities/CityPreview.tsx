import { chakra } from '@chakra-ui/react';
import { BusinessCard } from '../../ui/listing/BusinessCard.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { whileVisible } from '../../ui/hydration/whileVisible.ts';
import { useCityPreviewQuery } from '../../graphql/generated.ts';

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
        <chakra.div css={grid}>
          {[1, 2, 3, 4, 5, 6].map((item) => (
            <Skeleton key={item} h="20" m="2" />
          ))}
        </chakra.div>
      }
    >
      {({ businesses }) =>
        businesses.nodes.length === 0 ? (
          <chakra.p color="muted" mt="4">
            No businesses found in this city yet
          </chakra.p>
        ) : (
          <chakra.ul css={grid}>
            {businesses.nodes.map((business) => (
              <li key={business.id}>
                <BusinessCard business={business} layout="mini" />
              </li>
            ))}
          </chakra.ul>
        )
      }
    </QueryState>
  );
}
