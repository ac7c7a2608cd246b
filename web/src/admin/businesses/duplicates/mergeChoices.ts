import type { DuplicateComparisonQuery, MergeBusinessesInput } from '../../../graphql/generated.ts';

export type Comparison = DuplicateComparisonQuery['compareBusinesses'];
export type ComparedField = Comparison['fields'][number];

/** The operator's choices; other fields use the suggestion. */
export interface MergeChoices {
  winnerId: number | null;
  /** Listings excluded from the merge. */
  left: ReadonlySet<number>;
  /** Field -> listing. */
  values: Readonly<Record<string, number>>;
}

/** Initially the two compared listings are merged; other possible duplicates are added by hand. */
export const initialChoices = (ids: readonly number[], pair: readonly number[]): MergeChoices => ({
  winnerId: null,
  left: new Set(pair.length < 2 ? [] : ids.filter((id) => !pair.includes(id))),
  values: {},
});

/** The listings to merge. */
export const included = ({ businesses }: Comparison, { left }: MergeChoices) =>
  businesses.filter(({ id }) => !left.has(id));

/** The listing that remains: the chosen one, else the suggested one, of those to merge. */
export function winnerOf(comparison: Comparison, choices: MergeChoices): number | null {
  const ids = included(comparison, choices).map(({ id }) => id);
  return (
    [choices.winnerId, comparison.suggestedWinnerId, ids[0]].find((id) => id != null && ids.includes(id)) ??
    null
  );
}

/** Fields in which the listings to merge differ. */
export function openFields(comparison: Comparison, choices: MergeChoices): ComparedField[] {
  const ids = new Set(included(comparison, choices).map(({ id }) => id));
  return comparison.fields.filter(({ values }) => {
    const texts = values
      .filter(({ businessId }) => ids.has(businessId))
      .map(({ value }) => JSON.stringify(value));
    return new Set(texts).size > 1;
  });
}

/** The listing from which a field is taken. */
export function sourceOf(comparison: Comparison, choices: MergeChoices, field: ComparedField): number | null {
  const ids = included(comparison, choices).map(({ id }) => id);
  const wanted = [choices.values[field.field], field.suggestedId, winnerOf(comparison, choices)];
  return wanted.find((id) => id != null && ids.includes(id)) ?? null;
}

/** Input of the mutation; null for fewer than two listings. */
export function mergeInput(comparison: Comparison, choices: MergeChoices): MergeBusinessesInput | null {
  const seen = included(comparison, choices).map(({ id, version }) => ({ id, version }));
  const winner = seen.find(({ id }) => id === winnerOf(comparison, choices));
  if (!winner || seen.length < 2) return null;
  return {
    winner,
    losers: seen.filter(({ id }) => id !== winner.id),
    choices: openFields(comparison, choices).flatMap((field) => {
      const businessId = sourceOf(comparison, choices, field);
      return businessId === null || businessId === winner.id ? [] : [{ field: field.field, businessId }];
    }),
  };
}
