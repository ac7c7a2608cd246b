import { Icon } from '../../../ui/icon/Icon.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { BusinessAction } from './businessActions.ts';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

const Bar = styled(
  'nav',
  cva({
    base: {
      display: { base: 'flex', md: 'none' },
      gap: '2',
      position: 'fixed',
      left: '0',
      right: '0',
      bottom: '0',
      zIndex: 'bar',
      bg: 'surface',
      boxShadow: 'float',
      px: '3',
      pt: '2.5',
      pb: 'calc({spacing.2.5} + env(safe-area-inset-bottom))',
      '& a': {
        flex: '1',
        minW: '0',
        h: '13',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '0.5',
        borderRadius: 'control',
        textStyle: 'xs',
        fontWeight: 'medium',
        color: 'accent',
        whiteSpace: 'nowrap',
      },
      '& a:first-of-type': {
        flex: '1.9',
        flexDirection: 'row',
        gap: '2',
        bg: 'accent',
        color: 'onAccent',
        textStyle: 'md',
      },
      _largeText: {
        overflowX: 'auto',
        '& a, & a:first-of-type': { flex: 'none', px: '3' },
      },
    },
  }),
);

const room = {
  'html:has(&)': {
    '--bottom-bar': { base: 'calc({spacing.18} + env(safe-area-inset-bottom))', md: '0px' },
  },
};

/** The main actions at the bottom of the screen. Phones only. */
export function ActionBar({ actions }: { actions: readonly BusinessAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Bar aria-label="Actions" className={css(room)}>
      {actions.slice(0, 4).map((action, index) => (
        <ActionLink key={action.key} action={action}>
          <Icon path={action.icon} size={index === 0 ? 20 : 22} />
          {action.label}
        </ActionLink>
      ))}
    </Bar>
  );
}
