import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

it('a new code waits for consent, and its hints belong to their fields', async () => {
  await renderScreen('/admin/settings?code=new', { directory });
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kod' }));
  const consent = dialog.getByRole('combobox', { name: 'Ziyaretçi onayı' });
  expect(consent).toHaveDisplayValue('Analitik onayıyla');
  expect(consent).toHaveAccessibleDescription(/^Üçüncü taraf/);
  expect(dialog.getByRole('textbox', { name: /^Kod/ })).toHaveAccessibleDescription(/^HTML öğeleri/);
});
