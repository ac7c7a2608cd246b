/** For the styles of a dialog: the page behind it does not scroll. */
export const scrollLock = { 'body:has(&[open])': { overflow: 'hidden' } };
