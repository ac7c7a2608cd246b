import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportHistoryDocument } from '../../graphql/generated.ts';
import { FakeUpload } from '../../testing/FakeUpload.ts';
import { aDoneImport, anImport, historyOf, importAnswers, reviewsOf } from '../../testing/importAnswers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const realRequest = globalThis.XMLHttpRequest;
/** Longer than the second between two questions about a running import. */
const patience = { timeout: 4000 };

const workbook = new File(['PK'], 'kafeler.xlsx');

function problem(index: number) {
  return {
    __typename: 'ImportProblem',
    id: index,
    sheet: 'Sayfa1',
    rowNumber: 1200 + index,
    column: index === 1 ? null : 'email',
    value: index === 1 ? null : 'info@@faro-azul',
    message: 'In English.',
    messageData: {
      __typename: 'LocalizableMessage',
      ...{ messageCode: index === 1 ? 'nameEmpty' : 'emailInvalid', parameters: {} },
    },
  };
}

function problemsOf(id: unknown, offset: unknown, totalCount: number, problemsOmitted = 0) {
  const nodes = [problem(Number(offset) + 1), problem(Number(offset) + 2)];
  return {
    import: {
      __typename: 'Import',
      id,
      problemsOmitted,
      problems: { __typename: 'ImportProblemConnection', totalCount, nodes },
    },
  };
}

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
  it('shows what the directory holds, and an empty history', async () => {
    await renderAdmin('/admin/excel', importAnswers());
    expect(await screen.findByText('49.921')).toBeInTheDocument();
    expect(screen.getByText('1.703')).toBeInTheDocument();
    expect(screen.getByText('.xlsx, .xls ve .csv, en çok 500MB')).toBeInTheDocument();
    expect(await screen.findByText(/Henüz içe aktarma yok/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tümünü indir (.xlsx)' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Veritabanını Sıfırla' })).toBeEnabled();
  });

  it('takes a dropped workbook, and ignores another file with a word why', async () => {
    await renderAdmin('/admin/excel', importAnswers());
    const drop = await screen.findByTestId('file-drop');
    fireEvent.drop(drop, { dataTransfer: { files: [new File(['%PDF'], 'liste.pdf')] } });
    expect(await screen.findByText(/liste\.pdf: yalnızca \.xlsx, \.xls ve \.csv/)).toBeInTheDocument();
    expect(screen.queryByText('liste.pdf')).not.toBeInTheDocument();
    fireEvent.drop(drop, { dataTransfer: { files: [workbook] } });
    expect(await screen.findByText('kafeler.xlsx')).toBeInTheDocument();
  });
});

