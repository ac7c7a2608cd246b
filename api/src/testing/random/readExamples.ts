export interface Example {
  /** Its heading, and its number on the page. */
  title: string;
  language: 'graphql' | 'sh';
  text: string;
  variables: object;
  /** The documented answer, in whole or in part; null if there is none. */
  answer: unknown;
}

const block = /^```(\w*)\n([\s\S]*?)^```$|^#+ (.+)$/gm;

/**
 * The examples of a page of Markdown: each block of `graphql` and `sh`. A block of `json` right behind a query holds its
 * variables, unless it has `data` or `errors`: then it is the answer, as it always is behind `sh`.
 */
export function readExamples(markdown: string): Example[] {
  const examples: Example[] = [];
  let heading = '';
  let end = 0;
  for (const { index, 0: whole, 1: language, 2: text = '', 3: title } of markdown.matchAll(block)) {
    const isNext = markdown.slice(end, index).trim() === '';
    end = index + whole.length;
    if (title !== undefined) heading = title;
    else if (language === 'graphql' || language === 'sh') {
      const number = examples.length + 1;
      examples.push({ title: `${number}, ${heading}`, language, text, variables: {}, answer: null });
    } else if (language === 'json' && isNext) addTo(examples.at(-1), JSON.parse(text));
    else throw new Error(`Under "${heading}" is a block that is not an example: ${text}`);
  }
  return examples;
}

function addTo(example: Example | undefined, json: unknown): void {
  if (!example) throw new Error('There is JSON before the first example.');
  const isObject = typeof json === 'object' && json !== null;
  if (example.language === 'graphql' && isObject && !('data' in json) && !('errors' in json))
    example.variables = json;
  else example.answer = json;
}
