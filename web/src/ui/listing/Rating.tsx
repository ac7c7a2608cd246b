import { roundedCount } from '../../../../domain/text/counts.ts';
import { Icon } from '../icon/Icon.tsx';
import { starIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const Line = styled(
  'span',
  cva({
    base: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { color: 'rating' },
      '& .count': { color: 'muted' },
    },
  }),
);

interface RatingProps {
  rating: number | null | undefined;
  reviewCount: number;
  size?: number;
}

/** Star, mean and number of reviews; nothing without a rating. */
export function Rating({ rating, reviewCount, size = 16 }: RatingProps) {
  if (rating === null || rating === undefined) return null;
  return (
    <Line>
      <Icon path={starIcon} size={size} filled />
      <VisuallyHidden>Rated </VisuallyHidden>
      <b>{rating.toFixed(1)}</b>
      {reviewCount > 0 ? (
        <span className="count">
          ({roundedCount(reviewCount)}
          <VisuallyHidden>{reviewCount === 1 ? ' review' : ' reviews'}</VisuallyHidden>)
        </span>
      ) : null}
    </Line>
  );
}
