import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Wrap } from '../../../ui/text/Wrap.tsx';
import { css } from '../../../ui/theme/styles.ts';

/** Placeholder of a listing while it loads. */
export function BusinessPageSkeleton() {
  return (
    <Wrap>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr) {sizes.24}', lg: 'minmax(0, 1fr) {sizes.photo}' },
          columnGap: { base: '4', lg: '12' },
          alignItems: 'center',
          mt: '12',
        })}
      >
        <div className={css({ display: 'grid', gap: '3' })}>
          <Skeleton className={css({ h: '6', w: '24', borderRadius: 'pill' })} />
          <Skeleton className={css({ h: '10', w: 'full', maxW: 'cityField' })} />
          <Skeleton className={css({ h: '4', w: 'full', maxW: 'score' })} />
          <Skeleton className={css({ h: '4', w: 'full', maxW: 'category' })} />
        </div>
        <Skeleton className={css({ aspectRatio: { base: '1', lg: '4 / 3' }, borderRadius: 'card' })} />
      </div>
      <div className={css({ display: 'grid', gap: '3', mt: '12', maxW: 'prose' })}>
        <Skeleton className={css({ h: '6', w: 'full', maxW: 'score' })} />
        {[1, 2, 3, 4, 5, 6, 7].map((line) => (
          <Skeleton key={line} className={css({ h: '4' })} />
        ))}
      </div>
    </Wrap>
  );
}
