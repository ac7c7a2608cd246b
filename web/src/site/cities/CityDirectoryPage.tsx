import { isolated } from '../../../../domain/text/bidi.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DirectoryGrid, DirectorySkeleton } from '../../ui/directory/DirectoryGrid.tsx';
import { DirectoryTools } from '../../ui/directory/DirectoryTools.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { Pager } from '../../ui/directory/Pager.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { useEarlyChoice } from '../../ui/hydration/useEarlyChoice.ts';
import { whileVisible } from '../../ui/hydration/whileVisible.ts';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { Wrap } from '../../ui/text/Wrap.tsx';
import { CityDirectoryPageOperation, useCityDirectoryPageQuery } from '../../graphql/siteOperations.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { DirectorySearch } from '../../../../domain/search/directorySearch.ts';
import {
  DIRECTORY_PAGE_SIZE,
  directorySearchParams,
  directoryVariables,
  parseDirectorySearch,
} from '../../../../domain/search/directorySearch.ts';
import type { PageInput } from '../../lib/pageQuery.ts';
import { groupedNumber } from '../../lib/countText.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { breadcrumbList } from '../../lib/structuredData.ts';
import { CityCard } from './CityCard.tsx';
import { css } from '../../ui/theme/styles.ts';

const FORM = 'city-search';

function variablesOf(search: DirectorySearch) {
  return { ...directoryVariables(search), country: search.country || null };
}

export function queries({ search }: PageInput) {
  return [pageQuery(CityDirectoryPageOperation, variablesOf(parseDirectorySearch(search)))];
}

export function Component() {
  const { name: siteName } = useSiteIdentity();
  const search = parseDirectorySearch(usePageInput().search);
  const { siteUrl } = useServerState();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<number | null>(null);
  const result = useCityDirectoryPageQuery({ variables: variablesOf(search), ...whileVisible });
  const path = paths.cities();
  const isPlain = !search.search && !search.country;
  const total = result.data?.cities.totalCount;
  // The choice of countries stays, also where the cities could not be read.
  const countries = (result.data ?? result.previousData)?.countries ?? [];
  function choose(country: string) {
    if (country !== search.country)
      void navigate(`${path}${directorySearchParams({ ...search, country, page: 1 })}`);
  }
  useEarlyChoice(FORM, (form) => choose(form.get('country') ?? search.country));
  return (
    <Wrap className={css({ pt: { base: '4', md: '6' } })}>
      <PageHead
        title={`Cities${search.page > 1 ? `, page ${search.page}` : ''} | ${isolated(siteName)}`}
        description="Every city in the directory with the number of businesses in each. Open one for its best rated places."
        page={{
          kind: 'list',
          path,
          page: search.page,
          isChanged: !isPlain || search.isList,
          isEmpty: result.data?.cities.nodes.length === 0,
        }}
        structuredData={[
          breadcrumbList(
            [
              { name: 'Home', path: paths.home() },
              { name: 'Cities', path },
            ],
            siteUrl,
          ),
        ]}
      />
      <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold' })}>Cities</h1>
      <p role="status" className={css({ color: 'muted', mt: '1', minH: '6' })}>
        {total === undefined ? '' : `${groupedNumber(total)} ${total === 1 ? 'city' : 'cities'}`}
        {search.search ? ` for “${isolated(search.search)}”` : ''}
        {isPlain && countries.length > 1 ? ` in ${countries.length} countries` : ''}
      </p>
      <DirectoryTools formId={FORM} path={path} search={search} searchLabel="Search for a city">
        {countries.length > 1 ? (
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
        ) : null}
      </DirectoryTools>
      <QueryState
        result={{ ...result, data: latestData(result) }}
        skeleton={<DirectorySkeleton />}
        errorTitle="Failed to fetch cities"
      >
        {({ cities: { nodes, totalCount, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState
              title={!isPlain || search.page > 1 ? 'No search results found' : 'No cities available yet'}
              actions={
                !isPlain || search.page > 1 ? <TextLink to={path}>Show all cities</TextLink> : undefined
              }
            />
          ) : (
            <>
              <DirectoryGrid layout={search.isList ? 'list' : 'grid'}>
                {nodes.map((city) => (
                  <CityCard
                    key={city.id}
                    city={city}
                    isList={search.isList}
                    isOpen={openId === city.id}
                    onToggle={() => setOpenId(openId === city.id ? null : city.id)}
                  />
                ))}
              </DirectoryGrid>
              <div className={css({ mt: '8' })}>
                <Pager
                  page={search.page}
                  lastPage={Math.max(1, Math.ceil(totalCount / DIRECTORY_PAGE_SIZE))}
                  hasNextPage={pageInfo.hasNextPage}
                  hrefOf={(page) => `${path}${directorySearchParams({ ...search, page })}`}
                />
              </div>
            </>
          )
        }
      </QueryState>
    </Wrap>
  );
}
