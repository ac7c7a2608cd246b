import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { cssFaults } from './cssFaults.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        // The type of what a link leads to, where html-validate knows any text.
        a: { attributes: { type: { enum: ['/^[a-z]+\\/[a-z0-9.+-]+$/'] } } },
      },
    ],
    rules: {
      'input-attributes': 'error',
      'no-dup-id': 'error',
      'no-redundant-for': 'error',
      'wcag/h37': 'error',
      'wcag/h30': 'error',
      'wcag/h32': 'error',
    },
  }),
);

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) =>
    name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : "'",
  );

/** Errors in a page: those of HTML as html-validate finds them, and styles that no browser takes. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} in ${html.slice(offset - 40, offset + 80)}`,
    ),
  );
  const sheets = [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].flatMap(([, css = '']) =>
    cssFaults(css),
  );
  const attributes = [...html.matchAll(/<[a-z][^>]*? style="([^"]*)"/g)].flatMap(([, css = '']) =>
    cssFaults(unescaped(css), 'declarationList'),
  );
  return [...faults, ...sheets, ...attributes];
}
