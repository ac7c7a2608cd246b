import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory({ businesses: [sampleBusiness({ slug: 'casa', name: 'Casa' })] });
const open = async () => {
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Claim or correct' }));
  return within(await screen.findByRole('dialog', { name: 'Casa' }));
};

describe('a proposal of a visitor', () => {
  it('is preserved when its kind changes, and when the dialog is closed and reopened', async () => {
    await renderPage('/business/casa', { directory });
    const user = userEvent.setup();
    let dialog = await open();
    await user.type(dialog.getByLabelText(/^Anything else/), 'The door is blue.');
    await user.type(dialog.getByLabelText(/^Your name/), 'Ada');
    const phone = () => dialog.getByLabelText<HTMLInputElement>(/^Phone/);
    await user.clear(phone());
    await user.type(phone(), '+351 21 555 01 99');
    await user.click(dialog.getByRole('radio', { name: 'Report a problem' }));
    const problem = () => dialog.getByLabelText<HTMLSelectElement>(/^What is the matter/);
    await user.selectOptions(problem(), 'Something else');
    const texts = () => [
      dialog.getByLabelText<HTMLTextAreaElement>(/^(Anything else|Tell us more)/).value,
      dialog.getByLabelText<HTMLInputElement>(/^Your name/).value,
    ];
    expect(texts()).toEqual(['The door is blue.', 'Ada']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    dialog = await open();
    expect(texts()).toEqual(['The door is blue.', 'Ada']);
    expect([phone().value, problem().selectedOptions[0]?.text]).toEqual([
      '+351 21 555 01 99',
      'Something else',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await user.click(await dialog.findByRole('button', { name: 'Back to the listing' }));
    dialog = await open();
    expect(texts()).toEqual(['', '']);
  });

  it('opens in a new tab if its link is clicked with a key', async () => {
    await renderPage('/business/casa', { directory });
    const link = await screen.findByRole('link', { name: 'Claim or correct' });
    let isTaken: boolean | undefined;
    const watch = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      fireEvent.click(link, { [key]: true });
      expect([key, isTaken]).toEqual([key, false]);
    }
    window.removeEventListener('click', watch);
  });
});
