import type { KeyboardEvent, Ref } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { photoPath } from '../../../../../../domain/listing/photoSizes.ts';
import { isolated } from '../../../../../../domain/text/bidi.ts';
import { scrollLock } from '../../../../ui/feedback/scrollLock.ts';
import { openModal } from '../../../../ui/feedback/openModal.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { closeIcon, externalIcon, leftIcon, rightIcon } from '../../../../ui/icon/icons.ts';
import { css, cx } from '../../../../ui/theme/styles.ts';
import type { BusinessDetail } from '../businessActions.ts';
import { LargePhoto } from './LargePhoto.tsx';
import { photoName } from './galleryPhoto.ts';

export interface LightboxProps {
  business: BusinessDetail;
  /** Index of the photo to begin with. */
  first: number;
  onClose: () => void;
}

/**
 * Photos over the whole window, in a dialog of the browser, which keeps the focus in. They lie side by side in a row that
 * is scrolled by swiping, keys or buttons; the one in view and its neighbours are loaded.
 */
export function Lightbox({ business, first, onClose }: LightboxProps) {
  const { id, name, gallery } = business;
  const last = gallery.length - 1;
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(first);
  const photo = gallery[index];
  useLayoutEffect(() => {
    const close = dialog.current ? openModal(dialog.current) : undefined;
    closeButton.current?.focus();
    if (row.current) row.current.scrollLeft = first * row.current.clientWidth;
    return close;
  }, [first]);
  function show(wanted: number) {
    const next = Math.min(Math.max(wanted, 0), last);
    setIndex(next);
    if (row.current) row.current.scrollLeft = next * row.current.clientWidth;
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  }
  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      data-whole-window=""
      aria-label={`Photos of ${isolated(name)}`}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={css(scrollLock, {
        '&[open]': { display: 'flex', flexDirection: 'column' },
        position: 'fixed',
        inset: '0',
        w: 'full',
        maxW: 'full',
        h: '100dvh',
        maxH: 'full',
        overflow: 'hidden',
        bg: 'bg',
        color: 'text',
        colorScheme: 'dark',
      })}
    >
      <div className={css({ display: 'flex', alignItems: 'center', gap: '1', pl: '4', pr: '1', py: '1' })}>
        <p
          aria-live="polite"
          className={css({ mr: 'auto', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })}
        >
          {index + 1} of {gallery.length}
        </p>
        {photo ? <OriginalLink businessId={id} photoKey={photo.key} /> : null}
        <Button variant="ghost" size="icon" aria-label="Close" ref={closeButton} onClick={onClose}>
          <Icon path={closeIcon} size={22} />
        </Button>
      </div>
      <PhotoRow ref={row} business={business} index={index} onScrolled={setIndex} />
      <PhotoSteps index={index} last={last} caption={photo?.caption} onShow={show} />
    </dialog>
  );
}

function OriginalLink({ businessId, photoKey }: { businessId: number; photoKey: string }) {
  return (
    <Button asChild variant="ghost" size="icon">
      <a
        href={photoPath(businessId, photoKey, 'full')}
        target="_blank"
        rel="noopener"
        aria-label="Open the picture in a new tab"
      >
        <Icon path={externalIcon} size={22} />
      </a>
    </Button>
  );
}

interface PhotoRowProps {
  ref: Ref<HTMLUListElement>;
  business: BusinessDetail;
  /** Index of the photo in view. */
  index: number;
  onScrolled: (index: number) => void;
}

function PhotoRow({ ref, business: { id, gallery }, index, onScrolled }: PhotoRowProps) {
  return (
    <ul
      ref={ref}
      // Keys scroll it in browsers that give the focus to what scrolls.
      tabIndex={0}
      aria-label="Photos"
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
        onScrolled(Math.min(Math.round(scrollLeft / clientWidth), gallery.length - 1))
      }
      className={css({
        flex: '1',
        minH: '0',
        display: 'flex',
        overflowX: 'auto',
        overflowY: 'hidden',
        overscrollBehavior: 'contain',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        '& > li': { flex: '0 0 100%', minW: '0', scrollSnapAlign: 'center', scrollSnapStop: 'always' },
      })}
    >
      {gallery.map((photo, i) => (
        <li key={photo.key} aria-hidden={i !== index}>
          {Math.abs(i - index) <= 1 ? (
            <LargePhoto businessId={id} photoKey={photo.key} alt={photoName(photo, i, gallery.length)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Beside the photo, where there is room for it. */
const side = css({
  md: {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    bg: 'surface',
    borderRadius: 'pill',
  },
});

interface PhotoStepsProps {
  index: number;
  last: number;
  caption: string | null | undefined;
  onShow: (index: number) => void;
}

/** The caption between the buttons to the previous and the next photo. */
function PhotoSteps({ index, last, caption, onShow }: PhotoStepsProps) {
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: { base: 'space-between', md: 'center' },
        gap: '3',
        px: '1',
        pt: '1',
        pb: 'calc({spacing.1} + env(safe-area-inset-bottom))',
        minH: '14',
      })}
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous photo"
        className={cx(side, css({ left: { md: '4' } }))}
        // Not `disabled`, which would take the focus away at the end of the row.
        aria-disabled={index === 0}
        onClick={() => onShow(index - 1)}
      >
        <Icon path={leftIcon} size={22} />
      </Button>
      <p
        className={css({
          minW: '0',
          maxH: '24',
          overflowY: 'auto',
          textAlign: 'center',
          textStyle: 'sm',
          overflowWrap: 'anywhere',
        })}
      >
        <bdi>{caption}</bdi>
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next photo"
        className={cx(side, css({ right: { md: '4' } }))}
        aria-disabled={index === last}
        onClick={() => onShow(index + 1)}
      >
        <Icon path={rightIcon} size={22} />
      </Button>
    </div>
  );
}
