import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { css } from '../../../ui/theme/styles.ts';

/** Lines where rows of a table will be. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <chakra.div display="grid" gap="4" py="3">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={css({ h: '5' })} />
      ))}
    </chakra.div>
  );
}
