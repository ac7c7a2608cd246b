import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './globalCss.ts';
import { semanticTokens } from './semanticTokens.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

/**
 * The theme: tokens of our own and no recipe of Chakra's, since each costs every visitor some bytes.
 * A shared part brings its recipe along: `chakra('button', recipe)`.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'd',
  globalCss,
  conditions: { light: '[data-theme=light] &', dark: '[data-theme=dark] &' },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '75rem' },
    keyframes: { shimmer: { to: { backgroundPosition: '-200% 0' } } },
    tokens,
    semanticTokens,
    textStyles,
  },
});

/** The same without its global rules, which every document already carries in its head. */
export const renderedSystem = { ...system, _global: [] };
