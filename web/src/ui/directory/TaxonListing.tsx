import { isolated } from '../../../../domain/text/bidi.ts';
import type { ReactNode, FormEvent } from 'react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useVisit } from './useVisit.ts';
import type { BusinessCard_BusinessFragment } from '../../graphql/siteOperations.ts';
import type { MapArea } from '../../../../domain/map/mapArea.ts';
import type { BusinessSearch } from '../../../../domain/search/businessSearch.ts';
import {
  businessSearchParams,
  lastPageOf,
  parseBusinessSearch,
} from '../../../../domain/search/businessSearch.ts';
import { countText } from '../../lib/text/countText.ts';
import { Breadcrumbs } from '../text/Breadcrumbs.tsx';
import { Chip } from '../form/Chip.tsx';
import { MapLayout, MapSwitch } from '../map/MapLayout.tsx';
import { Button } from '../form/Button.tsx';
import { LayoutSwitch } from '../listing/LayoutSwitch.tsx';
import { CardGrid, CardGridSkeleton } from '../listing/CardGrid.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon, searchIcon } from '../icon/icons.ts';
import { Input } from '../form/Input.tsx';
import { closeScreenKeyboard, useFormValues } from '../form/useFormValues.ts';
import { Pager } from './Pager.tsx';
import { Select } from '../form/Select.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { usePreHydrationChoice } from '../hydration/usePreHydrationChoice.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { Wrap } from '../text/Wrap.tsx';
import { css } from '../theme/styles.ts';

interface TaxonListingProps {
  crumbs: readonly { name: string; path: string }[];
  /** Drawn beside the title. */
  mark: ReactNode;
  title: string;
  note?: ReactNode;
  /** A line under the head of the page. */
  hint?: ReactNode;
  /** Path of the page, without a query. */
  path: string;
  search: BusinessSearch;
  businesses: {
    nodes: readonly BusinessCard_BusinessFragment[];
    totalCount: number;
    totalCountIsLowerBound: boolean;
    pageInfo: { hasNextPage: boolean };
  };
  /** True while the next result loads and the previous one is still shown. */
  isStale: boolean;
  /** The map beside the list; `onSearchArea` lists what an area holds. */
  mapOf: (onSearchArea: (area: MapArea) => void) => ReactNode;
  searchLabel: string;
  emptyText: string;
}

/** The listings of one category or one city: search in them, order, pages. */
export function TaxonListing(props: TaxonListingProps) {
  const { crumbs, mark, title, note, hint, path, search, businesses, isStale } = props;
  const { mapOf, searchLabel, emptyText } = props;
  const visit = useVisit();
  const hrefOf = (change: Partial<BusinessSearch>) =>
    `${path}${businessSearchParams({ ...search, page: 1, ...change })}`;
  const searchArea = (within: MapArea) => void visit(hrefOf({ within }), { preventScrollReset: true });
  const count = countText(businesses.totalCount, businesses.totalCountIsLowerBound);
  const isNarrowed = search.search !== '' || search.within !== null || search.page > 1;
  return (
    <Wrap>
      <Breadcrumbs crumbs={crumbs} />
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '6',
          rowGap: '5',
          mt: { base: '2', md: '4' },
          mb: { base: '6', md: '8' },
        })}
      >
        <div
          className={css({ display: 'flex', alignItems: 'center', gap: '4', flex: '1 1 auto', minW: '0' })}
        >
          {mark}
          <div className={css({ minW: '0' })}>
            <h1
              className={css({
                textStyle: { base: '2xl', md: '3xl' },
                fontWeight: 'bold',
                overflowWrap: 'anywhere',
              })}
            >
              {title}
            </h1>
            <p role="status" className={css({ color: 'muted' })}>
              {note ? <bdi>{note}</bdi> : null}
              {note ? ' · ' : null}
              {search.search ? `${count} for “${isolated(search.search)}”` : count}
            </p>
          </div>
        </div>
        <TaxonSearchForm path={path} search={search} label={searchLabel} hrefOf={hrefOf} />
      </div>
      {hint}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', mb: '4' })}>
        <MapSwitch isMap={search.isMap} hrefOf={(isMap) => hrefOf({ isMap, page: search.page })} />
        <LayoutSwitch usual="cards" />
        {search.within ? (
          <Chip asChild active>
            <Link to={hrefOf({ within: null })} preventScrollReset>
              <VisuallyHidden>Remove filter </VisuallyHidden>
              Map area
              <Icon path={closeIcon} size={16} />
            </Link>
          </Chip>
        ) : null}
      </div>
      <MapLayout map={search.isMap ? mapOf(searchArea) : null}>
        <div data-ad="TOP" />
        {businesses.nodes.length === 0 ? (
          <EmptyState
            title={isNarrowed ? 'No businesses found' : emptyText}
            {...(search.search && { text: 'Try different keywords or browse everything here.' })}
            actions={isNarrowed ? <TextLink to={path}>Show all businesses</TextLink> : undefined}
          />
        ) : (
          <div className={css({ opacity: isStale ? '.55' : undefined })} aria-busy={isStale}>
            <CardGrid businesses={businesses.nodes} headingLevel="h2" isBesideMap={search.isMap} isChoice />
            <div className={css({ mt: '10' })}>
              <Pager
                page={search.page}
                lastPage={lastPageOf(businesses)}
                hasNextPage={businesses.pageInfo.hasNextPage}
                hrefOf={(page) => hrefOf({ page })}
              />
            </div>
          </div>
        )}
        <div data-ad="BOTTOM" />
      </MapLayout>
    </Wrap>
  );
}

