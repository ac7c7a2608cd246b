import { chakra } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { foldText } from '../../../../../domain/text/fold.ts';
import { Card } from '../../../ui/text/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { ManagedCountriesQuery } from '../../../graphql/generated.ts';
import { useManagedCountriesQuery } from '../../../graphql/generated.ts';
import { SearchField } from '../../shared/form/SearchField.tsx';
import { denseField } from '../../shared/table/denseField.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { CountryNameDialog } from './CountryNameDialog.tsx';
import { CountryTable } from './CountryTable.tsx';
import { BackToBusinesses } from '../../shared/page/BackToBusinesses.tsx';
import { PlaceTabs } from '../PlaceTabs.tsx';
import { countryLabel } from '../../shared/text/countryLabel.ts';
import { css } from '../../../ui/theme/styles.ts';

type ManagedCountry = ManagedCountriesQuery['managedCountries'][number];

/** The countries of the directory, with the names that the site shows. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const isEmpty = params.get('empty') === '1';
  const renamedCode = params.get('rename');
  const result = useManagedCountriesQuery({ fetchPolicy: 'cache-and-network' });
  const countries = result.data?.managedCountries;
  const searchOf = (part: { search?: string; empty?: boolean; rename?: string }) => {
    const text = part.search ?? search;
    const next = new URLSearchParams({
      ...(text && { search: text }),
      ...((part.empty ?? isEmpty) && { empty: '1' }),
      ...(part.rename && { rename: part.rename }),
    });
    return next.size > 0 ? `?${next}` : '?';
  };
  const show = (part: Parameters<typeof searchOf>[0]) =>
    void navigate(
      { search: searchOf(part) },
      { preventScrollReset: true, replace: part.rename === undefined && !('empty' in part) },
    );
  const renamed = countries?.find(({ code }) => code === renamedCode);

  return (
    <>
      <PageHeading
        title="Ülkeler"
        note={countries ? `${formatNumber(countries.length)} ülke` : undefined}
        action={<BackToBusinesses />}
      />
      <PlaceTabs kind="COUNTRY" />
      <CountryFilters search={search} isEmpty={isEmpty} onChange={show} />
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })} aria-busy={result.loading}>
        <OperatorQueryState
          result={result}
          skeleton={<RowsSkeleton rows={8} />}
          errorTitle="Ülkeler alınamadı"
        >
          {({ managedCountries }) => {
            const shown = managedCountries.filter((country) => fits(country, search, isEmpty)).sort(byUse);
            return shown.length > 0 ? (
              <CountryTable countries={shown} renameHref={(code) => searchOf({ rename: code })} />
            ) : (
              <NoCountries isFiltered={managedCountries.length > 0} />
            );
          }}
        </OperatorQueryState>
      </Card>
      {renamed ? <CountryNameDialog key={renamed.code} country={renamed} onClose={() => show({})} /> : null}
    </>
  );
}

interface CountryFiltersProps {
  search: string;
  isEmpty: boolean;
  onChange: (part: { search?: string; empty?: boolean }) => void;
}

function CountryFilters({ search, isEmpty, onChange }: CountryFiltersProps) {
  return (
    <chakra.div
      role="search"
      display="grid"
      gap="2.5"
      mb="4"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    >
      <label>
        <VisuallyHidden>Ara</VisuallyHidden>
        <SearchField
          {...denseField}
          search={search}
          maxLength={80}
          placeholder="Ada ya da koda göre ara"
          onSearch={(text) => onChange({ search: text })}
        />
      </label>
      <label>
        <VisuallyHidden>Kullanım</VisuallyHidden>
        <Select
          {...denseField}
          value={isEmpty ? 'empty' : ''}
          onChange={(event) => onChange({ empty: event.currentTarget.value === 'empty' })}
        >
          <option value="">Dolu ve boş</option>
          <option value="empty">Boş olanlar</option>
        </Select>
      </label>
    </chakra.div>
  );
}

function NoCountries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <chakra.div pb="8">
      {isFiltered ? (
        <EmptyState title="Ülke bulunamadı" text="Başka bir adla ya da filtresiz deneyin." />
      ) : (
        <EmptyState title="Henüz ülke yok" text="Bir ülke, ilk kaydıyla ya da ilk şehriyle birlikte gelir." />
      )}
    </chakra.div>
  );
}

/** By number of listings, descending, then by the Turkish name. */
const byUse = (one: ManagedCountry, other: ManagedCountry) =>
  other.businessCount - one.businessCount ||
  countryLabel(one.code).localeCompare(countryLabel(other.code), 'tr');

function fits(
  { code, name, standardName, businessCount }: ManagedCountry,
  search: string,
  isEmpty: boolean,
): boolean {
  const texts = [code, name, standardName, countryLabel(code)].map(foldText);
  return (!isEmpty || businessCount === 0) && texts.some((text) => text.includes(foldText(search.trim())));
}
