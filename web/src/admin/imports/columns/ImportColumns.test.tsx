import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { aDoneImport, importAnswers } from '../../../testing/importAnswers.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const column = (
  sheet: string,
  number: number,
  header: string,
  field: string | null,
  sample: string | null,
) => ({
  __typename: 'ImportColumn',
  ...{ sheet, number, header, field, sample },
  ...{ samples: sample === null ? [] : [sample], confidence: null, alternatives: [] },
  ...{ isPersonal: false, isReleased: false, isAsked: false },
});

afterEach(cleanup);

it('lists the columns that were recognised and those that were not, and sheets that were passed over', async () => {
  const answers = importAnswers({
    ImportProgress: () => ({ import: aDoneImport({ refused: 0 }) }),
    ImportColumns: ({ id }) => ({
      import: {
        __typename: 'Import',
        id,
        unreadSheets: ['Liste'],
        columns: [
          column('Sayfa1', 1, 'full_address', 'address', 'Çilek Sok. 8'),
          column('Sayfa1', 2, 'plus_code', null, '8GJ5M8VP+QX'),
          ...Array.from({ length: 13 }, (_, i) => column('Sayfa1', 3 + i, `more_${i}`, null, null)),
          column('Liste', 1, 'Dükkân', null, 'Köşe'),
        ],
      },
    }),
  });
  await renderAdmin('/admin/excel?import=12', answers);
  const known = (await screen.findByText('full_address')).closest('tr');
  expect(known).toHaveTextContent(/Çilek Sok\. 8.*Adres.*Tanındı/);
  expect(screen.getByText('plus_code').closest('tr')).toHaveTextContent(/Alınmayacak/);
  expect(screen.getByText('1 sütun tanındı, 15 sütun alınmayacak')).toBeInTheDocument();
  // The second sheet stands there with what became of it, however many columns the first one has.
  expect(screen.getByText('Dükkân')).toBeInTheDocument();
  expect(screen.getByText(/Bu sayfanın satırları okunmadı/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '3 sütun daha göster' })).toBeInTheDocument();
  expect(screen.queryByText('Reddedilen satırlar')).not.toBeInTheDocument();
});

it("names the columns of the product's own export in the operators' words", async () => {
  const own = ['ownId', 'ownSlug', 'reviewFingerprint', 'reviewSource', 'derivedFields', 'continuedField'];
  const answers = importAnswers({
    ImportProgress: () => ({ import: aDoneImport({ refused: 0 }) }),
    ImportColumns: ({ id }) => ({
      import: {
        __typename: 'Import',
        id,
        unreadSheets: [],
        columns: own.map((field, i) => column('Reviews', i + 1, `header ${i}`, field, null)),
      },
    }),
  });
  await renderAdmin('/admin/excel?import=12', answers);
  expect(await screen.findByText('header 0')).toBeInTheDocument();
  expect(screen.getByText('6 sütun tanındı', { exact: false })).toBeInTheDocument();
  for (const field of own) expect(screen.queryByText(field)).not.toBeInTheDocument();
  expect(screen.getByLabelText('header 0 sütununun alanı')).toHaveDisplayValue('Kayıt numarası');
});