interface TaxonSearchFormProps {
  /** Path of the page, without a query. */
  path: string;
  search: BusinessSearch;
  label: string;
  hrefOf: (change: Partial<BusinessSearch>) => string;
}

/** Search text and order. It works without scripts, too. */
function TaxonSearchForm({ path, search, label, hrefOf }: TaxonSearchFormProps) {
  const visit = useVisit();
  const fields = useRef<HTMLFormElement>(null);
  useFormValues(fields, { search: search.search });
  const formId = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    closeScreenKeyboard();
    const form = new FormData(event.currentTarget);
    void visit(hrefOf({ search: String(form.get('search') ?? '').trim() }));
  }
  function changeSort(form: URLSearchParams) {
    const { sort } = parseBusinessSearch(form);
    if (sort !== search.sort) void visit(hrefOf({ sort }), { preventScrollReset: true });
  }
  usePreHydrationChoice(formId, changeSort);
  return (
    <form
      id={formId}
      ref={fields}
      role="search"
      method="get"
      autoComplete="off"
      action={path}
      onSubmit={handleSubmit}
      className={css({
        display: 'flex',
        gap: '2.5',
        flex: { base: '1 1 100%', lg: '0 0 auto' },
        flexWrap: { base: 'wrap', md: 'nowrap' },
      })}
    >
      <label className={css({ flex: '1', minW: '0', w: { lg: 'cityField' } })}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Input
          type="search"
          name="search"
          defaultValue={search.search}
          placeholder={label}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <Button type="submit" aria-label="Search" size="icon">
        <Icon path={searchIcon} />
      </Button>
      <label className={css({ flex: { base: '1 1 100%', md: 'none' } })}>
        <VisuallyHidden>Sort by</VisuallyHidden>
        <Select
          name="sort"
          value={search.sort ?? ''}
          onChange={(event) => changeSort(new URLSearchParams({ sort: event.currentTarget.value }))}
        >
          <option value="">Best match</option>
          <option value="rating">Highest rated</option>
          <option value="reviews">Most reviewed</option>
          <option value="name">Name</option>
          <option value="newest">Newest</option>
        </Select>
      </label>
    </form>
  );
}

/** Placeholder while it loads. */
export function TaxonListingSkeleton() {
  return (
    <Wrap className={css({ pt: '12' })}>
      <CardGridSkeleton />
    </Wrap>
  );
}
