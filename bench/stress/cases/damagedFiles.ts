import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { damaged, random } from '../../../api/src/features/imports/read/fixtures/damage.ts';
import { gosom, outscraper } from '../../../api/src/features/imports/read/fixtures/dialects.ts';
import { makeCsv } from '../../../api/src/features/imports/read/fixtures/makeCsv.ts';
import { makeWorkbook, workbookParts } from '../../../api/src/features/imports/read/fixtures/makeWorkbook.ts';
import { makeZip } from '../../../api/src/features/imports/read/fixtures/makeZip.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';
import { readOutcome } from '../servers/readOutcome.ts';

const seed = 2026;
/** Megabytes a reader may take for a file of a few kilobytes. */
const maxMemory = 384;
/** Beside the deadline: starting a process and ending it, on a busy machine. */
const graceSeconds = 5;

type Damage = (next: () => number) => Buffer;

function damagedXlsx(): Damage {
  const sheets = [
    { name: 'S', rows: outscraper },
    { name: 'T', rows: gosom },
  ];
  const whole = makeWorkbook({ sheets });
  const parts = workbookParts({ sheets });
  return (next) => {
    if (next() < 0.5) return damaged(whole, next);
    // Within the XML, which damage of the packed bytes hardly ever reaches.
    const victim = Math.floor(next() * parts.length);
    return makeZip(
      parts.map((part, i) =>
        i === victim ? { ...part, data: damaged(Buffer.from(part.data), next) } : part,
      ),
    );
  };
}

function damagedXls(): Damage {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([...outscraper, ...outscraper.slice(1)]), 'S');
  const whole = write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  return (next) => damaged(whole, next);
}

function damagedCsv(): Damage {
  const whole = Buffer.from(makeCsv([...outscraper, ...outscraper.slice(1), ...outscraper.slice(1)]));
  return (next) => damaged(whole, next);
}

function damageCase(
  extension: string,
  count: number,
  deadlineSeconds: number,
  prepare: () => Damage,
): StressCase {
  return {
    name: `damaged-${extension}`,
    promise: `${count.toLocaleString('en')} damaged .${extension} files: each is read or refused within ${deadlineSeconds} s and ${maxMemory} MB`,
    run: (tools) => readAll(tools, extension, count, deadlineSeconds, prepare()),
  };
}

async function readAll(
  { folder, share, print }: StressTools,
  extension: string,
  count: number,
  deadlineSeconds: number,
  damage: Damage,
): Promise<Outcome> {
  const next = random(seed);
  const total = Math.max(1, Math.round(count * share));
  const seen = { begun: 0, read: 0, refused: 0, late: 0, slowest: 0, peakMb: 0 };
  const worker = async () => {
    while (seen.begun < total) {
      const file = path.join(folder, `${(seen.begun += 1)}.${extension}`);
      if (seen.begun % 500 === 0) print(`${seen.begun} files`);
      await writeFile(file, damage(next));
      const outcome = await readOutcome(file, deadlineSeconds * 1000);
      if (outcome.refusal === null) seen.read += 1;
      else seen.refused += 1;
      if (outcome.seconds > deadlineSeconds + graceSeconds) seen.late += 1;
      seen.slowest = Math.max(seen.slowest, outcome.seconds);
      seen.peakMb = Math.max(seen.peakMb, outcome.peakMb ?? 0);
      await rm(file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return {
    hasPassed: seen.late === 0 && seen.peakMb <= maxMemory && seen.read + seen.refused === total,
    figures: `${seen.read} read, ${seen.refused} refused, ${seen.late} late; slowest ${seen.slowest.toFixed(1)} s, peak ${seen.peakMb.toFixed(0)} MB`,
  };
}

/** Bytes changed and files cut short at random, the same at every run. */
export const damagedFiles: StressCase[] = [
  damageCase('xlsx', 2000, 10, damagedXlsx),
  damageCase('xls', 2000, 30, damagedXls),
  damageCase('csv', 1000, 10, damagedCsv),
];
