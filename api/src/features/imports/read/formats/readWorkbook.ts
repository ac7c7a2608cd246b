import { detectFileType } from './detectFileType.ts';
import { readCsv } from './readCsv.ts';
import { readXls } from './readXls.ts';
import { readXlsx } from './readXlsx.ts';
import type { HeaderEvidence } from './sniffSeparator.ts';
import type { RowBatch, WantedColumns } from './sheetRow.ts';

/**
 * The rows of a file, sheet by sheet, whatever its type. `wantedColumns` may answer otherwise for each
 * batch; `headers` helps to find the separator of a text file. Throws AppError UNUSABLE_FILE for what can't be read.
 */
export async function* readWorkbook(
  path: string,
  fileName: string,
  headers: HeaderEvidence,
  wantedColumns: (sheetIndex: number) => WantedColumns = () => 'all',
): AsyncGenerator<RowBatch> {
  const file = await detectFileType(path, fileName);
  if (file.kind === 'text') {
    yield* readCsv(path, fileName, headers);
  } else if (file.kind === 'xls') {
    yield* named(readXls(path));
  } else {
    try {
      yield* named(readXlsx(file.zip, file.workbookPath, wantedColumns));
    } finally {
      file.zip.close();
    }
  }
}

/** Names of sheets as they are stored with problems, by which a row is found again in its file. */
async function* named(batches: AsyncGenerator<RowBatch>): AsyncGenerator<RowBatch> {
  for await (const batch of batches) yield { ...batch, sheet: batch.sheet.replace(/\0|\p{Cs}/gu, '') };
}
