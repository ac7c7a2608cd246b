import type { ComponentProps } from 'react';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const buttonRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'control',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    flex: 'none',
    transition: 'background {durations.motion} {easings.motion}',
    _forcedColors: { border: '1px solid' },
    _largeText: { whiteSpace: 'normal', maxW: 'full', py: '2' },
    _disabled: { bg: 'sunken', color: 'muted', cursor: 'not-allowed', boxShadow: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'onAccent', _hover: { bg: 'accent.hover' } },
      tonal: { bg: 'accent.soft', color: 'accent', _hover: { color: 'accent.hover' } },
      line: {
        bg: 'surface',
        color: 'accent',
        boxShadow: 'inset 0 0 0 1px {colors.line}',
        _hover: { color: 'accent.hover', boxShadow: 'inset 0 0 0 1px {colors.field}' },
      },
      ghost: { color: 'accent', _hover: { color: 'accent.hover', textDecoration: 'underline' } },
      red: {
        bg: 'surface',
        color: 'danger',
        boxShadow: 'inset 0 0 0 1px currentColor',
        _hover: { bg: 'danger.soft' },
      },
    },
    size: {
      md: { minH: '11', px: '4', textStyle: 'md' },
      /** Dense rows of the back office; still 44 px high under a finger. */
      sm: { minH: { base: '11', md: '9' }, px: '3', textStyle: 'sm', gap: '1.5' },
      icon: { minH: '11', w: '11', p: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const Root = styled('button', buttonRecipe);

/** Button of all pages; `asChild` styles a link as one. Use one solid button per view. */
export function Button(props: ComponentProps<typeof Root>) {
  // On a link, `type` would be the media type of its target.
  return <Root {...(props.asChild ? {} : { type: 'button' as const })} {...props} />;
}
