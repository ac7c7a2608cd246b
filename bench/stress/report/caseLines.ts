import type { CaseLine } from './caseLine.ts';
import { contentCaseLines } from './contentCaseLines.ts';
import { requestCaseLines } from './requestCaseLines.ts';
import { outageCaseLines } from './outageCaseLines.ts';

/** Every line, in order. */
export const caseLines: readonly CaseLine[] = [...requestCaseLines, ...contentCaseLines, ...outageCaseLines];

/** The whole list as a table in Markdown. */
export function caseTable(): string {
  const rows = caseLines.map(
    ({ name, tests, cases = [], bench }) =>
      `| ${name} | ${tests.map(([file, title]) => `${file}: “${title}”`).join('<br>') || '–'} | ${[...cases, ...(bench ? [`bench ${bench}`] : [])].join(', ') || '–'} |`,
  );
  return ['| case | held by npm test | at full size |', '|---|---|---|', ...rows].join('\n');
}
