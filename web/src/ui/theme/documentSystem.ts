import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './globalCss.ts';
import { semanticTokens } from './semanticTokens.ts';
import { themeConfig } from './themeConfig.ts';

/** The theme with its global rules and the values of all tokens, which the server writes into the head of each document. */
export const documentSystem = createSystem(defaultBaseConfig, themeConfig, {
  preflight: true,
  globalCss,
  theme: {
    keyframes: { shimmer: { to: { backgroundPosition: '-200% 0' } } },
    semanticTokens,
  },
});
