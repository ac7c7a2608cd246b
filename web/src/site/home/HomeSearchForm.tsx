import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { downIcon, gridIcon, searchIcon } from '../../ui/icon/icons.ts';
import { businessSearchParams, parseBusinessSearch } from '../../../../domain/search/businessSearch.ts';
import { paths } from '../../lib/paths.ts';
import { CategoryField } from '../CategoryField.tsx';
import { SuggestField } from '../SuggestField.tsx';
import { useVisit } from '../../ui/directory/useVisit.ts';
import { closeScreenKeyboard, useFormValues, writeFields } from '../../ui/form/useFormValues.ts';
import { css } from '../../ui/theme/styles.ts';

interface HomeSearchFormProps {
  search: string;
  category: string;
  /** Name of the chosen category, where it is known. */
  categoryName: string | undefined;
  /** The most common ones. */
  categories: readonly { slug: string; name: string }[];
  hasMoreCategories: boolean;
}

const cell = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minW: '0',
  h: { base: '14', md: 'auto' },
  _largeText: { h: 'auto', minH: '14', py: '2' },
  px: { base: '3.5', md: '4' },
  borderRadius: 'control',
  bg: { base: 'sunken', md: 'transparent' },
  _forcedColors: { border: '1px solid' },
  _focusWithin: { outline: '2px solid transparent', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
  '& svg': { color: 'muted' },
} as const;

const control = {
  display: 'block',
  w: 'full',
  bg: 'transparent',
  textOverflow: 'ellipsis',
  outline: 'none',
  textStyle: 'md',
} as const;

/** One field and a category. Without script it leads to the search page; with it, results show right here. */
export function HomeSearchForm(props: HomeSearchFormProps) {
  const { search, category, categoryName, hasMoreCategories } = props;
  const visit = useVisit();
  const fields = useRef<HTMLFormElement>(null);
  const chosen = useRef<{ slug: string; name: string } | null>(null);
  useFormValues(fields, {
    search,
    category: hasMoreCategories ? (categoryName ?? category) : category,
  });
  useEffect(() => {
    chosen.current = categoryName === undefined ? null : { slug: category, name: categoryName };
  }, [category, categoryName]);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    closeScreenKeyboard();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('category') ?? '').trim();
    const isChosen = typed.toLowerCase() === chosen.current?.name.toLowerCase();
    const searchParams = new URLSearchParams({
      search: String(form.get('search') ?? ''),
      category: (isChosen && chosen.current?.slug) || typed,
    });
    const query = businessSearchParams(parseBusinessSearch(searchParams));
    void visit(`${paths.home()}${query}`, { preventScrollReset: true });
  }
  /** Text that has not been submitted is not in the URL. */
  function clear() {
    if (fields.current) writeFields(fields.current, () => '');
    chosen.current = null;
  }
  return (
    <form
      ref={fields}
      role="search"
      action={paths.businesses()}
      method="get"
      onSubmit={handleSubmit}
      className={css({
        position: 'relative',
        zIndex: 'raised',
        mt: { base: '-7', md: '-11' },
        p: { base: '2', md: '2.5' },
        h: { md: '20' },
        display: 'flex',
        flexDirection: { base: 'column', md: 'row' },
        gap: { base: '2', md: '0' },
        alignItems: 'stretch',
        bg: 'surface',
        borderRadius: 'card',
        boxShadow: 'float',
      })}
    >
      <SuggestField defaultValue={search} className={css({ flex: { base: 'none', md: '1' } })}>
        {(input) => (
          <label className={css(cell, { h: { base: '14', md: 'full' }, cursor: 'text' })}>
            <Icon path={searchIcon} size={24} />
            <span className={css({ flex: '1', minW: '0' })}>
              <span className={css({ display: 'block', textStyle: 'xs', fontWeight: 'medium' })}>
                What are you looking for?
              </span>
              <input className={css(control)} placeholder="Name, street or keyword" {...input} />
            </span>
          </label>
        )}
      </SuggestField>
      <CategoryCell {...props} onChoose={(category) => (chosen.current = category)} />
      <Button
        asChild
        variant="ghost"
        className={css({ display: { base: search || category ? 'inline-flex' : 'none', md: 'inline-flex' } })}
      >
        <Link to={paths.home()} preventScrollReset onClick={clear}>
          Clear
        </Link>
      </Button>
      <Button type="submit" className={css({ minH: { base: '13', md: 'auto' }, px: '7' })}>
        <Icon path={searchIcon} />
        Search
      </Button>
    </form>
  );
}

interface CategoryCellProps extends HomeSearchFormProps {
  onChoose: (category: { slug: string; name: string } | null) => void;
}

/** A list to choose from or, if the directory has more categories than fit, a field with suggestions. */
function CategoryCell(props: CategoryCellProps) {
  const { category, categoryName, categories, hasMoreCategories, onChoose } = props;
  return (
    <label
      className={css(cell, {
        w: { md: 'category' },
        borderLeft: { md: '1px solid {colors.line}' },
        borderLeftRadius: { md: '0' },
      })}
    >
      <Icon path={gridIcon} size={22} />
      <span className={css({ flex: '1', minW: '0' })}>
        <span className={css({ display: 'block', textStyle: 'xs', fontWeight: 'medium' })}>Category</span>
        {hasMoreCategories ? (
          <span className={css({ '& input': control })}>
            <CategoryField
              name="category"
              defaultValue={categoryName ?? category}
              placeholder="All categories"
              categories={categories}
              onChoose={onChoose}
            />
          </span>
        ) : (
          <select
            className={css(control, { appearance: 'none', color: category ? 'text' : 'muted' })}
            name="category"
            defaultValue={category}
          >
            <option value="">All categories</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      </span>
      {hasMoreCategories ? null : <Icon path={downIcon} size={18} />}
    </label>
  );
}
