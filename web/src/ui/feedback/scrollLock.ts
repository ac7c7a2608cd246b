/** Styles of a dialog that keep the page behind it from scrolling. */
export const scrollLock = { 'body:has(&[open])': { overflow: 'hidden' } };
