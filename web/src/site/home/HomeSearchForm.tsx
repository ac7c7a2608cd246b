import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { downIcon, gridIcon, searchIcon } from '../../components/icons.ts';
import { businessSearchParams } from '../../lib/businessSearch.ts';
import { paths } from '../../lib/paths.ts';
import { SuggestField } from '../SuggestField.tsx';

interface HomeSearchFormProps {
  search: string;
  category: string;
  categories: readonly { slug: string; name: string }[];
}

const cell = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minW: '0',
  h: { base: '14', md: 'auto' },
  px: { base: '3.5', md: '4' },
  borderRadius: 'control',
  bg: { base: 'sunken', md: 'transparent' },
  _focusWithin: { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
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
export function HomeSearchForm({ search, category, categories }: HomeSearchFormProps) {
  const navigate = useNavigate();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const query = businessSearchParams({
      search: String(form.get('search') ?? '').trim(),
      category: String(form.get('category') ?? ''),
    });
    void navigate(`${paths.home()}${query}`, { preventScrollReset: true });
  }
  return (
    <chakra.form
      // A new address brings new starting values into the fields.
      key={`${search}|${category}`}
      role="search"
      action={paths.businesses()}
      method="get"
      onSubmit={handleSubmit}
      position="relative"
      zIndex="raised"
      mt={{ base: '-7', md: '-11' }}
      p={{ base: '2', md: '2.5' }}
      h={{ md: '20' }}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '2', md: '0' }}
      alignItems="stretch"
      bg="surface"
      borderRadius="card"
      boxShadow="float"
    >
      <SuggestField defaultValue={search} flex={{ base: 'none', md: '1' }}>
        {(input) => (
          <chakra.label css={cell} h={{ base: '14', md: 'full' }} cursor="text">
            <Icon path={searchIcon} size={24} />
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" textStyle="xs" fontWeight="medium">
                What are you looking for?
              </chakra.span>
              <chakra.input css={control} placeholder="Name, street or keyword" {...input} />
            </chakra.span>
          </chakra.label>
        )}
      </SuggestField>
      <chakra.label
        css={cell}
        w={{ md: 'category' }}
        borderLeft={{ md: '1px solid {colors.line}' }}
        borderLeftRadius={{ md: '0' }}
      >
        <Icon path={gridIcon} size={22} />
        <chakra.span flex="1" minW="0">
          <chakra.span display="block" textStyle="xs" fontWeight="medium">
            Category
          </chakra.span>
          <chakra.select
            css={control}
            name="category"
            defaultValue={category}
            appearance="none"
            color={category ? 'text' : 'muted'}
          >
            <option value="">All categories</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </chakra.select>
        </chakra.span>
        <Icon path={downIcon} size={18} />
      </chakra.label>
      <Button
        asChild
        variant="ghost"
        display={{ base: search || category ? 'inline-flex' : 'none', md: 'inline-flex' }}
      >
        <Link to={paths.home()} preventScrollReset>
          Clear
        </Link>
      </Button>
      <Button type="submit" minH={{ base: '13', md: 'auto' }} px="7">
        <Icon path={searchIcon} />
        Search
      </Button>
    </chakra.form>
  );
}
