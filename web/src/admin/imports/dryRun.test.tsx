import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarryOutImportDocument } from '../../graphql/generated.ts';
import { doneImportRow, importRow } from '../../testing/importRow.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { importColumn, knownColumns, dryRunScreens } from '../../testing/dryRunScreens.ts';

const { directory, openDryRun } = dryRunScreens();

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
    const { calls } = await openDryRun(knownColumns, { defaultCountry: 'TR' });
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
    await openDryRun(knownColumns, {}, new Set(['CarryOutImport']));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Varsayılan ülke' }), 'DE');
    expect(await screen.findByText('Hata!')).toBeInTheDocument();
    expect(screen.getByText('Önizleme hazır: hiçbir kayıt değişmedi')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Varsayılan ülke' })).toBeEnabled();
  });

  it('continues an import that waits for answers', async () => {
    const unsure = { ...importColumn('Puan2', 'rating', 'content', 2), isAsked: true };
    const waiting = importRow({ status: 'NEEDS_ANSWERS', columns: [importColumn('title', 'name'), unsure] });
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

  it('that waits for answers is given up', async () => {
    const unsure = { ...importColumn('Puan2', 'rating', 'content', 2), isAsked: true };
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
    const dryRun = doneImportRow({ isDryRun: true, refused: 0, columns: knownColumns });
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
});
