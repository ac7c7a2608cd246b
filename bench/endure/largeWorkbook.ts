import { stat } from 'node:fs/promises';
import path from 'node:path';
import { random } from '../../api/src/features/imports/reading/fixtures/damage.ts';
import { spreadsheetNamespace, writeWorkbookXml } from '../writeWorkbook.ts';
import type { EndureCase, EndureTools, Outcome } from './endureCase.ts';
import { readOutcome } from './readOutcome.ts';

/** Nearly all that a sheet may have. */
const fullRows = 1_000_000;
/** Characters of a shared description: 300 MB of them in all. */
const sharedLength = 300;
/** Characters in each row that hardly pack, so that the file comes to some 500 MB. */
const looseLength = 400;
const deadlineMs = 60 * 60_000;
/** Megabytes, of which the shared strings take 300. */
const mostMemory = 1024;

function* sharedStrings(rows: number): Generator<string> {
  yield `<sst ${spreadsheetNamespace}>`;
  for (let i = 0; i < rows; i += 1) yield `<si><t>${words(i, sharedLength)}</t></si>`;
  yield '</sst>';
}

function* sheet(rows: number): Generator<string> {
  const next = random(7);
  yield `<worksheet ${spreadsheetNamespace}><sheetData>`;
  yield '<row r="1"><c t="inlineStr"><is><t>name</t></is></c><c t="inlineStr"><is><t>description</t></is></c><c t="inlineStr"><is><t>detailedInfo</t></is></c></row>';
  for (let i = 0; i < rows; i += 1) {
    let loose = '';
    while (loose.length < looseLength) loose += next().toString(36).slice(2);
    yield `<row r="${i + 2}"><c t="inlineStr"><is><t>Place ${i}</t></is></c><c t="s"><v>${i}</v></c><c t="inlineStr"><is><t>${loose}</t></is></c></row>`;
  }
  yield '</sheetData></worksheet>';
}

function words(seed: number, length: number): string {
  const next = random(seed);
  let text = `${seed}`;
  while (text.length < length) text += ` ${next().toString(36).slice(2, 8)}`;
  return text;
}

async function run({ folder, share, say }: EndureTools): Promise<Outcome> {
  const file = path.join(folder, 'large.xlsx');
  const rows = Math.round(fullRows * share);
  await writeWorkbookXml(file, { sharedStrings: sharedStrings(rows), sheet: sheet(rows) });
  const megabytes = (await stat(file)).size / 1024 ** 2;
  say(`${megabytes.toFixed(0)} MB written`);
  const outcome = await readOutcome(file, deadlineMs);
  const peak = outcome.peakMb ?? 0;
  return {
    isKept: outcome.refusal === null && outcome.rows === rows && peak <= mostMemory,
    figures: `${megabytes.toFixed(0)} MB, ${outcome.rows.toLocaleString('en')} rows in ${outcome.seconds.toFixed(0)} s, peak ${peak.toFixed(0)} MB${outcome.refusal === null ? '' : `: ${outcome.refusal}`}`,
  };
}

/** The reader's part of an honest large import. */
export const largeWorkbook: EndureCase = {
  name: 'large-workbook',
  promise: `an honest workbook of some 500 MB with 300 MB of shared strings is read to its last row within ${mostMemory} MB`,
  run,
};
