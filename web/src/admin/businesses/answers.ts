import { filterFields, type FilterField } from '../../../../domain/listing/fields.ts';

/** Answers to the questions that listings can be filtered by. */
export type Answers = Partial<Record<FilterField, boolean>>;

export const answerLabels = { yes: 'Evet', no: 'Hayır' } as const;

/** An answer as the address and selects have it; null for anything else. */
export function parseAnswer(text: string | null): boolean | null {
  return text === 'yes' ? true : text === 'no' ? false : null;
}

/** The answers that a query string asks for. */
export function parseAnswers(params: URLSearchParams): Answers {
  return Object.fromEntries(
    filterFields.flatMap((name) => {
      const answer = parseAnswer(params.get(name));
      return answer === null ? [] : [[name, answer] as const];
    }),
  );
}

/** `answers` with one of them set, or omitted if it is null. */
export function withAnswer(answers: Answers, name: FilterField, answer: boolean | null): Answers {
  const { [name]: _former, ...others } = answers;
  return answer === null ? others : { ...others, [name]: answer };
}
