import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '../stressCase.ts';

/** Result of a trial, its time, and its share of the full size. */
export interface TrialResult extends Outcome {
  /** In ISO 8601. */
  takenAt: string;
  share: number;
}

export type TrialResults = Record<string, TrialResult>;

/** The last results at full size, by name. */
export async function readTrialResults(file: string): Promise<TrialResults> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as TrialResults;
}

/** Saves results at full size, and leaves those of other trials. */
export async function saveTrialResults(file: string, results: TrialResults): Promise<void> {
  const full = Object.entries(results).filter(([, { share }]) => share === 1);
  const all = { ...(await readTrialResults(file)), ...Object.fromEntries(full) };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}
