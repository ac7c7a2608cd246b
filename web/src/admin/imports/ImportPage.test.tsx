import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportHistoryDocument } from '../../graphql/generated.ts';
import { FakeUpload } from '../../testing/FakeUpload.ts';
import type { TableRows } from '../../../../api/src/testing/fillDirectory.ts';
import { doneImportRow, importRow } from '../../testing/importRow.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { twoListings } from '../../testing/twoListings.ts';

const realRequest = globalThis.XMLHttpRequest;
/** Longer than the second between two questions about a running import. */

const workbook = new File(['PK'], 'kafeler.xlsx');

const directory = testDirectory();

/** Refused rows of import 12, from row 1,201 on: a row without a name, then e-mails. */
const addProblems = (count: number) =>
  directory.sql(
    `INSERT INTO import_problems (import_id, position, sheet, row_number, "column", value, code, message, message_data)
     SELECT 12, n, 'Sayfa1', 1200 + n, CASE WHEN n > 1 THEN 'email' END, CASE WHEN n > 1 THEN 'info@@faro-azul' END,
       'BAD_INPUT', 'In English.',
       jsonb_build_object('messageCode', CASE WHEN n > 1 THEN 'emailInvalid' ELSE 'nameEmpty' END, 'parameters', '{}'::jsonb)
     FROM generate_series(1, $1::int) n`,
    [count],
  );
const open = (query = '', rows: TableRows = {}) =>
  renderScreen(`/admin/excel${query}`, { directory, content: { ...twoListings, rows } });
const openImport = (row = importRow()) => open('?import=12', { import: [row] });
const end = () =>
  directory.sql(
    `UPDATE imports SET status = 'DONE', rows_read = 14230, total_rows = 14230, created = 12604, updated = 1287,
       unchanged = 312, refused = 27, finished_at = now(), landing_at = now() WHERE id = 12`,
  );

async function chooseAndSend(file = workbook) {
  await userEvent.upload(await screen.findByLabelText('Excel dosyası'), file, { applyAccept: false });
  if (!FakeUpload.last) throw new Error('Nothing was sent.');
  return FakeUpload.last;
}

beforeEach(() => {
  FakeUpload.last = null;
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(globalThis, { XMLHttpRequest: realRequest });
});

describe('the import screen before an import', () => {
  it('shows the figures of the directory, and an empty history', async () => {
    await open();
    const figures = await screen.findByText(/işletme/, { selector: 'dl *, p *, dt, dd' });
    expect(figures).toBeInTheDocument();
    expect(screen.getByText('.xlsx, .xls ve .csv, en çok 500MB')).toBeInTheDocument();
    expect(await screen.findByText(/Henüz içe aktarma yok/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tümünü indir (.xlsx)' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Veritabanını Sıfırla' })).toBeEnabled();
  });

  it('takes a dropped workbook, and ignores another file with a word why', async () => {
    await open();
    const drop = await screen.findByTestId('file-drop');
    fireEvent.drop(drop, { dataTransfer: { files: [new File(['%PDF'], 'liste.pdf')] } });
    expect(await screen.findByText(/liste\.pdf: yalnızca \.xlsx, \.xls ve \.csv/)).toBeInTheDocument();
    expect(screen.queryByText('liste.pdf')).not.toBeInTheDocument();
    fireEvent.drop(drop, { dataTransfer: { files: [workbook] } });
    expect(await screen.findByText('kafeler.xlsx')).toBeInTheDocument();
  });
});

