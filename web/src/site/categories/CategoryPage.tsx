import { CategoryPageOperation, useCategoryPageQuery } from '../../graphql/siteOperations.ts';
import type { CategoryPageQuery } from '../../graphql/siteOperations.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { PageInput, PageOutcome } from '../../lib/pageQuery.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { TaxonListingSkeleton } from '../../ui/directory/TaxonListing.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { categoryLook } from '../../ui/icon/categoryLook.ts';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { NoTaxonPage, TaxonPage, taxonVariables } from '../TaxonPage.tsx';

export const hasList = true;

function variablesOf(input: PageInput) {
  const variables = taxonVariables(input);
  return { ...variables, filter: { ...variables.filter, categorySlug: variables.slug } };
}

export function queries(input: PageInput) {
  return [pageQuery(CategoryPageOperation, variablesOf(input))];
}

/** Unknown: 404. A former or simplified slug redirects to the stored one. */
export function outcome(results: readonly unknown[], { params }: PageInput): PageOutcome {
  const [{ category }] = results as [CategoryPageQuery];
  if (!category) return { status: 404 };
  return category.slug === params['slug'] ? {} : { redirect: paths.category(category.slug) };
}

export function Component() {
  const result = useCategoryPageQuery({ variables: variablesOf(usePageInput()) });
  return (
    <QueryState result={{ ...result, data: latestData(result) }} skeleton={<TaxonListingSkeleton />}>
      {({ category, businesses }) =>
        category ? (
          <TaxonPage
            kind="category"
            taxon={category}
            titleOf={(name) => name}
            mark={<IconTile {...categoryLook(category)} size="lg" />}
            businesses={businesses}
            filter={{ categorySlug: category.slug }}
            isStale={!result.data}
          />
        ) : (
          <NoTaxonPage kind="category" />
        )
      }
    </QueryState>
  );
}
