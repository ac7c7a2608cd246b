import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { restoreRemovedFocus } from './restoreRemovedFocus.ts';

let stop: () => void;
const element = (selector: string) => document.querySelector<HTMLElement>(selector);
const dialog = '<dialog open><button id="close">Close</button></dialog>';

function show(content: string): void {
  document.body.innerHTML = `<main tabindex="-1">${content}</main>`;
  const main = element('main');
  if (main) stop = restoreRemovedFocus(main);
}

beforeEach(() => show(`<ul><li><button id="row">Row</button></li></ul>${dialog}`));
afterEach(() => stop());

it('a dialog that was opened with the page leaves the focus with the content when it is removed', async () => {
  element('#close')?.focus();
  element('dialog')?.remove();
  await waitFor(() => expect(document.activeElement).toBe(element('main')));
});

it('a dialog that was opened from a row leaves the focus with the row when it is removed', async () => {
  element('#row')?.focus();
  element('#close')?.focus();
  element('dialog')?.remove();
  await waitFor(() => expect(document.activeElement).toBe(element('#row')));
});
