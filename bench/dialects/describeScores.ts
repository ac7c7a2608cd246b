import type { DialectScore, FieldScore } from './measureDialects.ts';

export interface Totals extends FieldScore {
  listings: number;
  refused: number;
  personal: number;
  extra: number;
  /** Listings that were not read: rows of totals and notes are refused, too. */
  lost: number;
  /** Share of stored values that are wrong or invented. */
  wrongShare: number;
  /** Share of stated values that are stored right. */
  storedShare: number;
}

const none = (): FieldScore => ({ stated: 0, right: 0, wrong: 0 });

function sum(scores: Iterable<FieldScore>): FieldScore {
  const all = none();
  for (const { stated, right, wrong } of scores) {
    all.stated += stated;
    all.right += right;
    all.wrong += wrong;
  }
  return all;
}

/** The figures of several dialects together. */
export function totalsOf(scores: readonly DialectScore[]): Totals {
  const all = sum(scores.flatMap(({ fields }) => [...fields.values()]));
  const add = (count: (score: DialectScore) => number) =>
    scores.reduce((total, one) => total + count(one), 0);
  return {
    ...all,
    listings: add(({ listings }) => listings),
    refused: add(({ refused }) => refused),
    personal: add(({ personal }) => personal),
    lost: add(({ listings, read }) => Math.max(0, listings - read)),
    extra: add(({ extra }) => extra),
    wrongShare: all.wrong / Math.max(1, all.right + all.wrong),
    storedShare: all.right / Math.max(1, all.stated),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A line for each dialect and one for each field. */
export function describeScores(title: string, scores: readonly DialectScore[]): string[] {
  const fields = new Map<string, FieldScore[]>();
  for (const score of scores)
    for (const [field, one] of score.fields) fields.set(field, [...(fields.get(field) ?? []), one]);
  const line = (name: string, totals: Totals) =>
    `  ${name}: stored ${percent(totals.storedShare)}, wrong or invented ${percent(totals.wrongShare)} (${totals.wrong}), lost ${totals.lost}, refused ${totals.refused}, of persons ${totals.personal}, extra ${totals.extra}`;
  return [
    title,
    ...scores.map((score) => `${line(score.dialect, totalsOf([score]))}, asked ${score.asked}`),
    ...[...fields].map(([field, all]) => {
      const { stated, right, wrong } = sum(all);
      return `  ${field}: stored ${right} of ${stated}, wrong or invented ${wrong}`;
    }),
    line('together', totalsOf(scores)),
  ];
}
