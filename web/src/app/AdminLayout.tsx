import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useSearchParams } from 'react-router-dom';
import { AdminRail } from '../admin/layout/AdminRail.tsx';
import { MobileHeader } from '../admin/layout/MobileHeader.tsx';
import type { CommandPaletteProps } from '../admin/palette/CommandPalette.tsx';
import { PaletteNotLoaded } from '../admin/palette/PaletteNotLoaded.tsx';
import { usePalette } from '../admin/palette/usePalette.ts';
import { useFocusAfterRemoval } from '../admin/layout/useFocusAfterRemoval.ts';
import { useRail } from '../admin/layout/useRail.ts';
import { LeaveGuards } from '../admin/shared/form/LeaveGuards.tsx';
import { useFocusOfPage } from './routes/useFocusOfPage.ts';
import { styled } from '../ui/theme/styled.tsx';
import { css, cva } from '../ui/theme/styles.ts';

const SkipLink = styled(
  'a',
  cva({
    base: {
      position: 'fixed',
      top: '2',
      left: '2',
      zIndex: 'overlay',
      px: '4',
      py: '3',
      borderRadius: 'control',
      bg: 'accent',
      color: 'onAccent',
      fontWeight: 'medium',
      transform: 'translateY(-200%)',
      _focus: { transform: 'none' },
    },
  }),
);

const CommandPalette = lazy<ComponentType<CommandPaletteProps>>(() =>
  import('../admin/palette/CommandPalette.tsx').then(
    (module) => ({ default: module.CommandPalette }),
    // As in a tab that is older than the last deployment; the screen stays.
    () => ({ default: PaletteNotLoaded }),
  ),
);

/** The frame of every screen behind the login. */
export function Component() {
  const [isNarrow, toggle] = useRail();
  const [isPaletteOpen, setPaletteOpen] = usePalette();
  const openPalette = () => setPaletteOpen(true);
  // The panel at the right takes the room that the rail can spare.
  const hasPanel = useSearchParams()[0].has('edit');
  const isCollapsed = isNarrow || hasPanel;
  const content = useRef<HTMLElement>(null);
  useFocusOfPage(content);
  useFocusAfterRemoval(content);
  return (
    <LeaveGuards>
      <ScrollRestoration />
      <SkipLink href="#content">İçeriğe geç</SkipLink>
      <MobileHeader onSearch={openPalette} />
      <div className={css({ display: { md: 'flex' } })}>
        <AdminRail isCollapsed={isCollapsed} onToggle={toggle} onSearch={openPalette} />
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className={css({
            flex: '1',
            minW: '0',
            px: { base: '4', md: '6', xl: '8' },
            pt: { base: '5', md: '6', xl: '7' },
            pb: 'calc({spacing.12} + var(--bars))',
            textStyle: 'sm',
          })}
        >
          <div className={css({ maxW: 'content' })}>
            <Outlet />
          </div>
        </main>
      </div>
      {isPaletteOpen ? (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      ) : null}
    </LeaveGuards>
  );
}
