import { roundedCount } from '../../../../../domain/text/counts.ts';
import { safeLink } from '../../../../../domain/text/links.ts';
import { useNow } from '../../../ui/listing/ClockProvider.tsx';
import type { Hue } from '../../../ui/icon/hueStyle.ts';
import { hueStyle } from '../../../ui/icon/hueStyle.ts';
import { Stars } from '../../../ui/listing/Stars.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { OutboundLink } from '../../../ui/text/TextLink.tsx';
import { timeAgo } from '../../../lib/text/formatDate.ts';
import type { BusinessDetail } from './businessActions.ts';
import { PartHeading } from './PartHeading.tsx';
import { css } from '../../../ui/theme/styles.ts';

const hues: Hue[] = ['plum', 'mist', 'caramel', 'sage', 'slate', 'rose', 'ochre'];

function initials(name: string) {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The mean, how many reviews gave each score, and the first three reviews as their authors wrote them. */
export function BusinessReviews({ business }: { business: BusinessDetail }) {
  const { rating, reviewCount, reviews } = business;
  const source = safeLink(business.reviewsLink, ['http', 'https']);
  const shown = reviews.nodes.filter(({ comment, rating: stars }) => comment || typeof stars === 'number');
  const hasRating = typeof rating === 'number';
  const hasScore = hasRating || business.reviewsPerScore !== null;
  return (
    <section aria-labelledby="reviews">
      <PartHeading id="reviews">Customer Reviews</PartHeading>
      {!hasScore && shown.length === 0 ? (
        <p className={css({ color: 'muted' })}>No reviews yet</p>
      ) : (
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: '1fr', md: hasScore ? '{sizes.score} minmax(0, 1fr)' : '1fr' },
            gap: { base: '6', md: '10' },
            alignItems: 'start',
          })}
        >
          {hasScore ? (
            <div>
              {hasRating ? (
                <>
                  <p
                    className={css({
                      textStyle: '3xl',
                      fontWeight: 'bold',
                      fontVariantNumeric: 'tabular-nums',
                    })}
                  >
                    {rating.toFixed(1)}
                  </p>
                  <Stars value={rating} size={18} />
                </>
              ) : null}
              {reviewCount > 0 ? (
                <p className={css({ color: 'muted', textStyle: 'sm', mt: '1.5' })}>
                  {roundedCount(reviewCount)} {reviewCount === 1 ? 'review' : 'reviews'} at the source
                </p>
              ) : null}
              <ReviewsByStars counts={business.reviewsPerScore ?? []} />
            </div>
          ) : null}
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '6', minW: '0' })}>
            {shown.map((review, index) => (
              <Review key={review.id} review={review} hue={hues[index % hues.length] ?? 'mist'} />
            ))}
            <p className={css({ color: 'muted', textStyle: 'sm' })}>
              Reviews come from the source listing.{' '}
              {source ? (
                <OutboundLink href={source} target="_blank">
                  See all at the source
                </OutboundLink>
              ) : null}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

/** A bar for each score, five stars first, as long as its share of all reviews. */
function ReviewsByStars({ counts }: { counts: readonly number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rows = counts.map((count, i) => ({ stars: i + 1, count, share: (100 * count) / total })).reverse();
  return (
    <ul aria-label="Reviews by stars" className={css({ mt: '3', maxW: 'notice', textStyle: 'sm' })}>
      {rows.map(({ stars, count, share }) => (
        <li key={stars} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
          <span className={css({ w: '2.5', fontVariantNumeric: 'tabular-nums' })}>
            {stars}
            <VisuallyHidden>{stars === 1 ? ' star: ' : ' stars: '}</VisuallyHidden>
          </span>
          <span
            aria-hidden="true"
            className={css({ flex: '1', h: '2', borderRadius: 'pill', bg: 'sunken', overflow: 'hidden' })}
          >
            <span
              style={{ width: `${share}%` }}
              className={css({
                display: 'block',
                h: 'full',
                borderRadius: 'pill',
                bg: { base: 'rating', _forcedColors: 'CanvasText' },
              })}
            />
          </span>
          <span
            className={css({
              minW: '8',
              textAlign: 'end',
              color: 'muted',
              fontVariantNumeric: 'tabular-nums',
            })}
          >
            {roundedCount(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Review({ review, hue }: { review: BusinessDetail['reviews']['nodes'][number]; hue: Hue }) {
  const now = useNow();
  const author = review.authorName?.trim() || 'Anonymous';
  const when = timeAgo(review.createdAt, now);
  return (
    <article className={css({ display: 'flex', alignItems: 'flex-start', gap: '3' })}>
      <span
        style={hueStyle(hue)}
        className={css({
          bg: 'var(--w)',
          color: 'var(--i)',
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          boxSize: '10',
          borderRadius: 'pill',
          textStyle: 'sm',
          fontWeight: 'bold',
        })}
        aria-hidden="true"
      >
        {initials(author)}
      </span>
      <div className={css({ minW: '0', flex: '1' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })}>
          <h3 className={css({ minW: '0', fontWeight: 'medium', overflowWrap: 'anywhere' })}>
            <bdi>{author}</bdi>
          </h3>
          {when ? <span className={css({ color: 'muted', textStyle: 'sm' })}>{when}</span> : null}
        </div>
        {typeof review.rating === 'number' ? <Stars value={review.rating} /> : null}
        {review.comment ? (
          <p
            dir="auto"
            className={css({ mt: '1', maxW: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}
          >
            {review.comment}
          </p>
        ) : (
          <p className={css({ mt: '1', color: 'muted' })}>Rated {review.rating} out of 5</p>
        )}
      </div>
    </article>
  );
}
