import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDirectories } from '../../api/src/features/imports/corpus/openDirectories.ts';
import { headerEvidence } from '../../api/src/features/imports/read/columns/headerEvidence.ts';
import { makeCsv } from '../../api/src/features/imports/read/fixtures/makeCsv.ts';
import { readWorkbook } from '../../api/src/features/imports/read/formats/readWorkbook.ts';
import { failImport, runImport } from '../../api/src/features/imports/run/runImport.ts';
import { startImport } from '../../api/src/features/imports/run/startImport.ts';
import { readConfig } from '../../api/src/lib/config/config.ts';
import type { Context } from '../../api/src/lib/context.ts';
import { allLabelledLists, type LabelledLists, type ListRow } from '../generator/labelledLists.ts';
import type { Figure } from '../report.ts';

interface Score {
  what: string;
  pairs: number;
  /** Share of correct joins among the certain ones. */
  precision: number;
  recall: number;
  f1: number;
  /** Pairs that were joined, or whose question offers the right listing. */
  recallWithQuestions: number;
  questionsPerPair: number;
}

/** Environment variable with a folder of labelled lists: `matches_ONE_OTHER.csv` names pairs of ids of ONE.csv and OTHER.csv. */
const folderVariable = 'IDENTITY_LISTS';

/**
 * Imports pairs of lists that name some places twice, the first into an empty directory and then the second, and compares
 * what was joined and asked with the truth. Lists are generated; real ones are read from the folder that IDENTITY_LISTS names.
 */
export async function benchIdentity(seed: number, print: (line: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'identity-'));
  const directories = await openDirectories(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, folder));
  const real = process.env[folderVariable];
  try {
    const scores: Score[] = [];
    for (const lists of [...(real ? await labelledFolder(real) : []), ...allLabelledLists(seed)]) {
      const score = await directories.inEmptyDirectory((context) => scoreLists(context, folder, lists));
      print(`  ${describe(score)}`);
      scores.push(score);
    }
    return figuresOf(scores);
  } finally {
    await directories.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const describe = (score: Score) =>
  `${score.what}: precision ${score.precision.toFixed(3)}, recall ${score.recall.toFixed(3)}, F1 ${score.f1.toFixed(3)}, ` +
  `with questions ${score.recallWithQuestions.toFixed(3)}, questions a pair ${score.questionsPerPair.toFixed(2)}`;

const ways: readonly (readonly [string, (what: string) => boolean])[] = [
  ['spelled otherwise', (what) => what.endsWith('spelling')],
  ['of other sources', (what) => what.endsWith('source')],
  ['damaged', (what) => what.endsWith('damage')],
  ['of lists that nobody checks', (what) => what.endsWith('careless')],
];

/** The means of the lists of each kind of difference. Lists of a folder are reported one by one. */
function figuresOf(scores: readonly Score[]): Figure[] {
  const mean = (value: (score: Score) => number, of: readonly Score[]) =>
    of.reduce((sum, score) => sum + value(score), 0) / of.length;
  return ways.flatMap(([way, isOfWay]) => {
    const of = scores.filter(({ what }) => isOfWay(what));
    const figure = (what: string, value: (score: Score) => number, bar: Figure['bar']): Figure => ({
      what: `labelled lists, ${way}: ${what}`,
      ...{ value: mean(value, of), bar, detail: null },
    });
    return [
      {
        ...figure(`precision of what is joined alone, mean of ${of.length}`, ({ precision }) => precision, {
          atLeast: 0.98,
        }),
        detail: of,
      },
      figure('recall of what is joined alone', ({ recall }) => recall, { atLeast: 0.85 }),
      figure('recall with questions', (score) => score.recallWithQuestions, { atLeast: 0.95 }),
      figure('questions a true pair', (score) => score.questionsPerPair, { atMost: 0.3 }),
    ];
  });
}

async function scoreLists(context: Context, folder: string, lists: LabelledLists): Promise<Score> {
  // A column that is neither an identifier nor in the second list marks the source row of a listing.
  const labelled = lists.first.map((row, at) => ({ ...row, description: `row ${at}` }));
  const first = await importRows(context, folder, labelled, false);
  const second = await importRows(context, folder, lists.second, true);
  const { rows: listings } = await context.db.pool.query<{ id: number; description: string }>(
    'SELECT id, description FROM businesses',
  );
  const rowOf = new Map(listings.map(({ id, description }) => [id, Number(/\d+/.exec(description)?.[0])]));
  const { rows: outcomes } = await context.db.pool.query<{ row: number; outcome: string; id: number | null }>(
    'SELECT row_number - 2 AS row, outcome, business_id AS id FROM import_outcomes WHERE import_id = $1',
    [second.id],
  );
  const truth = new Set(lists.pairs.map(([one, other]) => `${one}:${other}`));
  const isTrue = ({ row, id }: { row: number; id: number | null }) =>
    truth.has(`${rowOf.get(id ?? 0)}:${row}`);
  // Rows that joined another row of their own list are joined wrongly: no list names a place twice.
  const mergedRows = first.merged + outcomes.filter(({ outcome }) => outcome === 'MERGED').length;
  const joined = outcomes.filter(({ outcome }) => outcome === 'UPDATED' || outcome === 'UNCHANGED');
  const asked = outcomes.filter(({ outcome }) => outcome === 'DOUBTFUL');
  const right = joined.filter(isTrue).length;
  const precision = right / Math.max(1, joined.length + mergedRows);
  const recall = right / truth.size;
  return {
    what: lists.what,
    pairs: truth.size,
    precision,
    recall,
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
    recallWithQuestions: (right + asked.filter(isTrue).length) / truth.size,
    questionsPerPair: asked.length / truth.size,
  };
}

async function importRows(context: Context, folder: string, rows: readonly ListRow[], isDryRun: boolean) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const file = path.join(folder, 'list.csv');
  await writeFile(file, makeCsv([headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]));
  const { id } = await startImport(context, {
    content: createReadStream(file),
    fileName: 'list.csv',
    isDryRun,
  });
  const job = {
    id: 0,
    payload: { importId: id },
    signal: new AbortController().signal,
    progress: () => undefined,
  };
  await runImport(context, job).catch((error: unknown) => failImport(context, job, error));
  const done = await context.db.prisma.import.findUniqueOrThrow({ where: { id } });
  if (done.status !== 'DONE') throw new Error(`The list was not imported: ${done.errorMessage}`);
  return done;
}

