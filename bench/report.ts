import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface Figure {
  what: string;
  value: number;
  bar: { atLeast: number } | { atMost: number };
  detail: unknown;
}

export function isMet({ value, bar }: Figure): boolean {
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** Each figure beside its bar, as a Markdown table. */
export function toTable(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const bar = 'atLeast' in figure.bar ? `≥ ${figure.bar.atLeast}` : `≤ ${figure.bar.atMost}`;
    return `| ${figure.what} | ${bar} | ${figure.value.toFixed(2)} | ${isMet(figure) ? 'yes' : 'no'} |`;
  });
  return ['| what | bar | measured | met |', '|---|---|---|---|', ...lines].join('\n');
}

/** Writes the figures with a description of the machine that measured them. */
export async function writeReport(file: string, rows: number, figures: readonly Figure[]): Promise<void> {
  const machine = { node: process.version, cpu: os.cpus()[0]?.model ?? 'unknown', cores: os.cpus().length };
  const report = {
    takenAt: new Date().toISOString(),
    rows,
    machine,
    figures: figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}
