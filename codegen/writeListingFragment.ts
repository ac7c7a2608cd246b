// Writes the fragment of all fields of a listing that operators may edit, as the catalogue declares them.
import { writeFileSync } from 'node:fs';
import { graphFields, inputFields } from '../domain/listing/fields.ts';

const editable = graphFields.filter((name) => inputFields.some((input) => input === name));

writeFileSync(
  'web/src/graphql/listingFields.generated.graphql',
  `fragment Business_editable on Business {\n${editable.map((name) => `  ${name}\n`).join('')}}\n`,
);
