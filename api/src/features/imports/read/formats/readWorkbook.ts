import { detectFileType } from './detectFileType.ts';
import { readCsv } from './csv/readCsv.ts';
import { readXls } from './readXls.ts';
import { readXlsx } from './readXlsx.ts';
import { repairEncoding } from './repairEncoding.ts';
import type { HeaderEvidence } from './csv/sniffSeparator.ts';
import type { RowBatch, SheetRow, WantedColumns } from './sheetRow.ts';
import { unescapeCell } from './unescapeCell.ts';

/**
 * The rows of a file of any type, sheet by sheet. `wantedColumns` is called for each batch; `headers` helps to detect the
 * separator of a text file. Throws AppError UNUSABLE_FILE for a file that can't be read.
 */
export async function* readWorkbook(
  path: string,
  fileName: string,
  headers: HeaderEvidence,
  wantedColumns: (sheetIndex: number) => WantedColumns = () => 'all',
): AsyncGenerator<RowBatch> {
  const file = await detectFileType(path, fileName);
  if (file.kind === 'text') {
    yield* repaired(readCsv(path, fileName, headers), headers);
  } else if (file.kind === 'xls') {
    yield* repaired(named(readXls(path)), headers);
  } else {
    try {
      yield* repaired(named(readXlsx(file.zip, file.workbookPath, wantedColumns)), headers);
    } finally {
      file.zip.close();
    }
  }
}

/** Names of sheets as they are stored with problems, by which a row is found again in its file. */
async function* named(batches: AsyncGenerator<RowBatch>): AsyncGenerator<RowBatch> {
  for await (const batch of batches) yield { ...batch, sheet: batch.sheet.replace(/\0|\p{Cs}/gu, '') };
}

/** Repairs cells in the notation of another format or in a wrong encoding. Cells of our own export are exact. */
async function* repaired(
  batches: AsyncGenerator<RowBatch>,
  { firstNames: [first, second] }: HeaderEvidence,
): AsyncGenerator<RowBatch> {
  let isOwn = false;
  for await (const batch of batches) {
    const [name, next] = batch.rows[0]?.cells ?? [];
    isOwn ||= name === first && next === second;
    if (!isOwn) batch.rows.forEach(repair);
    yield batch;
  }
}

function repair(row: SheetRow): SheetRow {
  const { cells, whole } = row;
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at];
    if (cell) cells[at] = repairEncoding(unescapeCell(cell));
  }
  if (whole) row.whole = () => repair(whole());
  return row;
}
