import { isolated } from '../../../../../domain/text/bidi.ts';
import { roundedCount } from '../../../../../domain/text/counts.ts';
import { CardItem } from '../../../ui/listing/CardItem.tsx';
import { Chip } from '../../../ui/form/Chip.tsx';
import { SectionHeading } from '../../../ui/text/SectionHeading.tsx';
import { SiteLink } from '../../../ui/text/SiteLink.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { paths } from '../../../lib/paths.ts';
import type { BusinessDetail } from './businessActions.ts';
import { css } from '../../../ui/theme/styles.ts';

interface RelatedGroupProps {
  id: string;
  title: string;
  more?: { to: string; label: string };
  businesses: BusinessDetail['related']['sameType'];
}

function RelatedGroup({ id, title, more, businesses }: RelatedGroupProps) {
  if (businesses.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css({ mt: { base: '10', md: '14' } })}>
      <SectionHeading id={id} more={more}>
        {title}
      </SectionHeading>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          },
          columnGap: '6',
        })}
      >
        {businesses.map((business) => (
          <CardItem key={business.id} business={business} layout="mini" />
        ))}
      </ul>
    </section>
  );
}

/** Related listings: the same category elsewhere, the same type, and the largest categories. */
export function RelatedBusinesses({ business }: { business: BusinessDetail }) {
  const { related, category, type } = business;
  return (
    <>
      {category ? (
        <RelatedGroup
          id="same-category"
          title={`${isolated(category.name)} in Other Cities`}
          more={{ to: paths.category(category.slug), label: 'View All' }}
          businesses={related.sameCategory}
        />
      ) : null}
      <RelatedGroup
        id="same-type"
        title={type ? `More of Its Kind: ${isolated(type)}` : 'More of Its Kind'}
        businesses={related.sameType}
      />
      {related.topCategories.length > 0 ? (
        <section aria-labelledby="top-categories" className={css({ mt: { base: '10', md: '14' } })}>
          <SectionHeading id="top-categories" more={{ to: paths.categories(), label: 'View All' }}>
            Popular Categories
          </SectionHeading>
          <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            {related.topCategories.map(({ id, name, slug, businessCount }) => (
              <li key={id} className={css({ maxW: 'full' })}>
                <Chip asChild className={css({ minH: '11' })}>
                  <SiteLink to={paths.category(slug)}>
                    <span className={css({ overflow: 'hidden', textOverflow: 'ellipsis' })}>
                      <bdi>{name}</bdi>
                    </span>
                    <span className={css({ color: 'muted', fontWeight: 'normal' })}>
                      {roundedCount(businessCount)}
                      <VisuallyHidden>{businessCount === 1 ? ' business' : ' businesses'}</VisuallyHidden>
                    </span>
                  </SiteLink>
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
