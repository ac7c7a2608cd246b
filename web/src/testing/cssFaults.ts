import { generate, lexer, parse, walk, type Declaration } from 'css-tree';

// Values for engines of long ago, which the styles name beside today's.
const isPrefixed = (text: string) => /(^|[\s(,])-(webkit|moz|ms)-/.test(text);

function valueFault(declaration: Declaration): string | null {
  const value = generate(declaration.value);
  const text = `${declaration.property}: ${value}`;
  if (declaration.property.startsWith('--') || /\b(var|env)\(/.test(value) || isPrefixed(` ${text}`))
    return null;
  const { error } = lexer.matchDeclaration(declaration);
  return error ? text : null;
}

/**
 * Declarations that a browser ignores silently: invalid values of their property, such as an unknown token. Values with
 * custom properties are assumed valid.
 */
export function cssFaults(css: string, context: 'stylesheet' | 'declarationList' = 'stylesheet'): string[] {
  const faults: string[] = [];
  const tree = parse(css, { context, onParseError: ({ message }) => faults.push(message) });
  walk(tree, {
    visit: 'Declaration',
    enter(declaration: Declaration) {
      const fault = valueFault(declaration);
      if (fault) faults.push(fault);
    },
  });
  return faults;
}
