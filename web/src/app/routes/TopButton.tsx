import { Icon } from '../../ui/icon/Icon.tsx';
import { upIcon } from '../../ui/icon/icons.ts';
import { Tooltip } from '../../ui/feedback/Tooltip.tsx';
import { css } from '../../ui/theme/styles.ts';

/** The room that it takes: a narrow window has none for it beside a question. */
const room = {
  'html:has(&)': { '--top-button': 'calc({sizes.12} + {spacing.6})' },
  '@media (width < 64rem)': {
    'html:has([data-question]) &': { display: 'none' },
    'html:has([data-question]):has(&)': { '--top-button': '0px' },
  },
};

/** Leads back to the start of a long page. */
export function TopButton() {
  return (
    <div
      className={css(room, {
        position: 'fixed',
        right: { base: '4', md: '6' },

        // Above any other bar.
        bottom: {
          base: 'calc(var(--bars) + {spacing.4} + env(safe-area-inset-bottom))',
          lg: 'calc(var(--toast-bar, 0px) + {spacing.6})',
        },
        zIndex: 'float',
      })}
    >
      <Tooltip text="Scroll to top" side="left">
        <button
          type="button"
          aria-label="Scroll to top"
          onClick={() => {
            const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
            // The button goes once the page is at its start.
            document.getElementById('main')?.focus({ preventScroll: true });
            window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
          }}
          className={css({
            boxSize: '12',
            display: 'grid',
            placeItems: 'center',
            borderRadius: 'pill',
            bg: 'surface',
            color: 'accent',
            boxShadow: 'float',
          })}
        >
          <Icon path={upIcon} size={22} />
        </button>
      </Tooltip>
    </div>
  );
}
