import { readRows } from '../../features/imports/read/rows/readRows.ts';
import type { ReaderMessage } from '../../features/imports/read/readerMessage.ts';
import type { readSpreadsheet } from '../../features/imports/read/readSpreadsheet.ts';
import { cleanJson } from '../../lib/text/cleanJson.ts';

/**
 * Reads a spreadsheet without a reader process, which takes longer to start than a small import. Messages go through JSON, as
 * between processes.
 */
export const readInProcess: typeof readSpreadsheet = async function* (
  path,
  { fileName, signal, mapping = null, released = [], saved = {}, defaultCountry = null },
) {
  for await (const message of readRows({ path, fileName, mapping, released, saved, defaultCountry })) {
    signal?.throwIfAborted();
    yield JSON.parse(cleanJson(JSON.stringify(message))) as ReaderMessage;
  }
};
