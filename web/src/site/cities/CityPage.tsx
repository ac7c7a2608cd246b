import { CityPageOperation, useCityPageQuery } from '../../graphql/siteOperations.ts';
import type { CityPageQuery } from '../../graphql/siteOperations.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { PageInput, PageOutcome } from '../../lib/pageQuery.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { TaxonListingSkeleton } from '../../ui/directory/TaxonListing.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { Flag } from '../../ui/icon/Flag.tsx';
import { NoTaxonPage, TaxonPage, taxonVariables } from '../TaxonPage.tsx';
import { CityChoice, CityNamesakes } from './CityChoice.tsx';

export const hasList = true;

function variablesOf(input: PageInput) {
  const variables = taxonVariables(input);
  return { ...variables, filter: { ...variables.filter, citySlug: variables.slug } };
}

export function queries(input: PageInput) {
  return [pageQuery(CityPageOperation, variablesOf(input))];
}

/** Unknown: 404. A former or simplified slug redirects to the stored one, or shows a choice of several cities. */
export function outcome(results: readonly unknown[], { params }: PageInput): PageOutcome {
  const [{ city, citiesOfName }] = results as [CityPageQuery];
  if (!city) return citiesOfName.length > 0 ? {} : { status: 404 };
  return city.slug === params['slug'] ? {} : { redirect: paths.city(city.slug) };
}

export function Component() {
  const result = useCityPageQuery({ variables: variablesOf(usePageInput()) });
  return (
    <QueryState result={{ ...result, data: latestData(result) }} skeleton={<TaxonListingSkeleton />}>
      {({ city, citiesOfName, businesses }) => {
        if (!city && citiesOfName.length > 0) return <CityChoice cities={citiesOfName} />;
        if (!city) return <NoTaxonPage kind="city" />;
        const inRegion = city.region ? `, ${city.region}` : '';
        return (
          <TaxonPage
            kind="city"
            taxon={city}
            titleOf={(name) => `Businesses in ${name}${inRegion}`}
            within={city.country?.name}
            mark={<Flag country={city.country} />}
            note={city.country?.name}
            hint={<CityNamesakes cities={citiesOfName.filter(({ id }) => id !== city.id)} />}
            businesses={businesses}
            filter={{ citySlug: city.slug }}
            isStale={!result.data}
          />
        );
      }}
    </QueryState>
  );
}
