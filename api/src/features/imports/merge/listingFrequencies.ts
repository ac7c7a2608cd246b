import { tokenizeName } from '../../../lib/identity/tokenizeName.ts';

/** Number of sampled names: enough to distinguish common words from rare ones. */
const sampleSize = 5000;
/** Accounts for names that the sample lacks, so that no word of a small directory counts as common. */
const prior = 200;

/** How common each word is among names: its share of them. */
export class WordFrequencies {
  readonly #counts = new Map<string, number>();
  #names = prior;

  add(name: string): void {
    this.#names += 1;
    for (const { text } of tokenizeName(name)) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  of = (word: string): number => (this.#counts.get(word) ?? 0) / this.#names;
}

interface Reader {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Reads how common words are, from a sample of the directory and of other names, such as those of a file. */
export async function readWordFrequencies(client: Reader, otherNames = ''): Promise<WordFrequencies> {
  const frequencies = new WordFrequencies();
  const { rows: size } = await client.query<{ pages: number }>(
    `SELECT greatest(pg_relation_size('listing_facts') / current_setting('block_size')::int, 1)::float8 AS pages`,
  );
  // About 40 listings lie on a page.
  const percent = Math.min(100, (100 * (sampleSize / 20)) / (size[0]?.pages ?? 1));
  const samples = [
    `SELECT name_folded AS name FROM listing_facts TABLESAMPLE SYSTEM (${percent}) REPEATABLE (1) LIMIT ${sampleSize}`,
    ...(otherNames === '' ? [] : [`${otherNames} LIMIT ${sampleSize}`]),
  ];
  for (const sample of samples) {
    const { rows } = await client.query<{ name: string }>(sample);
    for (const { name } of rows) frequencies.add(name);
  }
  return frequencies;
}
