// Emits a table of the documents of public pages, for the server and for the client that a browser loads later.
const pascal = (s) => s[0].toUpperCase() + s.slice(1);

exports.plugin = (_schema, documents) => {
  const names = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).flatMap((d) => (d.kind === 'OperationDefinition' ? d.name.value : [])),
  );
  const rows = names.map((name) => `  ${name}: documents.${pascal(name)}Document,`);
  return {
    prepend: ["import type { DocumentNode } from 'graphql';", "import * as documents from './generated.ts';"],
    content: `export const siteDocuments: Readonly<Record<string, DocumentNode>> = {\n${rows.join('\n')}\n};`,
  };
};
