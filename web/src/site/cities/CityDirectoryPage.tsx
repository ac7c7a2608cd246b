import { useState } from 'react';
import { useVisit } from '../../ui/directory/useVisit.ts';
import { Select } from '../../ui/form/Select.tsx';
import { usePreHydrationChoice } from '../../ui/hydration/usePreHydrationChoice.ts';
import { whileVisible } from '../../ui/hydration/whileVisible.ts';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { CityDirectoryPageOperation, useCityDirectoryPageQuery } from '../../graphql/siteOperations.ts';
import type { DirectorySearch } from '../../../../domain/search/directorySearch.ts';
import {
  directorySearchParams,
  directoryVariables,
  parseDirectorySearch,
} from '../../../../domain/search/directorySearch.ts';
import type { PageInput } from '../../lib/pageQuery.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { CityCard } from './CityCard.tsx';
import { css } from '../../ui/theme/styles.ts';
import { TaxonDirectory } from '../../ui/directory/TaxonDirectory.tsx';

const FORM = 'city-search';

function variablesOf(search: DirectorySearch) {
  return { ...directoryVariables(search), country: search.country || null };
}

export function queries({ search }: PageInput) {
  return [pageQuery(CityDirectoryPageOperation, variablesOf(parseDirectorySearch(search)))];
}

export function Component() {
  const search = parseDirectorySearch(usePageInput().search);
  const visit = useVisit();
  const [openId, setOpenId] = useState<number | null>(null);
  const result = useCityDirectoryPageQuery({ variables: variablesOf(search), ...whileVisible });
  const path = paths.cities();
  const isFiltered = search.search !== '' || search.country !== '';
  // The choice of countries stays, also where the cities could not be read.
  const countries = (result.data ?? result.previousData)?.countries ?? [];
  function choose(country: string) {
    if (country !== search.country)
      void visit(`${path}${directorySearchParams({ ...search, country, page: 1 })}`);
  }
  usePreHydrationChoice(FORM, (form) => choose(form.get('country') ?? search.country));
  return (
    <TaxonDirectory
      title="Cities"
      nouns={['city', 'cities']}
      description="Every city in the directory with the number of businesses in each. Open one for its best rated places."
      path={path}
      search={search}
      isFiltered={isFiltered}
      result={{ ...result, data: result.data?.cities, previousData: result.previousData?.cities }}
      note={!isFiltered && countries.length > 1 ? ` in ${countries.length} countries` : ''}
      formId={FORM}
      choices={
        countries.length > 1 ? (
          <label className={css({ flex: { base: '1 1 100%', md: '0 0 {sizes.score}' }, minW: '0' })}>
            <VisuallyHidden>Country</VisuallyHidden>
            <Select
              name="country"
              value={search.country}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              <option value="">All countries</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        ) : null
      }
    >
      {(city) => (
        <CityCard
          key={city.id}
          city={city}
          isList={search.isList}
          isOpen={openId === city.id}
          onToggle={() => setOpenId(openId === city.id ? null : city.id)}
        />
      )}
    </TaxonDirectory>
  );
}
