import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { turkish } from '../../../../domain/messages/turkish.ts';
import { SaveBusinessDocument } from '../../graphql/generated.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { twoListings } from '../../testing/twoListings.ts';

const directory = testDirectory();
/** Longer than the second between two questions about a running import. */

async function importRows(...rows: string[]) {
  const header = 'name,address,city,country,latitude,longitude,phone';
  const id = await directory.upload({ fileName: 'kafeler.csv', content: [header, ...rows, ''].join('\n') });
  await directory.runJobs();
  return id;
}
beforeEach(() => directory.fill({}));

describe('a finished import', () => {
  it('has its ambiguous rows decided, and its refused ones downloaded as a workbook', async () => {
    await importRows('Kahve Evi,Yol 1,Bursa,TR,40.1826,29.0665,0224 111 22 33');
    const id = await importRows('Kahve Evi,,Bursa,TR,40.1826,29.0665,0224 999 88 77', ',Yol 2,Bursa,TR,,,');
    const { calls } = await renderScreen(`/admin/excel?import=${id}`, { directory });
    expect(await screen.findByRole('link', { name: /^Reddedilen satırları indir/ })).toHaveAttribute(
      'href',
      `/api/admin/imports/${id}/refused.xlsx`,
    );
    await userEvent.click(await screen.findByRole('button', { name: /Kahve Evi ile birleştir/ }));
    await waitFor(() => expect(screen.queryByText('Kararınızı bekleyen satırlar')).not.toBeInTheDocument());
    expect(calls.find(({ name }) => name === 'DecideImportDoubt')?.variables).toMatchObject({
      input: { decision: 'MERGE' },
    });
    expect(await directory.sql('SELECT FROM businesses')).toHaveLength(1);
  });

  it('is undone after a confirmation, and reports skipped listings', async () => {
    const id = await importRows('Kahve Evi,Yol 1,Bursa,TR,,,', 'Elle düzenlenen,Yol 2,Bursa,TR,,,');
    const [edited] = await directory.sql<{ id: number }>(
      "SELECT id FROM businesses WHERE name = 'Elle düzenlenen'",
    );
    await directory.executeOrThrow(SaveBusinessDocument, {
      id: edited?.id ?? 0,
      input: { address: 'Yol 3' },
    });
    await renderScreen(`/admin/excel?import=${id}`, { directory });
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    const dialog = await screen.findByRole('dialog', { name: 'İçe aktarmayı geri al' });
    expect(dialog).toHaveTextContent('2 yeni işletme silinecek');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Geri al' }));
    await directory.runJobs();
    expect(await screen.findByText(/1 işletme silindi/)).toBeInTheDocument();
    expect(await screen.findByText('Elle düzenlenen')).toBeInTheDocument();
  });
});

describe('exports', () => {
  it('of a range need whole numbers in order, and go with their category', async () => {
    await directory.fill({ ...twoListings });
    const { calls } = await renderScreen('/admin/excel', { directory });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Aralığı indir' }));
    await userEvent.type(await screen.findByLabelText('Başlangıç'), '10');
    await userEvent.type(screen.getByLabelText('Bitiş'), '5');
    await press();
    expect(await screen.findByText('Lütfen geçerli bir aralık girin (örn: 500 - 10000)')).toBeInTheDocument();
    expect(calls.some(({ name }) => name === 'StartExport')).toBe(false);
    await userEvent.type(screen.getByLabelText('Bitiş'), '.000');
    await userEvent.type(screen.getByRole('combobox', { name: 'Kategori' }), 'Kafe{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aralığı indir' })).toBeEnabled());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Biçim' }), 'CSV');
    await press();
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'StartExport')?.variables).toEqual({
        input: { format: 'CSV', startIndex: 10, endIndex: 5000, filter: { categoryId: 1 } },
      }),
    );
    expect(await screen.findByText('10 - 5.000')).toBeInTheDocument();
  });

  it('that failed say why', async () => {
    await directory.sql(
      `WITH failed AS (
         INSERT INTO jobs (kind, status, error_code, error_message, error_data, finished_at)
         VALUES ('export', 'FAILED', 'GONE', 'The file is gone.', $1, now()) RETURNING id)
       INSERT INTO exports (format, job_id) SELECT 'xlsx', id FROM failed`,
      [JSON.stringify({ messageCode: 'fileNotStored', parameters: {} })],
    );
    await renderScreen('/admin/excel', { directory });
    expect(await screen.findByText('Başarısız')).toBeInTheDocument();
    expect(screen.getByText(turkish.fileNotStored)).toBeInTheDocument();
  });
});
