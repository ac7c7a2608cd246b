import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { median } from '../measureRates.ts';
import type { Figure } from '../report.ts';
import { writeListings } from '../writeListings.ts';

const rounds = 3;

interface Reading {
  rows: number;
  cells: number;
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
}

/**
 * Our reader of workbooks beside exceljs's streaming one, on the same file of 30 columns, each time in a process of its
 * own. They take turns, so that a machine that slows down slows both.
 */
export async function benchReader(
  folder: string,
  rows: number,
  strings: 'shared' | 'inline',
): Promise<Figure> {
  const file = path.join(folder, `${strings}.xlsx`);
  await writeListings(file, rows, strings);
  const own: Reading[] = [];
  const exceljs: Reading[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await timed('own', file));
    exceljs.push(await timed('exceljs', file));
  }
  if (own[0]?.cells !== exceljs[0]?.cells) throw new Error('The two readers found different cells.');
  const secondsOf = (expandQuery: Reading[]) => median(expandQuery.map(({ seconds }) => seconds));
  return {
    what: `rows a second from a workbook of ${rows.toLocaleString('en')} rows and 30 columns, ${strings} strings, of exceljs's streaming reader`,
    value: secondsOf(exceljs) / secondsOf(own),
    bar: { atLeast: 3 },
    detail: { own, exceljs },
  };
}

async function timed(reader: string, file: string): Promise<Reading> {
  const program = path.join(rootFolder, 'bench/timeReader.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, reader, file], {
    cwd: rootFolder,
  });
  return JSON.parse(stdout) as Reading;
}
