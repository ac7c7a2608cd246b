import { headerEvidence } from '../columns/headerEvidence.ts';
import { readWorkbook } from '../formats/readWorkbook.ts';
import type { ReaderMessage, ReaderRequest } from '../readerMessage.ts';
import { ReaderOutput } from './readerOutput.ts';
import { SheetReader, type FileContext } from './sheetReader.ts';

/**
 * The content of a file as messages, in the order of its rows. Throws AppError UNUSABLE_FILE for a file that cannot be
 * used, and BAD_INPUT for a mapping that cannot.
 */
export async function* readRows({
  path,
  fileName,
  defaultCountry = null,
  ...settings
}: ReaderRequest): AsyncGenerator<ReaderMessage> {
  const output = new ReaderOutput();
  const file: FileContext = { settings, defaultCountry, output, swappedCoordinates: new Set(), layouts: [] };
  let sheet: SheetReader | undefined;
  const wantedColumns = (index: number) => (sheet?.index === index ? sheet.wanted : 'all');
  for await (const batch of readWorkbook(path, fileName, headerEvidence, wantedColumns)) {
    if (sheet?.index !== batch.sheetIndex) {
      sheet?.end();
      sheet = new SheetReader(batch, file);
    }
    sheet.readBatch(batch.rows);
    yield* output.takeMessages();
  }
  sheet?.end();
  yield* output.takeMessages();
  yield* output.end();
}
