import { Link } from 'react-router-dom';
import { roundedCount } from '../../../../domain/text/counts.ts';
import { categoryLook } from '../../ui/icon/categoryLook.ts';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { whileVisible } from '../../ui/hydration/whileVisible.ts';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import {
  CategoryDirectoryPageOperation,
  useCategoryDirectoryPageQuery,
} from '../../graphql/siteOperations.ts';
import { directoryVariables, parseDirectorySearch } from '../../../../domain/search/directorySearch.ts';
import type { PageInput } from '../../lib/pageQuery.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { styled } from '../../ui/theme/styled.tsx';
import { cva } from '../../ui/theme/styles.ts';
import { TaxonDirectory } from '../../ui/directory/TaxonDirectory.tsx';

export function queries({ search }: PageInput) {
  return [pageQuery(CategoryDirectoryPageOperation, directoryVariables(parseDirectorySearch(search)))];
}

const CategoryCard = styled(
  Link,
  cva({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      p: { base: '3', md: '4' },
      bg: 'surface',
      borderRadius: 'card',
      boxShadow: 'rest',
      '& .words': { minW: '0', display: 'block' },
      '& .name': { display: 'block', textStyle: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' },
      '& .count': { textStyle: 'sm', color: 'muted', fontVariantNumeric: 'tabular-nums' },
      '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
);

export function Component() {
  const search = parseDirectorySearch(usePageInput().search);
  const result = useCategoryDirectoryPageQuery({ variables: directoryVariables(search), ...whileVisible });
  return (
    <TaxonDirectory
      title="Categories"
      nouns={['category', 'categories']}
      description="Every kind of business in the directory, from the largest category to the smallest, with the number of listings in each."
      path={paths.categories()}
      search={search}
      isFiltered={search.search !== ''}
      result={{
        ...result,
        data: result.data?.categories,
        previousData: result.previousData?.categories,
      }}
    >
      {({ id, name, slug, icon, businessCount }) => (
        <li key={id}>
          <CategoryCard to={paths.category(slug)}>
            <IconTile {...categoryLook({ name, icon })} />
            <span className="words">
              <span className="name">
                <bdi>{name}</bdi>
              </span>
              <span className="count">
                {roundedCount(businessCount)} {businessCount === 1 ? 'business' : 'businesses'}
              </span>
            </span>
          </CategoryCard>
        </li>
      )}
    </TaxonDirectory>
  );
}
