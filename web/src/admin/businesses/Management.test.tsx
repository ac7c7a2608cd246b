import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listingAnswers } from '../../testing/listingAnswers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';
import { changeWords, scopeWords } from './bulkWords.ts';
import { rangeProblem, readRange, securityWarning } from './exportRange.ts';
import { firstChoices } from './duplicates/mergeChoices.ts';
import { failureText } from './fetchExport.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const edit = (status: string) => ({
  __typename: 'BulkEdit',
  id: 5,
  status,
  filter: {},
  ticked: 2,
  changes: { isVerified: true },
  changed: 2,
  total: 2,
  restored: 0,
  kept: 0,
  errorMessage: null,
  errorData: null,
  operatorName: 'Elif Aksoy',
  createdAt: '2026-11-21T10:00:00.000Z',
});

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

  it('is asked about beyond a hundred thousand', () => {
    expect(readRange('500', '10.000')).toEqual({ kind: 'fine', start: 500, end: 10_000, count: 9_501 });
    expect(readRange('1', '100000').kind).toBe('fine');
    expect(readRange('1', '100001').kind).toBe('many');
    expect(readRange('2', '1000001').kind).toBe('many');
  });

  it('fails in the words of the server, else with its status', async () => {
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
  it('begins with the pair that was looked at, not with all that may be the same place', () => {
    expect([...firstChoices([1, 2, 3, 4], [3, 1]).left]).toEqual([2, 4]);
    expect(firstChoices([1, 2, 3], []).left.size).toBe(0);
  });
});

describe('a change of many', () => {
  it('names what it writes and to what', () => {
    expect(changeWords({ isOpen: false, countryCode: 'TR' })).toBe('Açık: Hayır · Ülke: TR');
    expect(scopeWords({ ticked: 3, filter: {} })).toBe('Seçilen 3 kayıt');
    expect(scopeWords({ ticked: 0, filter: { status: 'CLOSED', search: 'a' } })).toBe(
      'Eşleşenler: durum Kapalı, arama a',
    );
    expect(scopeWords({ ticked: 0, filter: {} })).toBe('Bütün kayıtlar');
  });

  it('is asked for the ticked rows, previewed, followed and taken back', async () => {
    let status = 'DONE';
    const { address, calls } = await renderAdmin(
      '/admin/businesses',
      listingAnswers({
        BulkEditPreview: ({ input }) => ({
          bulkEditPreview: (input as { ids?: number[] }).ids
            ? { __typename: 'BulkEditPreview', matched: 2, changing: 1, isLowerBound: false }
            : { __typename: 'BulkEditPreview', matched: 10_000, changing: 0, isLowerBound: true },
        }),
        StartBulkEdit: () => ({ startBulkEdit: edit('QUEUED') }),
        BulkEditList: () => ({
          bulkEdits: {
            __typename: 'BulkEditConnection',
            totalCount: 1,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false },
            nodes: [edit(status)],
          },
        }),
        UndoBulkEdit: () => {
          status = 'UNDONE';
          return { undoBulkEdit: { ...edit('UNDONE'), restored: 2 } };
        },
      }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }));
    expect(screen.getByText('2 seçildi')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Toplu düzenle' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Seçilen 2 kayıt' })).toBeChecked();
    await userEvent.selectOptions(dialog.getByLabelText('Doğrulanmış'), 'yes');
    expect(await dialog.findByText(/2 kayıt eşleşiyor, 1 tanesi değişecek/)).toBeInTheDocument();
    // Those beyond the counted ones may well change, though none of the counted does.
    await userEvent.click(dialog.getByRole('radio', { name: 'Dizindeki bütün kayıtlar' }));
    expect(
      await dialog.findByText(/10\.000 kayıttan fazlası eşleşiyor, hepsi değişecek/),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Eşleşenlerin hepsini değiştir' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Seçilen 2 kayıt' }));
    await userEvent.click(await dialog.findByRole('button', { name: '1 kaydı değiştir' }));
    await waitFor(() => expect(address()).toBe('/admin/businesses/changes'));
    expect(calls.find(({ name }) => name === 'StartBulkEdit')?.variables).toEqual({
      input: { ids: [1, 2], changes: { isVerified: true } },
    });
    await userEvent.click(await screen.findByRole('link', { name: /^Geri al/ }));
    expect(address()).toBe('/admin/businesses/changes?undo=5');
    await userEvent.click(await screen.findByRole('button', { name: '2 kaydı geri al' }));
    expect(await screen.findByText('2 kayıt geri alındı')).toBeInTheDocument();
  });
});

it('filters are named and pressed again', async () => {
  const saved = { __typename: 'SavedFilter', id: 1, name: 'Kapalılar', query: '?status=closed' };
  const { address, calls } = await renderAdmin(
    '/admin/businesses?status=closed&dialog=filters',
    listingAnswers({
      SavedFilters: () => ({ savedFilters: [saved] }),
      SaveFilter: () => ({ saveFilter: saved }),
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Şimdiki filtrenin adı'), 'Kapalılar');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Filtre kaydedildi')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'SaveFilter')?.variables).toEqual({
    name: 'Kapalılar',
    query: '?status=closed',
  });
  expect(address()).toBe('/admin/businesses?status=closed');
  expect(screen.getByRole('link', { name: 'Kapalılar' })).toHaveAttribute('aria-current', 'true');
});
