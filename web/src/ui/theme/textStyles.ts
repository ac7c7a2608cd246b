/** Size and line height in px; given in rem so that text follows the browser's own size. */
function step(size: number, line: number, letterSpacing = '0') {
  return { value: { fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem`, letterSpacing } };
}

/** The one type scale: 12, 14, 16, 18, 22, 28, 36. */
export const textStyles = {
  xs: step(12, 16),
  sm: step(14, 20),
  md: step(16, 24),
  lg: step(18, 26),
  xl: step(22, 28, '-.01em'),
  '2xl': step(28, 34, '-.018em'),
  '3xl': step(36, 42, '-.022em'),
};