describe('an upload', () => {
  it('is not stopped by a link to another screen without a question', async () => {
    const { address, router } = await open();
    const upload = await chooseAndSend();
    await act(() => router.navigate('/admin/database'));
    const question = within(await screen.findByRole('dialog', { name: 'Dosya gönderiliyor' }));
    await userEvent.click(question.getByRole('button', { name: 'Bu sayfada kal' }));
    expect(address()).toBe('/admin/excel');
    act(() => upload.progress(1, 2));
    expect(screen.getByRole('progressbar', { name: 'Dosya gönderiliyor' })).toBeVisible();
    await act(() => router.navigate('/admin/database'));
    await userEvent.click(await screen.findByRole('button', { name: 'Gönderimi durdur' }));
    await waitFor(() => expect(address()).toBe('/admin/database'));
  });

  it('shows its progress, then follows the import under its own address', async () => {
    const { address } = await open();
    const request = await chooseAndSend();
    expect([request.method, request.url, request.headers['Prefer']]).toEqual([
      'POST',
      '/api/upload-excel',
      'respond-async',
    ]);
    expect(request.body?.get('file')).toMatchObject({ name: 'kafeler.xlsx' });
    expect(request.body?.get('dryRun')).toBe('true');
    act(() => request.progress(400, 1000));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: 'Yükleniyor...' })).toBeDisabled();
    const id = await directory.upload({ fileName: 'kafeler.csv', content: 'name\nKafe A\n', isDryRun: true });
    act(() => request.answer(202, JSON.stringify({ id })));
    expect((await screen.findAllByText('Sırada bekliyor')).length).toBeGreaterThan(0);
    expect(address()).toBe(`/admin/excel?import=${id}`);
    await directory.runJobs();
    expect(await screen.findByText('Önizleme hazır: hiçbir kayıt değişmedi')).toBeInTheDocument();
  });

  it('shows the server’s error, keeps the file and allows a retry', async () => {
    await open();
    const request = await chooseAndSend();
    act(() => request.answer(422, '{"code":"UNUSABLE_FILE","message":"Bu bir Excel dosyası değil."}'));
    const text = 'Yükleme başarısız: 422 - Bu bir Excel dosyası değil.';
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(screen.getByText('Hata!')).toBeInTheDocument();
    expect(screen.getByText('kafeler.xlsx')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeEnabled();
  });

  it('has its own message for a missing response', async () => {
    await open();
    const request = await chooseAndSend();
    act(() => request.onerror?.());
    expect(await screen.findAllByText('Dosya yüklenirken hata oluştu')).not.toHaveLength(0);
  });

  it('can be given up', async () => {
    await open();
    const request = await chooseAndSend();
    act(() => request.progress(1, 1000));
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(await screen.findByRole('button', { name: 'Dosyayı oku' })).toBeEnabled();
    expect(screen.queryByText('Hata!')).not.toBeInTheDocument();
  });

  it('leads back to the login when the session is over', async () => {
    const { address } = await open();
    const request = await chooseAndSend();
    act(() => request.answer(401, '{"code":"UNAUTHENTICATED","message":"Please log in."}'));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fexcel');
  });
});

