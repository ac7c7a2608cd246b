import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    textSizeAdjust: '100%',
    fontFamily: 'body',
    scrollPaddingTop: '20',
    // Height of bars over the lower edge of the window. Scrolled and focused elements stay above it.
    '--bars': 'calc(var(--bottom-bar, 0px) + max(var(--toast-bar, 0px), var(--consent-bar, 0px)))',
    // The consent banner and toasts are side by side if there is room.
    '@media (width < 64rem)': {
      '--bars': 'calc(var(--bottom-bar, 0px) + var(--toast-bar, 0px) + var(--consent-bar, 0px))',
    },
    '--covered': 'calc(var(--bars) + var(--top-button, 0px))',
    scrollPaddingBottom: 'calc(var(--covered) + {spacing.4})',
    // Nothing shifts when a page becomes longer than the window, or a dialog blocks scrolling.
    scrollbarGutter: 'stable',
    // The free edge is not under the backdrop of a dialog.
    '&:has(dialog[data-modal])': { bg: 'color-mix(in srgb, {colors.bg}, rgb(20 14 8) 50%)' },
    '&[data-theme=light]': { colorScheme: 'light' },
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  body: {
    bg: 'bg',
    color: 'text',
    textStyle: 'md',
    textRendering: 'optimizeLegibility',
  },
  a: { color: 'inherit', textDecoration: 'none' },
  'b, strong': { fontWeight: 'bold' },
  'button, summary, select, label': { cursor: 'pointer' },
  'input, select, textarea': { fontFamily: 'inherit' },
  // Chromium clips a placeholder to its line, and with it the dot of a Turkish İ.
  '::placeholder': { color: 'muted', opacity: 1, paddingBlock: '2px' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  // The focus moves here after a change of page; the ring would only startle.
  'main:focus': { outline: 'none' },
  // Drawn by colours and shadows alone, which the system takes away: its own controls are in.
  'input:is([type=checkbox], [type=radio])': {
    _forcedColors: { appearance: 'auto !important', _before: { display: 'none !important' } },
  },
  // The current page or tab: shown by a background alone, which the system takes away as well.
  ':is(a, button)[aria-current]:not(:focus-visible)': {
    _forcedColors: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
