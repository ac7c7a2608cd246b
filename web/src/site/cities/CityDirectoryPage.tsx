import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DirectoryGrid, DirectorySkeleton } from '../../components/DirectoryGrid.tsx';
import { DirectoryTools } from '../../components/DirectoryTools.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Pager } from '../../components/Pager.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import { Select } from '../../components/Select.tsx';
import { useServerState } from '../../components/ServerState.tsx';
import { useSiteIdentity } from '../../components/SiteIdentity.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useEarlyChoice } from '../../components/useEarlyChoice.ts';
import { whileVisible } from '../../components/whileVisible.ts';
import { usePageInput } from '../../components/usePageInput.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import { CityDirectoryPageDocument, useCityDirectoryPageQuery } from '../../graphql/generated.ts';
import type { DirectorySearch } from '../../../../domain/directorySearch.ts';
import {
  DIRECTORY_PAGE_SIZE,
  directorySearchParams,
  directoryVariables,
  parseDirectorySearch,
} from '../../../../domain/directorySearch.ts';
import type { PageInput } from '../../lib/pageQuery.ts';
import { groupedNumber } from '../../lib/countText.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { breadcrumbList } from '../../lib/structuredData.ts';
import { CityCard } from './CityCard.tsx';

const FORM = 'city-search';

function variablesOf(search: DirectorySearch) {
  return { ...directoryVariables(search), country: search.country || null };
}

export function queries({ search }: PageInput) {
  return [pageQuery(CityDirectoryPageDocument, variablesOf(parseDirectorySearch(search)))];
}

export function Component() {
  const { name: siteName } = useSiteIdentity();
  const search = parseDirectorySearch(usePageInput().search);
  const { siteUrl } = useServerState();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<number | null>(null);
  const result = useCityDirectoryPageQuery({ variables: variablesOf(search), ...whileVisible });
  const data = result.data ?? result.previousData;
  const path = paths.cities();
  const isPlain = !search.search && !search.country;
  const total = result.data?.cities.totalCount;
  const countries = data?.countries ?? [];
  function choose(country: string) {
    if (country !== search.country)
      void navigate(`${path}${directorySearchParams({ ...search, country, page: 1 })}`);
  }
  useEarlyChoice(FORM, (form) => choose(form.get('country') ?? search.country));
  return (
    <Wrap pt={{ base: '4', md: '6' }}>
      <PageHead
        title={`Cities${search.page > 1 ? `, page ${search.page}` : ''} | ${siteName}`}
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
      <chakra.h1 textStyle={{ base: '2xl', md: '3xl' }} fontWeight="bold">
        Cities
      </chakra.h1>
      <chakra.p role="status" color="muted" mt="1" minH="6">
        {total === undefined ? '' : `${groupedNumber(total)} ${total === 1 ? 'city' : 'cities'}`}
        {search.search ? ` for “${search.search}”` : ''}
        {isPlain && countries.length > 1 ? ` in ${countries.length} countries` : ''}
      </chakra.p>
      <DirectoryTools formId={FORM} path={path} search={search} searchLabel="Search for a city">
        {countries.length > 1 ? (
          <chakra.label flex={{ base: '1 1 100%', md: '0 0 {sizes.score}' }} minW="0">
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
          </chakra.label>
        ) : null}
      </DirectoryTools>
      <QueryState
        result={{ ...result, data }}
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
              <chakra.div mt="8">
                <Pager
                  page={search.page}
                  lastPage={Math.max(1, Math.ceil(totalCount / DIRECTORY_PAGE_SIZE))}
                  hasNextPage={pageInfo.hasNextPage}
                  hrefOf={(page) => `${path}${directorySearchParams({ ...search, page })}`}
                />
              </chakra.div>
            </>
          )
        }
      </QueryState>
    </Wrap>
  );
}
