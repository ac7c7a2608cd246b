import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDoneImport, anImport, historyOf, importAnswers } from '../../testing/importAnswers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const column = (header: string, field: string | null, how = 'NAME', number = 1) => ({
  __typename: 'ImportColumn',
  sheet: 'Sayfa1',
  number,
  header,
  field,
  how,
  sample: `${header} örneği`,
  samples: [`${header} örneği`],
  ...{ confidence: 0.92, alternatives: [] as object[], isPersonal: false, isReleased: false, isAsked: false },
});
const columnsOf = (id: unknown, columns: object[] = [], unreadSheets: string[] = []) => ({
  import: { __typename: 'Import', id, columns, unreadSheets },
});

afterEach(cleanup);

describe('a dry run', () => {
  const dryRun = aDoneImport({ isDryRun: true, refused: 0, updated: 1 });
  const answers = importAnswers({
    ImportProgress: ({ id }) => ({ import: id === 12 ? dryRun : anImport({ id: 13 }) }),
    ImportColumns: ({ id }) => columnsOf(id, [column('title', 'name'), column('renk', null, 'NONE', 2)]),
    ImportHistory: () => historyOf([dryRun]),
    ImportRows: ({ id }) => ({
      import: {
        __typename: 'Import',
        id,
        rows: {
          __typename: 'ImportRowConnection',
          totalCount: 1,
          nodes: [
            {
              __typename: 'ImportRow',
              position: 1,
              sheet: 'Sayfa1',
              rowNumber: 2,
              name: 'Kahve Evi',
              outcome: 'UPDATED',
              refusal: null,
              refusalMessages: [],
              listing: { name: 'Kahve Evi', phone: '222', city: 'Bursa' },
              changes: [{ __typename: 'ImportFieldChange', field: 'phone', before: '111', after: '222' }],
            },
          ],
        },
      },
    }),
    SaveColumnMapping: () => ({ saveColumnMapping: { __typename: 'ColumnMapping', id: 1 } }),
    CarryOutImport: () => ({ startImport: { __typename: 'Import', id: 13 } }),
  });

  it('says row by row what would change, and is carried out at a press', async () => {
    const { calls, address } = await renderAdmin('/admin/excel?import=12', answers);
    expect(await screen.findByText('Önizleme hazır: hiçbir kayıt değişmedi')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Önizlemenin satırları' });
    expect(table).toHaveTextContent('Telefon: 111 → 222');
    // It took nothing in: its list says what an import would do.
    const history = screen.getByRole('table', { name: 'Geçmiş içe aktarmalar' });
    expect(history).toHaveTextContent('Önizleme');
    expect(history).toHaveTextContent('12.604 oluşturulacak, 1 güncellenecek');
    await userEvent.click(screen.getByRole('button', { name: 'İçe aktar' }));
    await waitFor(() => expect(address()).toContain('import=13'));
    expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
      input: { dryRunId: 12 },
    });
  });

  it('shows the first rows as their listings would look, with the changed cells marked', async () => {
    await renderAdmin('/admin/excel?import=12', answers);
    const table = within(await screen.findByRole('region', { name: 'İlk kayıtların tablosu' }));
    expect(table.getByText('Bursa')).toBeInTheDocument();
    expect(table.getByText('222').closest('mark')).toBeInTheDocument();
    expect(table.getByText('222').closest('td')).toHaveTextContent('222Önce: 111');
    expect(table.getByText('Bursa').closest('mark')).toBeNull();
  });

  it('asks about an uncertain column before anything is applied, and sends the answer', async () => {
    const asked = {
      ...column('Puan2', 'rating', 'CONTENT', 2),
      ...{ isAsked: true, confidence: 0.55, samples: ['4,5', '3'] },
      alternatives: [{ __typename: 'ColumnReading', field: 'reviewCount', confidence: 0.4 }],
    };
    const { calls } = await renderAdmin('/admin/excel?import=12', {
      ...answers,
      ImportColumns: ({ id }) => columnsOf(id, [column('title', 'name'), asked]),
    });
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

  it('puts the questions before the first rows', async () => {
    await renderAdmin('/admin/excel?import=12', {
      ...answers,
      ImportColumns: ({ id }) =>
        columnsOf(id, [
          column('title', 'name'),
          { ...column('Puan2', 'rating', 'CONTENT', 2), isAsked: true },
        ]),
    });
    const question = await screen.findByRole('group', { name: /Puan2 hangi alan/ });
    const rows = await screen.findByRole('region', { name: 'İlk kayıtların tablosu' });
    const isBefore = question.compareDocumentPosition(rows) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBe(true);
  });

  it('reads the file again with another country for rows that name none', async () => {
    const { calls, address } = await renderAdmin('/admin/excel?import=12', answers);
    const choice = await screen.findByRole('combobox', { name: 'Varsayılan ülke' });
    expect(choice).toHaveValue('');
    await userEvent.selectOptions(choice, 'DE');
    await waitFor(() => expect(address()).toContain('import=13'));
    expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
      input: { dryRunId: 12, dryRun: true, defaultCountry: 'DE' },
    });
  });

  it('shows the country that it was read with, and takes it away again', async () => {
    const turkish = { ...dryRun, defaultCountry: 'TR' };
    const { calls } = await renderAdmin('/admin/excel?import=12', {
      ...answers,
      ImportProgress: ({ id }) => ({ import: id === 12 ? turkish : anImport({ id: 13 }) }),
      ImportHistory: () => historyOf([turkish]),
    });
    const choice = await screen.findByRole('combobox', { name: 'Varsayılan ülke' });
    expect(choice).toHaveValue('TR');
    await userEvent.selectOptions(choice, '');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, dryRun: true, defaultCountry: '' },
      }),
    );
  });

  it('keeps the preview where the file can’t be read again', async () => {
    await renderAdmin('/admin/excel?import=12', {
      ...answers,
      CarryOutImport: () => {
        throw new Error('down');
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Varsayılan ülke' }), 'DE');
    expect(await screen.findByText('Hata!')).toBeInTheDocument();
    expect(screen.getByText('Önizleme hazır: hiçbir kayıt değişmedi')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Varsayılan ülke' })).toBeEnabled();
  });

  it('is read again with other fields for its columns before anything is stored', async () => {
    const { calls, address } = await renderAdmin('/admin/excel?import=12', answers);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^renk sütun/ }), 'category');
    await userEvent.click(screen.getByRole('button', { name: 'Önizlemeyi yenile' }));
    await waitFor(() => expect(address()).toContain('import=13'));
    expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
      input: { dryRunId: 12, dryRun: true, mapping: { renk: 'category' } },
    });
    expect(calls.some(({ name }) => name === 'SaveColumnMapping')).toBe(false);
  });

  it('leaves columns about persons unread unless an operator releases one', async () => {
    const personal = { ...column('contact', null, 'PRIVATE', 2), isPersonal: true, samples: [] };
    const { calls } = await renderAdmin('/admin/excel?import=12', {
      ...answers,
      ImportColumns: ({ id }) => columnsOf(id, [column('title', 'name'), personal]),
    });
    expect(await screen.findByText(/Kişisel veri, okunmaz/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'contact: yine de al' }));
    await userEvent.selectOptions(screen.getByLabelText('contact sütununun alanı'), 'E-posta');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve böyle içe aktar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'CarryOutImport')?.variables).toEqual({
        input: { dryRunId: 12, mapping: { contact: 'email' }, releasedColumns: ['contact'] },
      }),
    );
  });

  it('continues an import that waits for answers', async () => {
    const waiting = anImport({ status: 'NEEDS_ANSWERS' });
    const asked = { ...column('Puan2', 'rating', 'CONTENT', 2), isAsked: true };
    const { calls } = await renderAdmin('/admin/excel?import=12', {
      ...answers,
      ImportProgress: () => ({ import: waiting }),
      ImportHistory: () => historyOf([waiting]),
      ImportColumns: ({ id }) => columnsOf(id, [column('title', 'name'), asked]),
      AnswerImport: () => ({ answerImport: anImport({ status: 'QUEUED' }) }),
    });
    expect(await screen.findByText('Bazı sütunlar için yanıtınız gerekiyor')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Yanıtla ve sürdür' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'AnswerImport')?.variables).toEqual({
        input: { id: 12, mapping: { Puan2: 'rating' } },
      }),
    );
  });

  it('has its columns corrected, which is remembered for that header and used at once', async () => {
    const { calls } = await renderAdmin('/admin/excel?import=12', answers);
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
    const sheets = [column('title', 'name'), { ...column('Dükkân', null, 'NONE'), sheet: 'Liste' }];
    const { calls } = await renderAdmin('/admin/excel?import=12', {
      ...answers,
      ImportColumns: ({ id }) => columnsOf(id, sheets, ['Liste']),
    });
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

it('adds a correction to earlier ones, and distinguishes columns of one name and unnamed ones by their numbers', async () => {
  const { calls } = await renderAdmin(
    '/admin/excel?import=12',
    importAnswers({
      ImportProgress: () => ({ import: aDoneImport({ isDryRun: true, refused: 0 }) }),
      ImportHistory: () => historyOf([]),
      ImportColumns: ({ id }) =>
        columnsOf(id, [
          column('Dükkân', 'name', 'REMEMBERED', 1),
          column('Telefon', 'phone', 'NAME', 3),
          column('Telefon', 'phone', 'NAME', 4),
          column('Not', null, 'GIVEN', 5),
        ]),
      ImportRows: ({ id }) => ({
        import: {
          __typename: 'Import',
          id,
          rows: { __typename: 'ImportRowConnection', totalCount: 0, nodes: [] },
        },
      }),
      SaveColumnMapping: () => ({ saveColumnMapping: { __typename: 'ColumnMapping', id: 1 } }),
    }),
  );
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

describe('a finished import', () => {
  it('has its ambiguous rows decided, and its refused ones downloaded as a workbook', async () => {
    let open = 1;
    const { calls } = await renderAdmin(
      '/admin/excel?import=12',
      importAnswers({
        ImportProgress: () => ({ import: aDoneImport({ doubtful: open }) }),
        ImportColumns: ({ id }) => columnsOf(id),
        ImportProblems: ({ id }) => ({
          import: {
            __typename: 'Import',
            id,
            problemsOmitted: 0,
            problems: { __typename: 'ImportProblemConnection', totalCount: 0, nodes: [] },
          },
        }),
        ImportDoubts: ({ id }) => ({
          import: {
            __typename: 'Import',
            id,
            doubts: {
              __typename: 'ImportDoubtConnection',
              totalCount: open,
              nodes: open
                ? [
                    {
                      __typename: 'ImportDoubt',
                      id: 5,
                      sheet: 'Sayfa1',
                      rowNumber: 9,
                      name: 'Kahve Evi',
                      address: 'Yol 1',
                      city: 'Bursa',
                      phone: null,
                      reason: 'OTHER_PHONE',
                      candidates: [
                        {
                          __typename: 'DoubtCandidate',
                          id: 77,
                          name: 'Kahve Evi Bursa',
                          address: 'Yol 1',
                          city: 'Bursa',
                          phone: '1',
                        },
                      ],
                    },
                  ]
                : [],
            },
          },
        }),
        DecideImportDoubt: () => {
          open = 0;
          return { decideImportDoubt: { __typename: 'ImportDoubt', id: 5, decision: 'MERGE' } };
        },
      }),
    );
    expect(await screen.findByRole('link', { name: /^Reddedilen satırları indir/ })).toHaveAttribute(
      'href',
      '/api/admin/imports/12/refused.xlsx',
    );
    await userEvent.click(await screen.findByRole('button', { name: /Kahve Evi Bursa ile birleştir/ }));
    await waitFor(() => expect(screen.queryByText('Kararınızı bekleyen satırlar')).not.toBeInTheDocument());
    expect(calls.find(({ name }) => name === 'DecideImportDoubt')?.variables).toEqual({
      input: { id: 5, decision: 'MERGE', businessId: 77 },
    });
  });

  it('is taken back after a question, and says what it left', async () => {
    const undoableUntil = new Date(Date.now() + 86_400_000).toISOString();
    let item = aDoneImport({ refused: 0, undoableUntil });
    await renderAdmin(
      '/admin/excel?import=12',
      importAnswers({
        ImportProgress: () => ({ import: item }),
        ImportColumns: ({ id }) => columnsOf(id),
        ImportLeftovers: ({ id }) => ({
          import: {
            __typename: 'Import',
            id,
            leftByUndo: {
              __typename: 'ImportLeftoverConnection',
              totalCount: 1,
              nodes: [
                {
                  __typename: 'ImportLeftover',
                  businessId: 4,
                  name: 'Elle düzenlenen',
                  reason: 'UPDATED_AND_EDITED',
                },
              ],
            },
          },
        }),
        UndoImport: () => {
          item = aDoneImport({
            status: 'UNDONE',
            undoStatus: 'DONE',
            undoneAt: '2026-11-21T12:00:00.000Z',
            undo: {
              __typename: 'ImportUndo',
              deleted: 12_604,
              restored: 1_286,
              left: 1,
              reviewsDeleted: 9,
              reviewsKept: 0,
              categoriesDeleted: 4,
              citiesDeleted: 2,
              demoRestored: 0,
            } as never,
          });
          return { undoImport: item };
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    const dialog = await screen.findByRole('dialog', { name: 'İçe aktarmayı geri al' });
    expect(dialog).toHaveTextContent('12.604 yeni işletme silinecek');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText(/12\.604 işletme silindi, 1\.286 işletme/)).toBeInTheDocument();
    expect(await screen.findByText('Elle düzenlenen')).toBeInTheDocument();
  });
});

describe('exports', () => {
  it('of a range need whole numbers in order, and go with their category', async () => {
    const cafe = { __typename: 'Category', id: 3, name: 'Kafe', slug: 'kafe' };
    const { calls } = await renderAdmin(
      '/admin/excel',
      importAnswers({
        AdminCategoryChoices: () => ({
          categories: { __typename: 'CategoryConnection', nodes: [{ ...cafe, businessCount: 4 }] },
        }),
        AdminBusinessChoices: () => ({ countries: [], category: cafe }),
        StartExport: () => {
          throw new Error('no answer is needed here');
        },
      }),
    );
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Aralığı indir' }));
    await userEvent.type(await screen.findByLabelText('Başlangıç'), '10');
    await userEvent.type(screen.getByLabelText('Bitiş'), '5');
    await press();
    expect(await screen.findByText('Lütfen geçerli bir aralık girin (örn: 500 - 10000)')).toBeInTheDocument();
    expect(calls.some(({ name }) => name === 'StartExport')).toBe(false);
    await userEvent.type(screen.getByLabelText('Bitiş'), '00');
    await userEvent.type(screen.getByRole('combobox', { name: 'Kategori' }), 'Kafe');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aralığı indir' })).toBeEnabled());
    await press();
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'StartExport')?.variables).toEqual({
        input: { format: 'XLSX', startIndex: 10, endIndex: 500, filter: { categoryId: 3 } },
      }),
    );
  });
});
