import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    textSizeAdjust: '100%',
    fontFamily: 'body',
    scrollPaddingTop: '20',
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
  '::placeholder': { color: 'muted', opacity: 1 },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  // The focus moves here after a change of page; the ring would only startle.
  'main:focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
