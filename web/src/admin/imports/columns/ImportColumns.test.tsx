import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { doneImportRow } from '../../../testing/importRow.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const column = (
  sheet: string,
  number: number,
  header: string,
  field: string | null,
  sample: string | null,
) => ({
  ...{ sheet, number, header, field, sample, how: field === null ? 'none' : 'name' },
});

const directory = testDirectory();
const open = (columns: object[]) =>
  renderScreen('/admin/excel?import=12', {
    directory,
    content: { rows: { import: [doneImportRow({ refused: 0, columns })] } },
  });

it('the page of an import lists the columns that were recognised and those that were not, and sheets that were passed over', async () => {
  await open([
    column('Sayfa1', 1, 'full_address', 'address', 'Çilek Sok. 8'),
    column('Sayfa1', 2, 'plus_code', null, '8GJ5M8VP+QX'),
    ...Array.from({ length: 13 }, (_, i) =>
      column('Sayfa1', 3 + i, `more_${i}`, i === 12 ? 'name' : null, null),
    ),
    column('Liste', 1, 'Dükkân', null, 'Köşe'),
  ]);
  const known = (await screen.findByText('full_address')).closest('tr');
  expect(known).toHaveTextContent(/Çilek Sok\. 8.*Adres.*Tanındı/);
  expect(screen.getByText('plus_code').closest('tr')).toHaveTextContent(/Alınmayacak/);
  expect(screen.getByText('2 sütun tanındı, 14 sütun alınmayacak')).toBeInTheDocument();
  // The second sheet is listed with its outcome, however many columns the first one has.
  expect(screen.getByText('Dükkân')).toBeInTheDocument();
  expect(screen.getByText(/Bu sayfanın satırları okunmadı/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '3 sütun daha göster' })).toBeInTheDocument();
  expect(screen.queryByText('Reddedilen satırlar')).not.toBeInTheDocument();
});

it('the page of an import shows Turkish names for the columns of our own export', async () => {
  const own = ['ownId', 'ownSlug', 'reviewFingerprint', 'reviewSource', 'derivedFields', 'continuedField'];
  await open(own.map((field, i) => column('Reviews', i + 1, `header ${i}`, field, null)));
  expect(await screen.findByText('header 0')).toBeInTheDocument();
  expect(screen.getByText('6 sütun tanındı', { exact: false })).toBeInTheDocument();
  for (const field of own) expect(screen.queryByText(field)).not.toBeInTheDocument();
  expect(screen.getByLabelText('header 0 sütununun alanı')).toHaveDisplayValue('Kayıt numarası');
});
