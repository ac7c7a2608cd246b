import { defineConfig } from '@chakra-ui/react';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

/** Shared by the documents' rules and the elements' styles. */
export const themeConfig = defineConfig({
  cssVarsPrefix: 'd',
  conditions: { light: '[data-theme=light] &', dark: '[data-theme=dark] &' },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '75rem' },
    tokens,
    textStyles,
  },
});
