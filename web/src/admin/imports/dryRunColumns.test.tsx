import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importRow } from '../../testing/importRow.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { importColumn, dryRunScreens } from '../../testing/dryRunScreens.ts';

const { directory, openDryRun } = dryRunScreens();

describe('a dry run', () => {
  it('asks about an uncertain column before anything is applied, and sends the answer', async () => {
    const unsure = {
      ...importColumn('Puan2', 'rating', 'content', 2),
      ...{ isAsked: true, confidence: 0.55, samples: ['4,5', '3'] },
      alternatives: [{ field: 'reviewCount', confidence: 0.4 }],
    };
    const { calls } = await openDryRun([importColumn('title', 'name'), unsure]);
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

  it('shows how likely each reading of a column is, together no more than all', async () => {
    const unsure = {
      ...importColumn('Puan2', 'rating', 'content', 2),
      ...{ isAsked: true, confidence: 0.8 },
      alternatives: [
        { field: 'reviewCount', confidence: 0.5 },
        { field: null, confidence: 0.3 },
      ],
    };
    await openDryRun([importColumn('title', 'name'), unsure]);
    const question = within(await screen.findByRole('group', { name: /Puan2 hangi alan/ }));
    expect(question.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Puan · %50 olası',
      'Yorum sayısı · %31 olası',
      'Alınmasın · %18 olası',
    ]);
  });

  it('of a file without a header takes answers, which are stored with the import alone', async () => {
    const asked = {
      ...importColumn('A', 'name', 'content'),
      ...{ isAsked: true, alternatives: [{ field: null, confidence: 0.4 }] },
    };
    const { calls } = await openDryRun([asked, importColumn('B', null, 'none', 2)]);
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
    const unsure = { ...importColumn('Puan2', 'rating', 'content', 2), isAsked: true };
    await openDryRun([importColumn('title', 'name'), unsure]);
    const question = await screen.findByRole('group', { name: /Puan2 hangi alan/ });
    const rows = await screen.findByRole('region', { name: 'İlk kayıtların tablosu' });
    const isBefore = question.compareDocumentPosition(rows) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBe(true);
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
      ...importColumn('contact', null, 'private', 2),
      isPersonal: true,
      sample: null,
      samples: [],
    };
    const { calls } = await openDryRun([importColumn('title', 'name'), personal]);
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

  it.each([
    ['without an address, a phone or a position', importColumn('renk', null, 'none', 2), true],
    ['with phones', importColumn('Telefon', 'phone', 'name', 2), false],
  ])('warns that rows may be no places in a sheet %s', async (_, other, isWarned) => {
    const asked = { ...importColumn('title', 'name'), isAsked: true };
    await renderScreen('/admin/excel?import=12', {
      directory,
      content: { rows: { import: [importRow({ status: 'NEEDS_ANSWERS', columns: [asked, other] })] } },
    });
    expect(await screen.findByRole('group', { name: /title/ })).toBeInTheDocument();
    expect(screen.queryAllByText(/Satırlar işletme değilse/)).toHaveLength(isWarned ? 1 : 0);
  });

  it('has its columns corrected, which is stored for that header and used at once', async () => {
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

  it('includes a sheet that was not read once a column has a field, stored for the header of that sheet', async () => {
    const list = { ...importColumn('Dükkân', null, 'none'), sheet: 'Liste' };
    const { calls } = await openDryRun([importColumn('title', 'name'), list]);
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

  it('adds a correction to earlier ones, and distinguishes columns of one name and unnamed ones by their numbers', async () => {
    const { calls } = await openDryRun([
      importColumn('Dükkân', 'name', 'remembered', 1),
      importColumn('Telefon', 'phone', 'name', 3),
      importColumn('Telefon', 'phone', 'name', 4),
      importColumn('Not', null, 'given', 5),
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
});
