import { defineConfig } from '@chakra-ui/react';
import { breakpoints, themeConditions } from '../../../ui/theme/conditions.ts';
import { textStyles } from '../../../ui/theme/textStyles.ts';
import { tokens } from '../../../ui/theme/tokens.ts';

/** Names of tokens and conditions as everywhere; panda.config.ts has the same. */
export const themeConfig = defineConfig({
  cssVarsPrefix: 'd',
  conditions: themeConditions,
  theme: { breakpoints, tokens, textStyles },
});
