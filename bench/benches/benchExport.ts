import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { median } from '../measureRates.ts';
import type { Figure } from '../report.ts';

const rounds = 3;

interface Writing {
  seconds: number;
  peakMb: number;
  bytes: number;
}

/**
 * The export of all listings with their reviews beside its writer alone, which gets as many rows out of memory,
 * and beside exceljs's streaming writer. Each in a separate process, in turns.
 */
export async function benchExport(url: string, rows: number): Promise<Figure[]> {
  const all: Writing[] = [];
  const writer: Writing[] = [];
  const exceljs: Writing[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await timed(url, rows, 'export'));
    writer.push(await timed(url, rows, 'writer'));
    if (round === 0) exceljs.push(await timed(url, rows, 'exceljs'));
  }
  const secondsOf = (writings: Writing[]) => median(writings.map(({ seconds }) => seconds));
  const many = rows.toLocaleString('en');
  const detail = { export: all, writer, exceljs };
  return [
    {
      what: `time of an export of ${many} listings with their reviews, of the writer alone`,
      value: secondsOf(all) / secondsOf(writer),
      bar: { atMost: 1.3 },
      detail,
    },
    {
      what: `peak memory of that export, MiB`,
      value: Math.max(...all.map(({ peakMb }) => peakMb)),
      bar: { atMost: 384 },
      detail: all,
    },
    {
      what: `the writer's speed, of exceljs's streaming writer on the same rows`,
      value: secondsOf(exceljs) / secondsOf(writer),
      bar: { atLeast: 1 },
      detail,
    },
  ];
}

async function timed(url: string, rows: number, what: string): Promise<Writing> {
  const program = path.join(rootFolder, 'bench/timeExport.ts');
  const args = ['--import', 'tsx', program, url, String(rows), what];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: rootFolder });
  return JSON.parse(stdout) as Writing;
}
