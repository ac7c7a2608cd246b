/** One line of the list of bad input, faults and load that the product survives, and what holds it. */
export interface CaseLine {
  /** Its name in the list and in tables. */
  name: string;
  /** Tests of `npm test`, by file and title. */
  tests: readonly (readonly [file: string, title: string])[];
  /** Cases of `npm run stress`, at full size. */
  cases?: readonly string[];
  /** The part measured by `npm run bench`. */
  bench?: string;
}

/** Titles of tests of one file of the API. */
export const api = (file: string, ...titles: string[]) =>
  titles.map((title) => [`api/src/${file}`, title] as const);
/** Titles of browser tests of one file. */
export const e2e = (file: string, ...titles: string[]) =>
  titles.map((title) => [`e2e/${file}`, title] as const);
/** Titles of tests of one file of a feature. */
export const feature = (file: string, ...titles: string[]) => api(`features/${file}`, ...titles);
