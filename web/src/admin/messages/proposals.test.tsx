import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const claim = { kind: 'CLAIM', name: 'Ada', email: 'ada@mail.example', message: 'I own it.' } as const;
const directory = testDirectory({
  businesses: [
    sampleBusiness({ id: 1, name: 'Casa Andorinha', isVerified: true, phone: '+351 21 1' }),
    sampleBusiness({ id: 2, name: 'Kahve Evi', isVerified: false, phone: '+90 232 1' }),
  ],
  rows: {
    listingProposal: [
      { ...claim, id: 1, businessId: 1, changes: { isVerified: true } },
      {
        ...{ id: 2, kind: 'EDIT', businessId: 2, message: '' },
        changes: { phone: '+90 232 1', name: 'Kahve Evi 2' },
      },
      { id: 3, kind: 'EDIT', businessId: 2, message: 'The entrance is in the side street.', changes: {} },
    ],
  },
});

const cardOf = async (text: string) =>
  within((await screen.findByText(text)).closest<HTMLElement>('li[aria-labelledby]') ?? document.body);

it('a proposed value that the listing has already is shown once and not offered as a change', async () => {
  await renderScreen('/admin/proposals', { directory });
  const claimed = await cardOf('I own it.');
  expect(claimed.getByText('Kayıtta zaten böyle')).toBeVisible();
  expect(claimed.getAllByText('Evet')).toHaveLength(1);
  expect(claimed.queryByRole('checkbox')).toBeNull();

  const edited = await cardOf('Kahve Evi 2');
  expect(edited.getAllByText('+90 232 1')).toHaveLength(1);
  expect(edited.getByRole('checkbox', { name: 'İşletme adı' })).toBeChecked();
  expect(edited.getByRole('button', { name: 'Seçilenleri kabul et (1)' })).toBeEnabled();
});

it.each([
  ['a claim of a listing that is verified already', 'I own it.'],
  ['a note without proposed values', 'The entrance is in the side street.'],
])('%s can be taken care of', async (_what, text) => {
  await renderScreen('/admin/proposals', { directory });
  await userEvent.click((await cardOf(text)).getByRole('button', { name: 'İlgilenildi' }));
  expect(await screen.findByText('Öneri kabul edildi')).toBeVisible();
});
