import { useId } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useFlags } from '../../../ui/icon/useFlags.ts';
import type { BusinessListChoicesQuery, BusinessListPageQuery } from '../../../graphql/siteOperations.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { hasFilter } from '../../../../../domain/search/businessSearch.ts';
import { countryFlag } from '../../../lib/countryFlag.ts';
import { CategoryField } from '../../CategoryField.tsx';
import { FacetCount } from './FacetCount.tsx';
import { FacetFieldset } from './FacetFieldset.tsx';
import { facetText } from './facetText.ts';
import { NearFields } from './NearFields.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface SearchFiltersProps {
  search: BusinessSearch;
  choices: BusinessListChoicesQuery;
  /** Counts of the search itself; not there yet while it is read. */
  facets: BusinessListPageQuery['businesses']['facets'] | undefined;
  /** Form that the controls belong to, so that they work without script. */
  formId: string;
  onChange: (change: Partial<BusinessSearch>) => void;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: '11', md: '10' },
  textStyle: { base: 'md', md: 'sm' },
} as const;

const ratings = [4.5, 4, 3.5, 3];

/** All filters of a search; each change updates the URL immediately. */
export function SearchFilters({ search, choices, facets, formId, onChange }: SearchFiltersProps) {
  const id = useId();
  const isBound = facets?.isLowerBound ?? false;
  const countOf = (list: readonly { value: string; count: number }[] | undefined, value: string) =>
    facetText(
      list?.find((facet) => facet.value === value),
      isBound,
    );
  const { category: active, countries } = choices;
  // A search has categories of its own; the whole directory has its most common ones.
  const categories =
    hasFilter({ ...search, category: '' }) && facets?.categories.length
      ? facets.categories
      : choices.categories.nodes.map(({ slug, name, businessCount }) => ({
          value: slug,
          label: name,
          count: hasFilter({ ...search, category: '' }) ? null : businessCount,
        }));
  const features = facets?.features ?? [];
  const toggle = (feature: string) =>
    onChange({
      features: search.features.includes(feature)
        ? search.features.filter((other) => other !== feature)
        : [...search.features, feature].sort(),
    });
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: { base: '5', md: '7' } })}>
      <div>
        <label className={css(row, { fontWeight: 'medium' })}>
          Open now
          <FacetCount>
            {facets && !search.isOpenNow ? facetText({ count: facets.openNow }, isBound) : null}
          </FacetCount>
          <Switch
            aria-label="Open now"
            name="open"
            value="1"
            form={formId}
            checked={search.isOpenNow}
            onChange={(event) => onChange({ isOpenNow: event.currentTarget.checked })}
          />
        </label>
      </div>
      <NearFields search={search} formId={formId} onChange={onChange} />
      <FacetFieldset
        legend="Category"
        kind="radio"
        name="category"
        formId={formId}
        anyLabel="All categories"
        facets={categories}
        chosen={search.category ? [{ value: search.category, label: active?.name ?? search.category }] : []}
        isBound={isBound && hasFilter(search)}
        onChoose={(category) => onChange({ category })}
      />
      {choices.categories.pageInfo.hasNextPage ? (
        <label className={css({ display: 'block', mt: { base: '-3', md: '-5' } })} data-needs-script="">
          <VisuallyHidden>Another category</VisuallyHidden>
          <Input asChild>
            <CategoryField
              key={search.category}
              placeholder="Another category"
              categories={choices.categories.nodes}
              onChoose={(category) => category && onChange({ category: category.slug })}
            />
          </Input>
        </label>
      ) : null}
      <div>
        <label
          htmlFor={`${id}-rating`}
          className={css({ display: 'block', textStyle: 'sm', fontWeight: 'bold', mb: '1.5' })}
        >
          Rating
        </label>
        <Select
          id={`${id}-rating`}
          name="rating"
          form={formId}
          value={search.minRating ?? ''}
          onChange={(event) => onChange({ minRating: Number(event.currentTarget.value) || null })}
        >
          <option value="">Any rating</option>
          {[...new Set([...ratings, ...(search.minRating ? [search.minRating] : [])])].map((value) => (
            <option key={value} value={value}>
              {[`${value} and up`, countOf(facets?.ratings, value.toFixed(1))].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
      </div>
      {countries.length > 1 || search.country ? (
        <div>
          <label
            htmlFor={`${id}-country`}
            className={css({ display: 'block', textStyle: 'sm', fontWeight: 'bold', mb: '1.5' })}
          >
            Country
          </label>
          <Select
            id={`${id}-country`}
            name="country"
            form={formId}
            value={search.country}
            onChange={(event) => onChange({ country: event.currentTarget.value })}
          >
            <option value="">All countries</option>
            {countries.some(({ code }) => code === search.country) || !search.country ? null : (
              <option value={search.country}>{search.country}</option>
            )}
            <CountryOptions countries={countries} />
          </Select>
        </div>
      ) : null}
      {features.length > 0 || search.features.length > 0 ? (
        <FacetFieldset
          legend="Features"
          kind="checkbox"
          name="feature"
          formId={formId}
          facets={features}
          chosen={search.features.map((value) => ({ value, label: value }))}
          isBound={isBound && hasFilter(search)}
          onChoose={toggle}
        />
      ) : null}
      <noscript>
        <Button type="submit" form={formId} className={css({ w: 'full' })}>
          Apply
        </Button>
      </noscript>
    </div>
  );
}

/** Apart, so that it alone is rendered again where flags turn out to be missing. */
function CountryOptions({ countries }: { countries: SearchFiltersProps['choices']['countries'] }) {
  const hasFlags = useFlags();
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {hasFlags ? [countryFlag(code), name].filter(Boolean).join(' ') : name}
    </option>
  ));
}
