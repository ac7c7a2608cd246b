// Emits what a public page needs of its operations: their names, which stand for the documents, and typed hooks.
const pascal = (s) => s[0].toUpperCase() + s.slice(1);

exports.plugin = (_schema, documents) => {
  const out = [];
  for (const { document } of documents) {
    for (const d of document?.definitions ?? []) {
      if (d.kind !== 'OperationDefinition') continue;
      const n = pascal(d.name.value);
      const kind = pascal(d.operation);
      const T = `types.${n}${kind}, types.${n}${kind}Variables`;
      const req = (d.variableDefinitions ?? []).some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
      const operation = `${n}Operation`;
      out.push(`export const ${operation} = '${d.name.value}' as SiteOperation<${T}>;`);
      if (d.operation === 'query') {
        const need = req ? ` & { variables: types.${n}QueryVariables }` : '';
        out.push(
          `export function use${n}Query(options${req ? '' : '?'}: SiteQueryOptions<types.${n}QueryVariables>${need}) { return useSiteQuery(${operation}, options); }`,
        );
      } else if (d.operation === 'mutation') {
        out.push(`export function use${n}Mutation() { return useSiteMutation(${operation}); }`);
      }
    }
  }
  return {
    prepend: [
      "import { useSiteMutation, useSiteQuery, type SiteQueryOptions } from './useSiteQuery.ts';",
      "import type { SiteOperation } from '../lib/pageQuery.ts';",
      "import type * as types from './generated.ts';",
      "export type * from './generated.ts';",
    ],
    content: out.join('\n'),
  };
};
