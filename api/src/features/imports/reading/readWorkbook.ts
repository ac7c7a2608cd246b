import { detectFileType } from './detectFileType.ts';
import { readCsv } from './readCsv.ts';
import { readXls } from './readXls.ts';
import { readXlsx } from './readXlsx.ts';
import type { RowBatch } from './sheetRow.ts';

/**
 * The rows of a file, sheet by sheet, whatever its type. `isWanted` is asked for each cell and may change its mind
 * between batches. Throws AppError UNUSABLE_FILE for what can't be read.
 */
export async function* readWorkbook(
  path: string,
  fileName: string,
  isWanted: (sheetIndex: number, column: number) => boolean = () => true,
): AsyncGenerator<RowBatch> {
  const file = await detectFileType(path, fileName);
  if (file.kind === 'text') {
    yield* readCsv(path, fileName);
  } else if (file.kind === 'xls') {
    yield* readXls(path);
  } else {
    try {
      yield* readXlsx(file.zip, file.workbookPath, isWanted);
    } finally {
      file.zip.close();
    }
  }
}
