import { useEffect, useState } from 'react';
import { isolated } from '../../../../domain/text/bidi.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { paths } from '../../lib/paths.ts';
import { MAX_SAVED, recentListings, recentListingsChoice, savedListings } from '../../lib/savedListings.ts';
import { listingCopy, type SavedListingData } from './listingCopy.ts';
import { shareLink } from './shareLink.ts';
import { useBrowserList } from './useBrowserList.ts';
import { css } from '../../ui/theme/styles.ts';

interface ListingToolsProps {
  business: SavedListingData;
  /** ISO time at which the server read the listing. */
  readAt: string;
}

/** Save, share and print a listing: buttons that need script. */
export function ListingTools({ business, readAt }: ListingToolsProps) {
  const showToast = useToast();
  const [openedAt] = useState(() => new Date(readAt));
  const isSaved = useBrowserList(savedListings).some(({ id }) => id === business.id);
  useEffect(() => {
    if (recentListingsChoice.value() !== 'off')
      recentListings.add({ id: business.id }, { replacesOldest: true });
  }, [business.id]);
  const toggle = () => {
    if (isSaved) {
      savedListings.remove(business.id);
      showToast({ title: `${isolated(business.name)} was removed from your saved places` });
      return;
    }
    if (!savedListings.add({ id: business.id, copy: listingCopy(business, openedAt) })) {
      showToast({
        tone: 'danger',
        title: `The list is full`,
        text: `It holds ${MAX_SAVED} places; remove some first.`,
      });
      return;
    }
    showToast({
      title: `${isolated(business.name)} is saved`,
      text: savedListings.isStored
        ? 'In this browser, under Saved places.'
        : 'Until you close this page: the browser does not store data of this site.',
    });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={css({ minH: '11' })}
        aria-pressed={isSaved}
        onClick={toggle}
      >
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill={isSaved ? 'currentColor' : 'none'}
          aria-hidden="true"
        >
          <path
            d="M6.5 4h11v16L12 16l-5.5 4Z"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
        Save
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={css({ minH: '11' })}
        onClick={() =>
          void shareLink({ title: business.name, path: paths.business(business.slug) }, showToast)
        }
      >
        Share
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={css({ minH: '11', display: { base: 'none', md: 'inline-flex' } })}
        onClick={() => window.print()}
      >
        Print
      </Button>
      <a
        href={paths.saved()}
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          minH: '11',
          px: '3',
          textStyle: 'sm',
          color: 'accent',
        })}
      >
        Saved places
      </a>
    </>
  );
}
