import { defineGlobalStyles } from '@pandacss/dev';

/** Resets browser defaults. Element selectors only, so that any rule overrides it. */
export const resetCss = defineGlobalStyles({
  '*': {
    margin: '0px',
    padding: '0px',
    font: 'inherit',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    borderWidth: '0px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
  },
  hr: { height: '0px', color: 'inherit', borderTopWidth: '1px' },
  'img, svg, video, canvas, audio, iframe, embed, object': { display: 'block', verticalAlign: 'middle' },
  'img, video': { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'button, :where([type=button], [type=reset], [type=submit])': {
    appearance: 'button',
    backgroundColor: 'transparent',
    backgroundImage: 'none',
  },
  'button, input, optgroup, select, textarea': { color: 'inherit' },
  'button, select': { textTransform: 'none' },
  table: { textIndent: '0px', borderColor: 'inherit', borderCollapse: 'collapse' },
  textarea: { resize: 'vertical' },
  'sub, sup': { fontSize: '75%', lineHeight: '0', position: 'relative', verticalAlign: 'baseline' },
  sub: { bottom: '-0.25em' },
  sup: { top: '-0.5em' },
  'i, em': { fontStyle: 'italic' },
  small: { fontSize: '80%' },
  'code, kbd, samp, pre': { fontSize: '1em', fontFamily: 'mono' },
  'input:where([type=text], [type=email], [type=search], [type=password])': { appearance: 'none' },
  'input:where([type=search])': { appearance: 'textfield', outlineOffset: '-2px' },
  '::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
  'input:where([type=number])::-webkit-inner-spin-button, input:where([type=number])::-webkit-outer-spin-button':
    { height: 'auto' },
  'input:where([type=number])': { MozAppearance: 'textfield' },
  ":where([hidden]:not([hidden='until-found']))": { display: 'none !important' },
});