describe('an upload', () => {
  it('shows its progress, then follows the import under its own address', async () => {
    const answers = importAnswers({ ImportProgress: () => ({ import: anImport() }) });
    const { address } = await renderAdmin('/admin/excel', answers);
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
    act(() => request.answer(202, '{"id":12}'));
    expect(await screen.findByText('Satırlar okunuyor')).toBeInTheDocument();
    expect(address()).toBe('/admin/excel?import=12');
  });

  it('shows the server’s error, keeps the file and allows a retry', async () => {
    await renderAdmin('/admin/excel', importAnswers());
    const request = await chooseAndSend();
    act(() => request.answer(422, '{"code":"UNUSABLE_FILE","message":"Bu bir Excel dosyası değil."}'));
    const text = 'Yükleme başarısız: 422 - Bu bir Excel dosyası değil.';
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(screen.getByText('Hata!')).toBeInTheDocument();
    expect(screen.getByText('kafeler.xlsx')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeEnabled();
  });

  it('has a sentence of its own where no answer came', async () => {
    await renderAdmin('/admin/excel', importAnswers());
    const request = await chooseAndSend();
    act(() => request.onerror?.());
    expect(await screen.findAllByText('Dosya yüklenirken hata oluştu')).not.toHaveLength(0);
  });

  it('can be given up', async () => {
    await renderAdmin('/admin/excel', importAnswers());
    const request = await chooseAndSend();
    act(() => request.progress(1, 1000));
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(await screen.findByRole('button', { name: 'Dosyayı oku' })).toBeEnabled();
    expect(screen.queryByText('Hata!')).not.toBeInTheDocument();
  });

  it('leads back to the login when the session is over', async () => {
    const { address } = await renderAdmin('/admin/excel', importAnswers());
    const request = await chooseAndSend();
    act(() => request.answer(401, '{"code":"UNAUTHENTICATED","message":"Please log in."}'));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fexcel');
  });
});

describe('a running import', () => {
  it('shows rows and share, and goes on by itself to its result', async () => {
    let isDone = false;
    const answers = importAnswers({
      ImportProgress: () => ({ import: isDone ? aDoneImport() : anImport({ refused: 3 }) }),
      ImportProblems: ({ id, offset }) => problemsOf(id, offset, 2),
    });
    await renderAdmin('/admin/excel?import=12', answers);
    expect(await screen.findByText('38.412')).toBeInTheDocument();
    expect(screen.getByText('%38')).toBeInTheDocument();
    expect(screen.getByText('3 satır reddedildi')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '38');
    isDone = true;
    expect(await screen.findByText('Başarılı!', {}, patience)).toBeInTheDocument();
    const sentence =
      '12.604 işletme oluşturuldu, 1.287 işletme güncellendi, 312 işletme aynı kaldı, 27 satır reddedildi';
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows its whole result, also if the list of imports learns of its end first', async () => {
    const done = aDoneImport({ undoableUntil: '2999-01-01T00:00:00.000Z', refused: 0 });
    let isDone = false;
    const answers = importAnswers({
      ImportProgress: () => ({ import: anImport() }),
      ImportHistory: () => historyOf([isDone ? done : anImport()]),
    });
    const { client } = await renderAdmin('/admin/excel?import=12', answers);
    expect(await screen.findByText('38.412')).toBeInTheDocument();
    isDone = true;
    await act(() => client.refetchQueries({ include: [ImportHistoryDocument] }));
    expect(await screen.findByRole('button', { name: 'Geri al' })).toBeInTheDocument();
    expect(screen.getByText('Oluşturuldu').parentElement).toHaveTextContent('12.604');
  });

  it('goes on asking after a question went unanswered', async () => {
    let isUp = true;
    const answers = importAnswers({
      ImportProgress: () => {
        if (!isUp) throw new TypeError('Failed to fetch');
        return { import: anImport() };
      },
    });
    await renderAdmin('/admin/excel?import=12', answers);
    expect(await screen.findByText('38.412')).toBeInTheDocument();
    isUp = false;
    expect(await screen.findByText(/Bağlantı kesildi, yeniden deneniyor/, {}, patience)).toBeInTheDocument();
    expect(screen.getByText('38.412')).toBeInTheDocument();
    isUp = true;
    await waitFor(() => expect(screen.queryByText(/Bağlantı kesildi/)).not.toBeInTheDocument(), patience);
  });

  it('can be stopped', async () => {
    let isStopped = false;
    const current = () => (isStopped ? anImport({ status: 'CANCELLED' }) : anImport());
    const answers = importAnswers({
      ImportProgress: () => ({ import: current() }),
      CancelImport: ({ id }) => {
        isStopped = id === 12;
        return { cancelImport: current() };
      },
    });
    await renderAdmin('/admin/excel?import=12', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Durdur' }));
    expect(await screen.findByRole('heading', { name: 'İçe aktarma durduruldu' })).toBeInTheDocument();
    expect(screen.getByText(/Hiçbir kayıt değişmedi/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('outscraper_restoran_zürih.xlsx içe aktarılmadı');
  });
});

describe('a finished import', () => {
  it('says how many reasons of refusal were too many to be stored', async () => {
    const answers = importAnswers({
      ImportProgress: () => ({ import: aDoneImport() }),
      ImportProblems: ({ id, offset }) => problemsOf(id, offset, 10_000, 2_000_000),
    });
    await renderAdmin('/admin/excel?import=12', answers);
    expect(
      await screen.findByText('Yalnızca ilk 10.000 neden saklandı; 2.000.000 neden daha vardı.'),
    ).toBeInTheDocument();
  });

  it('says what changed, and lists refused rows with paging', async () => {
    const answers = importAnswers({
      ImportProgress: () => ({ import: aDoneImport() }),
      ImportProblems: ({ id, offset }) => problemsOf(id, offset, 120),
    });
    const { address } = await renderAdmin('/admin/excel?import=12', answers);
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
    // What no row became is left out, and so are reviews where the file has none.
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
    const reviewCounts = reviewsOf({ rows: 946, found: 946, unchanged: 940, refused: 6 });
    const item = aDoneImport({
      ...{
        created: 0,
        updated: 0,
        unchanged: 2067,
        refused: 0,
        totalRows: 2067,
        fileRows: 3013,
        reviewCounts,
      },
    });
    const answers = importAnswers({
      ImportProgress: () => ({ import: item }),
      ImportHistory: () => historyOf([item]),
      ImportProblems: ({ id, offset }) => problemsOf(id, offset, 6),
    });
    await renderAdmin('/admin/excel?import=12', answers);
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
    const failed = anImport({
      status: 'FAILED',
      errorCode: 'UNUSABLE_FILE',
      errorMessage: 'The file is protected.',
      errorData: { messageCode: 'fileProtected', parameters: {} },
    });
    await renderAdmin(
      '/admin/excel?import=12',
      importAnswers({ ImportProgress: () => ({ import: failed }) }),
    );
    expect(await screen.findByRole('heading', { name: 'İçe aktarma başarısız' })).toBeInTheDocument();
    expect(
      screen.getByText('Dosya parolayla korunuyor; parolasını kaldırıp yeniden yükleyin.'),
    ).toBeInTheDocument();
  });

  it('says so where the address names none', async () => {
    await renderAdmin('/admin/excel?import=abc', importAnswers());
    expect(await screen.findByText('Bu içe aktarma bulunamadı')).toBeInTheDocument();
    cleanup();
    await renderAdmin('/admin/excel?import=99', importAnswers({ ImportProgress: () => ({ import: null }) }));
    expect(await screen.findByText('Bu içe aktarma bulunamadı')).toBeInTheDocument();
  });

  it('stays listed, with a way to its result', async () => {
    const row = { ...aDoneImport({ id: 7 }), createdAt: '2026-11-21T11:02:00.000Z' };
    const answers = importAnswers({
      ImportHistory: () => historyOf([row]),
      ImportProgress: () => ({ import: aDoneImport({ id: 7, refused: 0 }) }),
    });
    const { address } = await renderAdmin('/admin/excel', answers);
    await userEvent.click(await screen.findByRole('link', { name: 'oteller_iberya.xlsx' }));
    expect(await screen.findByRole('heading', { name: 'İçe aktarma tamamlandı' })).toBeInTheDocument();
    expect(address()).toBe('/admin/excel?import=7');
  });
});
