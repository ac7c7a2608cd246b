import { doneImportRow } from './importRow.ts';
import { renderScreen } from './renderScreen.tsx';
import { testDirectory } from './testDirectory.ts';

/** A column of an import as the server describes it. */
export const importColumn = (header: string, field: string | null, how = 'name', number = 1) => ({
  ...{ sheet: 'Sayfa1', number, header, field, how },
  ...{ sample: `${header} örneği`, samples: [`${header} örneği`] },
  ...{ confidence: 0.92, alternatives: [] as object[], isAsked: false },
});

/** Columns that need no answer: a name, and one that is not read. */
export const knownColumns = [importColumn('title', 'name'), importColumn('renk', null, 'none', 2)];

/** A directory, and screens of dry runs in it; to be called once in a file. */
export function dryRunScreens() {
  const directory = testDirectory();
  /** Opens a dry run over some columns, with what it found for the first row. */
  const openDryRun = (columns: object[] = knownColumns, more: object = {}, failing = new Set<string>()) =>
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
  return { directory, openDryRun };
}
