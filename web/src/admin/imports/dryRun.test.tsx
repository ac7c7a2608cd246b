import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarryOutImportDocument } from '../../graphql/generated.ts';
import { doneImportRow, importRow } from '../../testing/importRow.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const column = (header: string, field: string | null, how = 'name', number = 1) => ({
  ...{ sheet: 'Sayfa1', number, header, field, how },
  ...{ sample: `${header} örneği`, samples: [`${header} örneği`] },
  ...{ confidence: 0.92, alternatives: [] as object[], isAsked: false },
});
const known = [column('title', 'name'), column('renk', null, 'none', 2)];
const directory = testDirectory();

/** A dry run over some columns, with what it found for the first row. */
const openDryRun = (columns: object[] = known, more: object = {}, failing = new Set<string>()) =>
  renderScreen('/admin/excel?import=12', {
    directory,
    failing,
    content: {
      rows: {
        import: [doneImportRow({ isDryRun: true, refused: 0, updated: 1, columns, ...more })],
        importOutcome: [
          {
            ...{ importId: 12, position: 1, sheet: 'Sayfa1', rowNumber: 2, name: 'Kahve Evi' },
            ...{ outcome: 'UPDATED', before: { phone: '111' }, after: { phone: '222' } },
            listing: { name: 'Kahve Evi', phone: '222', city: 'Bursa', placeId: 'x'.repeat(60) },
          },
        ],
      },
    },
  });

