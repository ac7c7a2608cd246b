import { defineConfig } from '@pandacss/dev';
import { globalCss } from './web/src/ui/theme/globalCss.ts';
import { resetCss } from './web/src/ui/theme/resetCss.ts';
import { semanticTokens } from './web/src/ui/theme/semanticTokens.ts';
import { conditions, breakpoints } from './web/src/ui/theme/conditions.ts';
import { textStyles } from './web/src/ui/theme/textStyles.ts';
import { tokens } from './web/src/ui/theme/tokens.ts';

/** Read by codegen/ for the types and functions of styles, and by the build for the rules (scripts/styles/). */
export default defineConfig({
  // Without the preset of design tokens; the values of properties are ours alone.
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: false,
  prefix: { cssVar: 'd' },
  conditions,
  globalCss: { ...resetCss, ...globalCss },
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    keyframes: { shimmer: { to: { backgroundPosition: '-200% 0' } } },
  },
  include: [],
  outdir: 'web/src/ui/theme/generated',
  outExtension: 'js',
});
