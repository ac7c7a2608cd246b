/** Style of popups beside their button: a menu, a list, a note. */
export const floating = {
  zIndex: 'overlay',
  bg: 'surface',
  color: 'text',
  borderRadius: 'control',
  boxShadow: 'float',
  outline: 'none',
} as const;