describe('a dry run', () => {
  it('reports the changes row by row, and is applied by one press', async () => {
    const { calls, address } = await openDryRun();
    expect(await screen.findByText('Önizleme hazır: hiçbir kayıt değişmedi')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Önizlemenin satırları' });
    expect(table).toHaveTextContent('Telefon: 111 → 222');
    // It changed nothing: its list shows what an import would do.
    const history = await screen.findByRole('table', { name: 'Geçmiş içe aktarmalar' });
    expect(history).toHaveTextContent('Önizleme');
    expect(history).toHaveTextContent('12.604 oluşturulacak, 1 güncellenecek');
    await userEvent.click(screen.getByRole('button', { name: 'İçe aktar' }));
    await waitFor(() => expect(address()).toContain('import=13'));
    expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
      input: { dryRunId: 12 },
    });
  });

  it('shows the first rows as their listings would look, with the changed cells marked', async () => {
    await openDryRun();
    const table = within(await screen.findByRole('region', { name: 'İlk kayıtların tablosu' }));
    expect(table.getByText('Bursa')).toBeInTheDocument();
    expect(table.getByText('222').closest('mark')).toBeInTheDocument();
    expect(table.getByText('222').closest('td')).toHaveTextContent('222Önce: 111');
    expect(table.getByText('Bursa').closest('mark')).toBeNull();
    // A text that does not wrap is cut.
    expect(table.getByText(`${'x'.repeat(39)}…`)).toBeInTheDocument();
  });

  it('asks about an uncertain column before anything is applied, and sends the answer', async () => {
    const unsure = {
      ...column('Puan2', 'rating', 'content', 2),
      ...{ isAsked: true, confidence: 0.55, samples: ['4,5', '3'] },
      alternatives: [{ field: 'reviewCount', confidence: 0.4 }],
    };
    const { calls } = await openDryRun([column('title', 'name'), unsure]);
    const question = within(await screen.findByRole('group', { name: /Puan2 hangi alan/ }));
    expect(question.getByRole('radio', { name: /^Puan/ })).toBeChecked();
    // Its questions are answered first.
    expect(screen.queryByRole('button', { name: 'İçe aktar' })).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('radio', { name: /^Yorum sayısı/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Yanıtlarla içe aktar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, mapping: { Puan2: 'reviewCount' } },
      }),
    );
  });

  it('of a file without a header takes answers, which are stored with the import alone', async () => {
    const asked = {
      ...column('A', 'name', 'content'),
      ...{ isAsked: true, alternatives: [{ field: null, confidence: 0.4 }] },
    };
    const { calls } = await openDryRun([asked, column('B', null, 'none', 2)]);
    await userEvent.selectOptions(await screen.findByLabelText('B sütununun alanı'), 'İşletme adı');
    const question = within(screen.getByRole('group', { name: /A hangi alan/ }));
    await userEvent.click(question.getByRole('radio', { name: /^Alınmasın/ }));
    expect(screen.queryByRole('button', { name: 'Eşlemeyi kaydet' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yanıtlarla içe aktar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, mapping: { A: '', B: 'name' } },
      }),
    );
    expect(calls.some(({ name }) => name === 'SaveColumnMapping')).toBe(false);
  });

  it('puts the questions before the first rows', async () => {
    const unsure = { ...column('Puan2', 'rating', 'content', 2), isAsked: true };
    await openDryRun([column('title', 'name'), unsure]);
    const question = await screen.findByRole('group', { name: /Puan2 hangi alan/ });
    const rows = await screen.findByRole('region', { name: 'İlk kayıtların tablosu' });
    const isBefore = question.compareDocumentPosition(rows) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBe(true);
  });

  it('reads the file again with another default country', async () => {
    const { calls, address } = await openDryRun();
    const choice = await screen.findByRole('combobox', { name: 'Varsayılan ülke' });
    expect(choice).toHaveValue('');
    await userEvent.selectOptions(choice, 'DE');
    await waitFor(() => expect(address()).toContain('import=13'));
    expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
      input: { dryRunId: 12, dryRun: true, defaultCountry: 'DE' },
    });
  });

  it('shows the country that it was read with, and takes it away again', async () => {
    const { calls } = await openDryRun(known, { defaultCountry: 'TR' });
    const choice = await screen.findByRole('combobox', { name: 'Varsayılan ülke' });
    expect(choice).toHaveValue('TR');
    await userEvent.selectOptions(choice, '');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, dryRun: true, defaultCountry: '' },
      }),
    );
  });

  it('keeps the preview if the file can’t be read again', async () => {
    await openDryRun(known, {}, new Set(['CarryOutImport']));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Varsayılan ülke' }), 'DE');
    expect(await screen.findByText('Hata!')).toBeInTheDocument();
    expect(screen.getByText('Önizleme hazır: hiçbir kayıt değişmedi')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Varsayılan ülke' })).toBeEnabled();
  });

  it('is read again with other fields for its columns before anything is stored', async () => {
    const { calls, address } = await openDryRun();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^renk sütun/ }), 'category');
    await userEvent.click(screen.getByRole('button', { name: 'Önizlemeyi yenile' }));
    await waitFor(() => expect(address()).toContain('import=13'));
    expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
      input: { dryRunId: 12, dryRun: true, mapping: { renk: 'category' } },
    });
    expect(calls.some(({ name }) => name === 'SaveColumnMapping')).toBe(false);
  });

  it('is not carried out as it was once its columns were changed', async () => {
    await openDryRun();
    const choice = await screen.findByRole('combobox', { name: /^renk sütun/ });
    expect(screen.getByRole('button', { name: 'İçe aktar' })).toBeInTheDocument();
    await userEvent.selectOptions(choice, 'category');
    expect(screen.queryByRole('button', { name: 'İçe aktar' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Sütunlar değişti; aşağıdan/)).toBeInTheDocument();
    // Another country would read the file again, without the change.
    expect(screen.getByRole('combobox', { name: 'Varsayılan ülke' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(screen.getByRole('button', { name: 'İçe aktar' })).toBeInTheDocument();
  });

  it('leaves columns about persons unread unless an operator releases one', async () => {
    const personal = {
      ...column('contact', null, 'private', 2),
      isPersonal: true,
      sample: null,
      samples: [],
    };
    const { calls } = await openDryRun([column('title', 'name'), personal]);
    expect(await screen.findByText(/Kişisel veri, okunmaz/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'contact: yine de al' }));
    expect(screen.getByLabelText('contact sütununun alanı')).toHaveDisplayValue('Otomatik tanınır');
    await userEvent.selectOptions(screen.getByLabelText('contact sütununun alanı'), 'E-posta');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve böyle içe aktar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, mapping: { contact: 'email' }, releasedColumns: ['contact'] },
      }),
    );
  });

  it('continues an import that waits for answers', async () => {
    const unsure = { ...column('Puan2', 'rating', 'content', 2), isAsked: true };
    const waiting = importRow({ status: 'NEEDS_ANSWERS', columns: [column('title', 'name'), unsure] });
    const { calls } = await renderScreen('/admin/excel?import=12', {
      directory,
      content: { rows: { import: [waiting] } },
    });
    expect(await screen.findByText('Bazı sütunlar için yanıtınız gerekiyor')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Yanıtla ve sürdür' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'AnswerImport')?.variables).toEqual({
        input: { id: 12, mapping: { Puan2: 'rating' } },
      }),
    );
  });

  it.each([
    ['without an address, a phone or a position', column('renk', null, 'none', 2), true],
    ['with phones', column('Telefon', 'phone', 'name', 2), false],
  ])('warns that rows may be no places in a sheet %s', async (_, other, isWarned) => {
    const asked = { ...column('title', 'name'), isAsked: true };
    await renderScreen('/admin/excel?import=12', {
      directory,
      content: { rows: { import: [importRow({ status: 'NEEDS_ANSWERS', columns: [asked, other] })] } },
    });
    expect(await screen.findByRole('group', { name: /title/ })).toBeInTheDocument();
    expect(screen.queryAllByText(/Satırlar işletme değilse/)).toHaveLength(isWarned ? 1 : 0);
  });

  it('that waits for answers is given up', async () => {
    const unsure = { ...column('Puan2', 'rating', 'content', 2), isAsked: true };
    await renderScreen('/admin/excel?import=12', {
      directory,
      content: { rows: { import: [importRow({ status: 'NEEDS_ANSWERS', columns: [unsure] })] } },
    });
    const waiting = within(await screen.findByRole('region', { name: 'İçe aktarma yanıt bekliyor' }));
    await userEvent.click(waiting.getByRole('button', { name: 'Vazgeç' }));
    expect(await screen.findByText('İçe aktarma durduruldu')).toBeInTheDocument();
    expect(await directory.sql('SELECT status FROM imports')).toEqual([{ status: 'CANCELLED' }]);
  });

  it('that was applied says when, and is read again before it is applied once more', async () => {
    const dryRun = doneImportRow({ isDryRun: true, refused: 0, columns: known });
    const applied = { ...doneImportRow({ id: 13, fileKey: null }), dryRunId: 12 };
    const { calls, address } = await renderScreen('/admin/excel?import=12', {
      directory,
      content: { rows: { import: [dryRun, applied] } },
    });
    expect(await screen.findByText(/Bu önizleme 21\.11\.2026.* tarihinde uygulandı/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sonucunu aç' })).toHaveAttribute(
      'href',
      '/admin/excel?import=13',
    );
    expect(screen.queryByRole('button', { name: 'İçe aktar' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dosyayı yeniden oku' }));
    await waitFor(() => expect(address()).toContain('import=14'));
    expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
      input: { dryRunId: 12, dryRun: true },
    });
  });

  it('that another operator has just applied is not applied again', async () => {
    const { calls } = await openDryRun();
    const button = await screen.findByRole('button', { name: 'İçe aktar' });
    await waitFor(() => expect(button).toBeEnabled());
    await directory.executeOrThrow(CarryOutImportDocument, { input: { dryRunId: 12 } });
    await userEvent.click(button);
    expect(await screen.findByText(/tarihinde uygulanmaya başladı/)).toBeInTheDocument();
    expect(calls.some(({ name }) => name === 'CarryOutImport')).toBe(false);
  });

  it('has its columns corrected, which is remembered for that header and used at once', async () => {
    const { calls } = await openDryRun();
    const choice = await screen.findByLabelText('renk sütununun alanı');
    expect(screen.queryByRole('button', { name: 'Eşlemeyi kaydet' })).not.toBeInTheDocument();
    await userEvent.selectOptions(choice, 'Uzun makale');
    expect(screen.getByText('Değişti')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve böyle içe aktar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, mapping: { renk: 'description' } },
      }),
    );
    expect(calls.find(({ name }) => name === 'SaveColumnMapping')?.variables).toEqual({
      input: { header: ['title', 'renk'], mapping: { renk: 'description' } },
    });
  });

  it('has a sheet that was passed over taken in with the others, remembered for the header of that sheet', async () => {
    const list = { ...column('Dükkân', null, 'none'), sheet: 'Liste' };
    const { calls } = await openDryRun([column('title', 'name'), list]);
    expect(await screen.findByText(/satırları okunmadı.* seçip böyle içe aktarın\.$/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Dükkân sütununun alanı'), 'İşletme adı');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve böyle içe aktar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, mapping: { Dükkân: 'name' } },
      }),
    );
    expect(calls.find(({ name }) => name === 'SaveColumnMapping')?.variables).toEqual({
      input: { header: ['Dükkân'], mapping: { Dükkân: 'name' } },
    });
  });
});

it('a dry run adds a correction to earlier ones, and distinguishes columns of one name and unnamed ones by their numbers', async () => {
  const { calls } = await openDryRun([
    column('Dükkân', 'name', 'remembered', 1),
    column('Telefon', 'phone', 'name', 3),
    column('Telefon', 'phone', 'name', 4),
    column('Not', null, 'given', 5),
  ]);
  const [, second] = await screen.findAllByLabelText('Telefon sütununun alanı');
  if (second) await userEvent.selectOptions(second, 'Uzun makale');
  await userEvent.click(screen.getByRole('button', { name: 'Eşlemeyi kaydet' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'SaveColumnMapping')?.variables).toEqual({
      input: {
        header: ['Dükkân', '', 'Telefon', 'Telefon', 'Not'],
        mapping: { Dükkân: 'name', 4: 'description', Not: '' },
      },
    }),
  );
});
