import { useEffect, useId, useRef } from 'react';
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
import { ChipFieldset } from './ChipFieldset.tsx';
import { FacetCount } from './FacetCount.tsx';
import { FacetFieldset } from './FacetFieldset.tsx';
import { priceChoices, ratingChoices, toggled } from './chipChoices.ts';
import { facetText } from './facetText.ts';
import { NearFields } from './NearFields.tsx';
import type { CurrentPosition } from './useCurrentPosition.ts';
import { css } from '../../../ui/theme/styles.ts';

interface SearchFiltersProps {
  search: BusinessSearch;
  choices: BusinessListChoicesQuery;
  /** Counts of the search itself; not there yet while it is read. */
  facets: BusinessListPageQuery['businesses']['facets'] | undefined;
  /** Form that the controls belong to, so that they work without script. */
  formId: string;
  here: CurrentPosition;
  onChange: (change: Partial<BusinessSearch>) => void;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: '11', md: '10' },
  textStyle: { base: 'md', md: 'sm' },
} as const;

/** All filters of a search; each change updates the URL immediately. */
export function SearchFilters(props: SearchFiltersProps) {
  const { search, choices, facets, formId, here, onChange } = props;
  const prices = priceChoices(search, facets?.prices);
  const features = facets?.features ?? [];
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: { base: '5', md: '7' } })}>
      <OpenNowFilter {...props} />
      <NearFields search={search} formId={formId} here={here} onChange={onChange} />
      <CategoryFilters {...props} />
      <ChipFieldset
        legend="Rating"
        kind="radio"
        name="rating"
        formId={formId}
        choices={ratingChoices(search, facets?.ratings)}
        onChoose={(rating) => onChange({ minRating: Number(rating) || null })}
      />
      {prices.length > 0 ? (
        <ChipFieldset
          legend="Price"
          kind="checkbox"
          name="price"
          formId={formId}
          choices={prices}
          onChoose={(value) => onChange({ priceLevels: toggled(search.priceLevels, Number(value)) })}
        />
      ) : null}
      {choices.countries.length > 1 || search.country ? <CountrySelect {...props} /> : null}
      {features.length > 0 || search.features.length > 0 ? (
        <FacetFieldset
          legend="Features"
          kind="checkbox"
          name="feature"
          formId={formId}
          facets={features}
          chosen={search.features.map((value) => ({ value, label: value }))}
          onChoose={(feature) => onChange({ features: toggled(search.features, feature) })}
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

function OpenNowFilter({ search, facets, formId, onChange }: SearchFiltersProps) {
  return (
    <div>
      <label className={css(row, { fontWeight: 'medium' })}>
        Open now
        <FacetCount>
          {facets && !search.isOpenNow ? facetText({ count: facets.openNow }, facets.isLowerBound) : null}
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
  );
}

/** The most common categories to choose from, and a field to find any other. */
function CategoryFilters({ search, choices, facets, formId, onChange }: SearchFiltersProps) {
  const another = useRef<HTMLInputElement>(null);
  // A category that was chosen is listed above the field.
  useEffect(() => {
    if (another.current) another.current.value = '';
  }, [search.category]);
  // The most common ones of the directory until those of the search are there.
  const categories = facets?.categories.length
    ? facets.categories
    : choices.categories.nodes.map(({ slug, name, businessCount }) => ({
        value: slug,
        label: name,
        count: hasFilter({ ...search, category: '' }) ? null : businessCount,
      }));
  return (
    <>
      <FacetFieldset
        legend="Category"
        kind="radio"
        name="category"
        formId={formId}
        anyLabel="All categories"
        facets={categories}
        chosen={
          search.category
            ? [{ value: search.category, label: choices.category?.name ?? search.category }]
            : []
        }
        onChoose={(category) => onChange({ category })}
      />
      {choices.categories.pageInfo.hasNextPage ? (
        <label className={css({ display: 'block', mt: { base: '-3', md: '-5' } })} data-needs-script="">
          <VisuallyHidden>Another category</VisuallyHidden>
          <Input asChild>
            <CategoryField
              ref={another}
              placeholder="Another category"
              categories={choices.categories.nodes}
              onChoose={(category) => category && onChange({ category: category.slug })}
            />
          </Input>
        </label>
      ) : null}
    </>
  );
}

function CountrySelect({ search, choices: { countries }, formId, onChange }: SearchFiltersProps) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={css({ display: 'block', textStyle: 'sm', fontWeight: 'bold', mb: '1.5' })}
      >
        Country
      </label>
      <Select
        id={id}
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
  );
}

/** A separate component, so that only it is rendered again if the browser has no flags. */
function CountryOptions({ countries }: { countries: SearchFiltersProps['choices']['countries'] }) {
  const hasFlags = useFlags();
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {hasFlags ? [countryFlag(code), name].filter(Boolean).join(' ') : name}
    </option>
  ));
}
