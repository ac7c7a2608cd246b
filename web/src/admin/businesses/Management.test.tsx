import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isolated } from '../../../../domain/text/bidi.ts';
import { SaveFilterDocument } from '../../graphql/generated.ts';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { changesText, previewText, scopeText, startText } from './bulk/bulkLabels.ts';
import { rangeProblem, readRange, securityWarning } from './export/exportRange.ts';
import { initialChoices } from './duplicates/mergeChoices.ts';
import { failureText } from './export/fetchExport.ts';

const directory = testDirectory();
/** Longer than the time between two questions about running work. */

beforeEach(() =>
  directory.fill({
    businesses: [sampleBusiness({ id: 1, isVerified: false }), sampleBusiness({ id: 2, isVerified: true })],
  }),
);

describe('the range of an export', () => {
  it.each([
    ['0', '5', rangeProblem],
    ['10', '5', rangeProblem],
    ['a', '5', rangeProblem],
    ['1,5', '5', rangeProblem],
    ['', '', rangeProblem],
    ['1', '1.000.001', securityWarning],
  ])('%s - %s is refused', (start, end, message) => {
    expect(readRange(start, end)).toEqual({ kind: 'wrong', message });
  });

  it('needs a confirmation beyond a hundred thousand', () => {
    expect(readRange('500', '10.000')).toEqual({ kind: 'fine', start: 500, end: 10_000, count: 9_501 });
    expect(readRange('1', '100000').kind).toBe('fine');
    expect(readRange('1', '100001').kind).toBe('many');
    expect(readRange('2', '1000001').kind).toBe('many');
  });

  it('shows the error of the server, or its status', async () => {
    const answer = (body: unknown) =>
      new Response(JSON.stringify(body), { status: 400, statusText: 'Bad Request' });
    expect(await failureText(answer({ message: 'Olmadı' }))).toBe('Olmadı');
    expect(await failureText(answer({ details: 'Ayrıntı' }))).toBe('Ayrıntı');
    expect(await failureText(answer({ details: {} }))).toBe('HTTP 400: Bad Request');
    expect(await failureText(new Response('x', { status: 502, statusText: 'Bad Gateway' }))).toBe(
      'HTTP 502: Bad Gateway',
    );
  });
});

describe('a merge', () => {
  it('starts with the pair that was viewed, not with all possible duplicates', () => {
    expect([...initialChoices([1, 2, 3, 4], [3, 1]).left]).toEqual([2, 4]);
    expect(initialChoices([1, 2, 3], []).left.size).toBe(0);
  });
});

