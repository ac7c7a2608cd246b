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
    yield* readXls(path);
  } else {
    try {
      yield* readXlsx(file.zip, file.workbookPath, wantedColumns);
    } finally {
      file.zip.close();
    }
  }
}
