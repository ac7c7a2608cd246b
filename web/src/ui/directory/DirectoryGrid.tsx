import { chakra, defineRecipe } from '@chakra-ui/react';
import { Skeleton } from '../feedback/Skeleton.tsx';

/** Cards of categories or cities: three to a row, or one under the other as a list. */
export const DirectoryGrid = chakra(
  'ul',
  defineRecipe({
    base: { display: 'grid', gridAutoFlow: 'dense', alignItems: 'start' },
    variants: {
      layout: {
        grid: {
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          gap: { base: '2.5', md: '4' },
        },
        list: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
      },
    },
    defaultVariants: { layout: 'grid' },
  }),
);

export function DirectorySkeleton() {
  return (
    <DirectoryGrid aria-hidden="true">
      {Array.from({ length: 18 }, (_, index) => (
        <li key={index}>
          <Skeleton h="20" borderRadius="card" />
        </li>
      ))}
    </DirectoryGrid>
  );
}