describe('a bulk edit', () => {
  it('names its changes and its listings', () => {
    expect(changesText({ changes: { isOpen: false, countryCode: 'TR' } })).toBe(
      'Açık: Hayır · Ülke: 🇹🇷 Türkiye',
    );
    const place = { id: 1204, name: 'Kafe' };
    expect(changesText({ changes: { categoryId: 1204, clearPhone: true }, newCategory: place })).toBe(
      `Kategori: ${isolated('Kafe')} · Telefonu kaldır`,
    );
    expect(changesText({ changes: { cityId: 7 }, newCity: null })).toBe('Şehir: silinmiş (no. 7)');
    expect(
      scopeText({ selected: 0, filter: { categorySlug: 'kafe', countryCode: 'TR' }, filterCategory: place }),
    ).toBe(`Eşleşenler: kategori ${isolated('Kafe')}, ülke 🇹🇷 Türkiye`);
    expect(scopeText({ selected: 3, filter: {} })).toBe('Seçilen 3 kayıt');
    expect(scopeText({ selected: 0, filter: { status: 'CLOSED', search: 'a' } })).toBe(
      'Eşleşenler: durum Kapalı, arama a',
    );
    expect(scopeText({ selected: 0, filter: {} })).toBe('Bütün kayıtlar');
  });

  it('shows how many listings it changes, also if there are too many to count', () => {
    const preview = { matched: 10_000, changing: 0, isLowerBound: true };
    // Those beyond the counted ones may well change, though none of the counted does.
    expect(previewText(false, false, preview)).toMatch(
      /^10\.000 kayıttan fazlası eşleşiyor, hepsi değişecek/,
    );
    expect(startText(preview)).toBe('Eşleşenlerin hepsini değiştir');
    expect(startText({ ...preview, isLowerBound: false })).toBe('Değiştir');
  });

  it('of the selected rows is confirmed, previewed, followed and undone', async () => {
    const { address, calls } = await renderScreen('/admin/businesses', { directory });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }));
    expect(screen.getByText('2 seçildi')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Toplu düzenle' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Seçilen 2 kayıt' })).toBeChecked();
    await userEvent.selectOptions(dialog.getByLabelText('Doğrulanmış'), 'yes');
    expect(await dialog.findByText(/2 kayıt eşleşiyor, 1 tanesi değişecek/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Rehberdeki bütün kayıtlar' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Seçilen 2 kayıt' }));
    await userEvent.click(await dialog.findByRole('button', { name: '1 kaydı değiştir' }));
    await waitFor(() => expect(address()).toBe('/admin/businesses/changes'));
    expect(calls.find(({ name }) => name === 'StartBulkEdit')?.variables).toEqual({
      input: { ids: expect.arrayContaining([1, 2]), changes: { isVerified: true } },
    });
    await directory.runJobs();
    await userEvent.click(await screen.findByRole('link', { name: /^Geri al/ }));
    expect(address()).toMatch(/^\/admin\/businesses\/changes\?undo=\d+$/);
    await userEvent.click(await screen.findByRole('button', { name: '1 kaydı geri al' }));
    await directory.runJobs();
    expect(await screen.findByText('1 kayıt geri alındı')).toBeInTheDocument();
  });
});

it('filters are saved and applied again', async () => {
  const { address } = await renderScreen('/admin/businesses?status=closed&dialog=filters', { directory });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Şimdiki filtrenin adı'), 'Kapalılar');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Filtre kaydedildi')).toBeInTheDocument();
  expect(address()).toBe('/admin/businesses?status=closed');
  const chip = await screen.findByRole('link', { name: 'Kapalılar' });
  expect(chip).toHaveAttribute('aria-current', 'true');
  expect(chip).toHaveAttribute('href', '/admin/businesses?status=closed');
});

describe('a saved filter', () => {
  const stored = () => directory.sql('SELECT name, query FROM saved_filters');
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Kayıtlı filtreler' }));
  const before = { name: 'Benimki', query: '?status=open' };

  it('of the same name is replaced after a question only, and can be put back', async () => {
    await directory.sql('DELETE FROM saved_filters');
    await directory.executeOrThrow(SaveFilterDocument, before);
    await renderScreen('/admin/businesses?status=closed&dialog=filters', { directory });
    await userEvent.type((await dialog()).getByLabelText('Şimdiki filtrenin adı'), ' Benimki ');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Kaydet' }));
    const question = within(await screen.findByRole('dialog', { name: 'Filtreyi değiştir' }));
    expect(await stored()).toEqual([before]);
    await userEvent.click(question.getByRole('button', { name: 'Değiştir' }));
    expect(await screen.findByText('Filtre kaydedildi')).toBeInTheDocument();
    expect(await stored()).toEqual([{ name: 'Benimki', query: '?status=closed' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(async () => expect(await stored()).toEqual([before]));
  });

  it('is restored by one press after its deletion', async () => {
    await directory.sql('DELETE FROM saved_filters');
    await directory.executeOrThrow(SaveFilterDocument, before);
    await renderScreen('/admin/businesses?dialog=filters', { directory });
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Benimki: sil' }));
    expect(await screen.findByText('Filtre silindi')).toBeInTheDocument();
    expect(await stored()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(async () => expect(await stored()).toEqual([before]));
    expect(await (await dialog()).findByText('Benimki')).toBeInTheDocument();
  });
});
