/** For the styles of a dialog: the page behind it does not scroll. */
export const heldPage = { 'body:has(&[open])': { overflow: 'hidden' } };
