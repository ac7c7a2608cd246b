// Emits a typed hook for every operation: useXQuery, useXLazyQuery, useXMutation.
// The published react-apollo plugin does not compile with Apollo Client 4.
const pascal = (s) => s[0].toUpperCase() + s.slice(1);

exports.plugin = (_schema, documents) => {
  const out = [];
  for (const { document } of documents) {
    for (const d of document?.definitions ?? []) {
      if (d.kind !== 'OperationDefinition') continue;
      const n = pascal(d.name.value);
      const T = `${n}${pascal(d.operation)}, ${n}${pascal(d.operation)}Variables`;
      const req = (d.variableDefinitions ?? []).some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
      if (d.operation === 'query') {
        const need = req ? ` & { variables: ${n}QueryVariables }` : '';
        // Partial data is never asked for, so that data is whole wherever it is there.
        const whole = `Apollo.useQuery.Options<${T}> & { returnPartialData?: false }`;
        out.push(
          `export function use${n}Query(options${req ? '' : '?'}: Apollo.SkipToken | (${whole}${need})): Apollo.useQuery.Result<${T}, 'empty' | 'complete' | 'streaming'> { return Apollo.useQuery(${n}Document, options as ${whole}); }`,
          `export function use${n}LazyQuery(options?: Apollo.useLazyQuery.Options<${T}>) { return Apollo.useLazyQuery<${T}>(${n}Document, options); }`,
        );
      } else if (d.operation === 'mutation') {
        out.push(
          `export function use${n}Mutation(options?: Apollo.useMutation.Options<${T}>) { return Apollo.useMutation<${T}>(${n}Document, options); }`,
        );
      }
    }
  }
  return { prepend: ["import * as Apollo from '@apollo/client/react';"], content: out.join('\n') };
};
