// How everything that visitors load is styled. Tests run these functions of Panda; the build writes the names of classes in
// their place and resolves this module to compiledStyles.ts, so that no style is worked out in a browser or for a request.
export { css } from './generated/css/css.js';
export { cva } from './generated/css/cva.js';
export { cx } from './generated/css/cx.js';
