import { chakra } from '@chakra-ui/react';

/** Sticky cells: the head at the top on wide screens, the first columns at the left on narrow ones. */
const pinned = {
  '&.pinned': { position: 'sticky', left: '0', zIndex: 'base' },
  // Beside the checkbox, not over it.
  '.pinned ~ &.pinned': { left: '12' },
};

export const Head = chakra('th', {
  base: {
    h: '10',
    px: '2.5',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'muted',
    whiteSpace: 'nowrap',
    bg: 'surface',
    boxShadow: 'inset 0 -1px 0 {colors.line}',
    position: { xl: 'sticky' },
    top: '0',
    zIndex: { xl: 'raised' },
    _first: { borderTopLeftRadius: 'card' },
    _last: { borderTopRightRadius: 'card' },
    ...pinned,
  },
});

export const Cell = chakra('td', {
  base: {
    h: '11',
    px: '2.5',
    py: '1',
    bg: 'surface',
    boxShadow: 'inset 0 -1px 0 {colors.line}',
    overflowWrap: 'break-word',
    'tr[data-selected] > &': { bg: 'accent.soft' },
    'tr[aria-current] > &': { bg: 'sunken' },
    '&:first-of-type': {
      'tr[aria-current] > &': {
        boxShadow: 'inset 3px 0 0 {colors.accent}, inset 0 -1px 0 {colors.line}',
      },
    },
    ...pinned,
  },
});
