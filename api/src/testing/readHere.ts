import { readRows } from '../features/imports/read/rows/readRows.ts';
import type { ReaderMessage } from '../features/imports/read/readerMessage.ts';
import type { readSpreadsheet } from '../features/imports/read/readSpreadsheet.ts';
import { cleanJson } from '../lib/text/cleanJson.ts';

/**
 * Messages of the reader for a file, without its process: for tests of applied rows, since starting one takes longer
 * than all else in the import of a few rows. Messages go through JSON, as between processes.
 */
export const readHere: typeof readSpreadsheet = async function* (
  path,
  { fileName, signal, mapping = null, released = [], saved = {}, defaultCountry = null },
) {
  for await (const message of readRows({ path, fileName, mapping, released, saved, defaultCountry })) {
    signal?.throwIfAborted();
    yield JSON.parse(cleanJson(JSON.stringify(message))) as ReaderMessage;
  }
};
