import { isolated, joinIsolated } from '../../../../domain/text/bidi.ts';
import { CityGrid } from '../../ui/directory/CityGrid.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { Wrap } from '../../ui/text/Wrap.tsx';
import type { CityPageQuery } from '../../graphql/siteOperations.ts';
import { paths } from '../../lib/paths.ts';
import { regionAndCountry } from '../../lib/cityNames.ts';
import { css } from '../../ui/theme/styles.ts';

type City = CityPageQuery['citiesOfName'][number];

/** Cities of an ambiguous name. */
export function CityChoice({ cities }: { cities: readonly City[] }) {
  const title = `Which ${isolated(cities[0]?.name ?? 'city')}?`;
  return (
    <Wrap className={css({ pt: { base: '4', md: '6' } })}>
      <PageHead title={title} description={title} page={{ kind: 'missing' }} />
      <h1
        className={css({
          textStyle: { base: '2xl', md: '3xl' },
          fontWeight: 'bold',
          overflowWrap: 'anywhere',
        })}
      >
        {title}
      </h1>
      <p className={css({ color: 'muted', mt: '1', mb: '6' })}>
        {cities.length} cities have this name. <TextLink to={paths.cities()}>All cities</TextLink>
      </p>
      <CityGrid cities={cities} />
    </Wrap>
  );
}

/** The other cities of a name, in a line under the title of one. */
export function CityNamesakes({ cities }: { cities: readonly City[] }) {
  if (cities.length === 0) return null;
  return (
    <p className={css({ textStyle: 'sm', color: 'muted', mb: '6', overflowWrap: 'anywhere' })}>
      Not the one you meant? There is also{' '}
      {cities.map((city, index) => (
        <span key={city.slug}>
          {index > 0 ? '; ' : ''}
          <TextLink to={paths.city(city.slug)}>
            {joinIsolated([city.name, regionAndCountry(city)], ', ')}
          </TextLink>
        </span>
      ))}
      .
    </p>
  );
}
