import { Skeleton } from '../feedback/Skeleton.tsx';
import { styled } from '../theme/styled.tsx';
import { css, cva } from '../theme/styles.ts';

/** Cards of categories or cities: three to a row, or one under the other as a list. */
export const DirectoryGrid = styled(
  'ul',
  cva({
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
          <Skeleton className={css({ h: '20', borderRadius: 'card' })} />
        </li>
      ))}
    </DirectoryGrid>
  );
}
