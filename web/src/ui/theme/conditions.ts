/** Widths from which the named values count, also in the back office. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '75rem' };

/** A phone whose text is enlarged: a rem of a media query is the size that the visitor chose. */
export const largeText = '@media (width < 18rem)';

/** `_light` and `_dark` follow the page's choice, `_osDark` the preference of the visitor's system. */
export const themeConditions = { light: '[data-theme=light] &', dark: '[data-theme=dark] &' };

const enabled = ':not(:disabled, [data-disabled])';

/**
 * Definitions of `_hover` and similar conditions. Touch screens have no hover, since it would persist after a
 * touch.
 */
export const conditions = {
  ...themeConditions,
  osDark: '@media (prefers-color-scheme: dark)',
  /** The system replaces all colours but its own, and draws no shadows. */
  forcedColors: '@media (forced-colors: active)',
  largeText,
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  hover: ['@media (hover: hover)', `&:is(:hover, [data-hover])${enabled}`],
  active: `&:is(:active, [data-active])${enabled}`,
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
};
