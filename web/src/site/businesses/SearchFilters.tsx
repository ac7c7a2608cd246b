import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { roundedCount } from '../../../../domain/counts.ts';
import { Button } from '../../components/Button.tsx';
import { Radio } from '../../components/Radio.tsx';
import { Select } from '../../components/Select.tsx';
import { Switch } from '../../components/Switch.tsx';
import { useFlags } from '../../components/useFlags.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import type { BusinessListFiltersQuery } from '../../graphql/generated.ts';
import type { BusinessSearch } from '../../lib/businessSearch.ts';
import { hasFilter } from '../../lib/businessSearch.ts';
import { countryFlag } from '../../lib/countryFlag.ts';
import { NearMeSwitch } from './NearMeSwitch.tsx';

interface SearchFiltersProps {
  search: BusinessSearch;
  choices: BusinessListFiltersQuery;
  /** Form that the controls belong to, so that they work without script. */
  formId: string;
  onChange: (change: Partial<BusinessSearch>) => void;
  /** Categories shown before the rest is asked for. */
  shown?: number;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: '11', md: '10' },
  textStyle: { base: 'md', md: 'sm' },
} as const;

/** Everything that narrows a search, each change at once in the address. */
export function SearchFilters({ search, choices, formId, onChange, shown = 8 }: SearchFiltersProps) {
  const id = useId();
  const hydrated = useHydrated();
  const hasFlags = useFlags();
  const [isWhole, setIsWhole] = useState(false);
  const { category: active, countries } = choices;
  const top = choices.categories.nodes;
  const listed = isWhole || !hydrated ? top : top.slice(0, shown);
  const categories =
    active && !listed.some(({ slug }) => slug === active.slug) ? [active, ...listed] : listed;
  // The counts are those of the whole directory; beside another filter they would mislead.
  const hasCounts = !hasFilter({ ...search, category: '' });
  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '5', md: '7' }}>
      <div>
        <chakra.label css={row} justifyContent="space-between" fontWeight="medium">
          Open now
          <Switch
            name="open"
            value="1"
            form={formId}
            checked={search.isOpenNow}
            onChange={(event) => onChange({ isOpenNow: event.currentTarget.checked })}
          />
        </chakra.label>
        {hydrated ? <NearMeSwitch search={search} onChange={onChange} /> : null}
      </div>
      <fieldset>
        <chakra.legend textStyle="sm" fontWeight="bold" mb="1">
          Category
        </chakra.legend>
        <chakra.label css={row}>
          <Radio
            name="category"
            value=""
            form={formId}
            checked={!search.category}
            onChange={() => onChange({ category: '' })}
          />
          All categories
        </chakra.label>
        {categories.map(({ slug, name, businessCount }) => (
          <chakra.label key={slug} css={row}>
            <Radio
              name="category"
              value={slug}
              form={formId}
              checked={search.category === slug}
              onChange={() => onChange({ category: slug })}
            />
            <chakra.span minW="0" overflowWrap="anywhere">
              {name}
            </chakra.span>
            {hasCounts ? (
              <chakra.span ml="auto" color="muted" fontVariantNumeric="tabular-nums">
                {roundedCount(businessCount)}
              </chakra.span>
            ) : null}
          </chakra.label>
        ))}
        {hydrated && !isWhole && top.length > shown ? (
          <Button variant="ghost" size="sm" mx="-3" onClick={() => setIsWhole(true)}>
            Show {top.length - shown} more
          </Button>
        ) : null}
      </fieldset>
      <div>
        <chakra.label htmlFor={`${id}-rating`} display="block" textStyle="sm" fontWeight="bold" mb="1.5">
          Rating
        </chakra.label>
        <Select
          id={`${id}-rating`}
          name="rating"
          form={formId}
          value={search.minRating ?? ''}
          onChange={(event) => onChange({ minRating: Number(event.currentTarget.value) || null })}
        >
          <option value="">Any rating</option>
          {[...new Set([4.5, 4, 3.5, 3, ...(search.minRating ? [search.minRating] : [])])].map((value) => (
            <option key={value} value={value}>
              {value} and up
            </option>
          ))}
        </Select>
      </div>
      {countries.length > 1 || search.country ? (
        <div>
          <chakra.label htmlFor={`${id}-country`} display="block" textStyle="sm" fontWeight="bold" mb="1.5">
            Country
          </chakra.label>
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
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {hasFlags ? [countryFlag(code), name].filter(Boolean).join(' ') : name}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <noscript>
        <Button type="submit" form={formId} w="full">
          Apply
        </Button>
      </noscript>
    </chakra.div>
  );
}
