import { isolated } from '../../../../../domain/text/bidi.ts';
import { SiteLink } from '../../../ui/text/SiteLink.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { CardGrid } from '../../../ui/listing/CardGrid.tsx';
import { SectionHeading } from '../../../ui/text/SectionHeading.tsx';
import { paths } from '../../../lib/paths.ts';
import type { BusinessDetail } from './businessActions.ts';
import { css } from '../../../ui/theme/styles.ts';

interface MoreInCityProps {
  city: { name: string; slug: string };
  businesses: BusinessDetail['related']['sameCity'];
}

/** Other listings of the city, with a link to all. */
export function MoreInCity({ city, businesses }: MoreInCityProps) {
  const label = `Explore All ${isolated(city.name)} Businesses`;
  return (
    <section aria-labelledby="more" className={css({ mt: { base: '12', md: '16' } })}>
      <SectionHeading id="more" more={{ to: paths.city(city.slug), label }} isMoreBelow>
        More Businesses in <bdi>{city.name}</bdi>
      </SectionHeading>
      {businesses.length > 0 ? <CardGrid businesses={businesses} columns="six" /> : null}
      <Button
        asChild
        variant="line"
        className={css({
          w: 'full',
          mt: businesses.length > 0 ? '6' : '0',
          display: { md: 'none' },
          whiteSpace: 'normal',
        })}
      >
        <SiteLink to={paths.city(city.slug)}>{label}</SiteLink>
      </Button>
    </section>
  );
}
