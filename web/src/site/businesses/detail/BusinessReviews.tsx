import { roundedCount } from '../../../../../domain/text/counts.ts';
import { safeLink } from '../../../../../domain/text/links.ts';
import { useNow } from '../../../ui/listing/ClockProvider.tsx';
import type { Hue } from '../../../ui/icon/hueStyle.ts';
import { hueStyle } from '../../../ui/icon/hueStyle.ts';
import { Stars } from '../../../ui/listing/Stars.tsx';
import { OutboundLink } from '../../../ui/text/TextLink.tsx';
import { timeAgo } from '../../../lib/formatDate.ts';
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

/** The mean, and the first three reviews as their authors wrote them. */
export function BusinessReviews({ business }: { business: BusinessDetail }) {
  const { rating, reviewCount, reviews } = business;
  const source = safeLink(business.reviewsLink, ['http', 'https']);
  const shown = reviews.nodes.filter(({ comment, rating: stars }) => comment || typeof stars === 'number');
  const hasRating = typeof rating === 'number';
  return (
    <section aria-labelledby="reviews">
      <PartHeading id="reviews">Customer Reviews</PartHeading>
      {!hasRating && shown.length === 0 ? (
        <p className={css({ color: 'muted' })}>No reviews yet</p>
      ) : (
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: '1fr', md: hasRating ? '{sizes.score} minmax(0, 1fr)' : '1fr' },
            gap: { base: '6', md: '10' },
            alignItems: 'start',
          })}
        >
          {hasRating ? (
            <div>
              <p
                className={css({ textStyle: '3xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}
              >
                {rating.toFixed(1)}
              </p>
              <Stars value={rating} size={18} />
              {reviewCount > 0 ? (
                <p className={css({ color: 'muted', textStyle: 'sm', mt: '1.5' })}>
                  {roundedCount(reviewCount)} {reviewCount === 1 ? 'review' : 'reviews'} at the source
                </p>
              ) : null}
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
          <p className={css({ mt: '1', maxW: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
            {review.comment}
          </p>
        ) : (
          <p className={css({ mt: '1', color: 'muted' })}>Rated {review.rating} out of 5</p>
        )}
      </div>
    </article>
  );
}