async function labelledFolder(folder: string): Promise<LabelledLists[]> {
  const found: LabelledLists[] = [];
  for (const name of (await readdir(folder)).filter((file) => /^matches_.*\.csv$/.test(file))) {
    const matches = await readList(path.join(folder, name));
    const columns = Object.keys(matches[0] ?? {});
    const [one = '', other = ''] = columns.map((column) => column.replace(/_id$/, ''));
    const [first, second] = [
      await readList(path.join(folder, `${one}.csv`)),
      await readList(path.join(folder, `${other}.csv`)),
    ];
    const at = (rows: readonly ListRow[]) => new Map(rows.map((row, index) => [row['id'], index]));
    const [firstAt, secondAt] = [at(first), at(second)];
    found.push({
      what: `${one} and ${other}`,
      first,
      second,
      pairs: matches.flatMap((row) => {
        const pair = [firstAt.get(row[columns[0] ?? '']), secondAt.get(row[columns[1] ?? ''])] as const;
        return pair[0] === undefined || pair[1] === undefined ? [] : [[pair[0], pair[1]] as const];
      }),
    });
  }
  return found;
}

async function readList(file: string): Promise<ListRow[]> {
  const rows: (readonly (string | undefined)[])[] = [];
  for await (const batch of readWorkbook(file, path.basename(file), headerEvidence))
    rows.push(...batch.rows.map(({ cells }) => cells));
  const [headers = [], ...others] = rows;
  return others.map((cells) =>
    Object.fromEntries(headers.map((header, at) => [header?.trim() ?? '', cells[at]?.trim() ?? ''])),
  );
}
