import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/listing/CardGrid.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { SectionHeading } from '../../ui/text/SectionHeading.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useHomeFeaturedQuery } from '../../graphql/siteOperations.ts';
import { isPlainClick } from '../../lib/isPlainClick.ts';
import { paths } from '../../lib/paths.ts';
import { css } from '../../ui/theme/styles.ts';

/** Twelve listings in the daily random order, and more without repeats. */
export function FeaturedBusinesses({ seed }: { seed: string }) {
  const result = useHomeFeaturedQuery({ variables: { seed } });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const showToast = useToast();
  async function handleMore(after: string) {
    setIsLoadingMore(true);
    try {
      await result.fetchMore({ variables: { after } });
    } catch {
      showToast({ tone: 'danger', title: 'No more could be loaded', text: 'Please try again in a moment.' });
    } finally {
      setIsLoadingMore(false);
    }
  }
  return (
    <>
      <SectionHeading id="listings" note="A fresh selection from every corner of the directory">
        Featured Businesses
      </SectionHeading>
      <QueryState result={result} skeleton={<CardGridSkeleton />} errorTitle="Failed to fetch businesses">
        {({ randomBusinesses: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState
              title="No businesses found"
              text="The directory has no listings yet. Please come back soon."
            />
          ) : (
            <>
              <CardGrid businesses={nodes} />
              {isLoadingMore ? (
                <div className={css({ mt: '8' })}>
                  <CardGridSkeleton count={4} />
                </div>
              ) : null}
              {pageInfo.hasNextPage ? (
                <div className={css({ display: 'flex', justifyContent: 'center', mt: '9' })}>
                  <Button asChild variant="line" className={css({ w: { base: 'full', md: 'category' } })}>
                    <Link
                      to={paths.businesses()}
                      aria-disabled={isLoadingMore}
                      // Without script this leads to the whole list instead.
                      onClick={(event) => {
                        const { endCursor } = pageInfo;
                        if (!endCursor || !isPlainClick(event)) return;
                        event.preventDefault();
                        if (!isLoadingMore) void handleMore(endCursor);
                      }}
                    >
                      View More Businesses
                    </Link>
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </QueryState>
    </>
  );
}
