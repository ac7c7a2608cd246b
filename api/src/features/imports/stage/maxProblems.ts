/** Reasons of refusal that are stored of an import, the first ones; further ones are counted in `problems_omitted`. */
export const maxProblems = 10_000;