describe('a running import', () => {
  it('shows rows and share, and goes on by itself to its result', async () => {
    await openImport(importRow({ refused: 3 }));
    expect(await screen.findByText('38.412')).toBeInTheDocument();
    expect(screen.getByText('%38')).toBeInTheDocument();
    expect(screen.getByText('3 satır reddedildi')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '38');
    await end();
    expect(await screen.findByText('Başarılı!')).toBeInTheDocument();
    const sentence =
      '12.604 işletme oluşturuldu, 1.287 işletme güncellendi, 312 işletme aynı kaldı, 27 satır reddedildi';
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken.join()).toContain(sentence);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows its whole result, also if the list of imports learns of its end first', async () => {
    const { client } = await openImport();
    expect(await screen.findByText('38.412')).toBeInTheDocument();
    await end();
    await act(() => client.refetchQueries({ include: [ImportHistoryDocument] }));
    expect(await screen.findByRole('button', { name: 'Geri al' })).toBeInTheDocument();
    expect(screen.getByText('Oluşturuldu').parentElement).toHaveTextContent('12.604');
  });

  it('goes on asking after a question went unanswered', async () => {
    const failing = new Set<string>();
    const content = { rows: { import: [importRow()] } };
    await renderScreen('/admin/excel?import=12', { directory, content, failing });
    expect(await screen.findByText('38.412')).toBeInTheDocument();
    failing.add('ImportProgress');
    expect(await screen.findByText(/Bağlantı kesildi, yeniden deneniyor/)).toBeInTheDocument();
    expect(screen.getByText('38.412')).toBeInTheDocument();
    failing.clear();
    await waitFor(() => expect(screen.queryByText(/Bağlantı kesildi/)).not.toBeInTheDocument());
  });

  it('can be stopped', async () => {
    await directory.fill({});
    const id = await directory.upload({ fileName: 'kafeler.csv', content: 'name\nKafe A\n' });
    await renderScreen(`/admin/excel?import=${id}`, { directory });
    await userEvent.click(await screen.findByRole('button', { name: 'Durdur' }));
    expect(await screen.findByRole('heading', { name: 'İçe aktarma durduruldu' })).toBeInTheDocument();
    expect(screen.getByText(/Hiçbir kayıt değişmedi/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('kafeler.csv içe aktarılmadı');
  });
});

describe('a finished import', () => {
  it('says how many reasons of refusal were too many to be stored', async () => {
    await directory.fill({ rows: { import: [doneImportRow({ problemsOmitted: 2_000_000 })] } });
    await addProblems(10_000);
    await renderScreen('/admin/excel?import=12', { directory });
    expect(
      await screen.findByText('Yalnızca ilk 10.000 neden saklandı; 2.000.000 neden daha vardı.'),
    ).toBeInTheDocument();
  });

  it('reports its changes, and lists refused rows with paging', async () => {
    await directory.fill({ rows: { import: [doneImportRow()] } });
    await addProblems(120);
    const { address } = await renderScreen('/admin/excel?import=12', { directory });
    const heading = await screen.findByRole('heading', { name: 'İçe aktarma tamamlandı' });
    expect(heading).toBeInTheDocument();
    expect(screen.queryByText('Başarılı!')).not.toBeInTheDocument();
    const listings = screen.getByRole('region', { name: 'İşletmeler' });
    expect(listings).toHaveTextContent('14.230 satır');
    for (const [label, value] of [
      ['Oluşturuldu', '12.604'],
      ['Güncellendi', '1.287'],
      ['Aynı kaldı', '312'],
      ['Reddedildi', '27'],
    ]) {
      expect(within(listings).getByText(label ?? '').parentElement).toHaveTextContent(value ?? '');
    }
    // Outcomes without rows are omitted, and so are reviews if the file has none.
    expect(screen.queryByText('Birleşti')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Yorumlar' })).not.toBeInTheDocument();
    expect(screen.getByText('4 yeni kategori · 38 şehir bulundu')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Reddedilen satırlar' });
    expect(within(table).getByText('İşletme adı boş.').closest('tr')).toHaveTextContent('1.201');
    expect(within(table).getByText('(boş)')).toBeInTheDocument();
    expect(screen.getByText('Sayfa 1 / 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
    expect(await screen.findByText('1.251')).toBeInTheDocument();
    expect(address()).toBe('/admin/excel?import=12&problems=2');
  });

  it('counts reviews apart from listings, on its page and in the list', async () => {
    const item = doneImportRow({
      ...{ created: 0, updated: 0, unchanged: 2067, refused: 0, totalRows: 2067, rowsRead: 3013 },
      ...{ reviewRows: 946, reviewsFound: 946, reviewsUnchanged: 940, reviewsRefused: 6 },
    });
    await directory.fill({ rows: { import: [item] } });
    await addProblems(6);
    await renderScreen('/admin/excel?import=12', { directory });
    const reviews = await screen.findByRole('region', { name: 'Yorumlar' });
    expect(reviews).toHaveTextContent('946 yorum');
    expect(within(reviews).getByText('Aynı kaldı').parentElement).toHaveTextContent('940');
    expect(within(reviews).getByText('Reddedildi').parentElement).toHaveTextContent('6');
    const listings = screen.getByRole('region', { name: 'İşletmeler' });
    expect(within(listings).getByText('Aynı kaldı').parentElement).toHaveTextContent('2.067');
    const history = await screen.findByRole('table', { name: 'Geçmiş içe aktarmalar' });
    expect(within(history).getByText('Yorumlar: 940 aynı kaldı, 6 reddedildi')).toBeInTheDocument();
    // Refused reviews are listed and handed back like refused rows.
    expect(await screen.findByRole('table', { name: 'Reddedilen satırlar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Reddedilen satırları indir/ })).toBeInTheDocument();
    expect(screen.queryByText(/3\.013/)).not.toBeInTheDocument();
  });

  it('shows why it failed', async () => {
    await openImport(
      importRow({
        ...{ status: 'FAILED', errorCode: 'UNUSABLE_FILE', errorMessage: 'The file is protected.' },
        errorData: { messageCode: 'fileProtected', parameters: {} },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'İçe aktarma başarısız' })).toBeInTheDocument();
    expect(
      screen.getByText('Dosya parolayla korunuyor; parolasını kaldırıp yeniden yükleyin.'),
    ).toBeInTheDocument();
  });

  it('reports an address without an import', async () => {
    await open('?import=abc');
    expect(await screen.findByText('Bu içe aktarma bulunamadı')).toBeInTheDocument();
    cleanup();
    await open('?import=99');
    expect(await screen.findByText('Bu içe aktarma bulunamadı')).toBeInTheDocument();
  });

  it('stays listed, with a way to its result', async () => {
    const { address } = await open('', { import: [doneImportRow({ id: 7, refused: 0 })] });
    await userEvent.click(await screen.findByRole('link', { name: 'oteller_iberya.xlsx' }));
    expect(await screen.findByRole('heading', { name: 'İçe aktarma tamamlandı' })).toBeInTheDocument();
    expect(address()).toBe('/admin/excel?import=7');
  });
});
