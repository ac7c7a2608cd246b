// Makes all code that is not written by hand: Prisma's client, Pothos's types, schema.graphql, typed operations,
// the dictionary of kinds of place, the world map.
// `--check` does not write schema.graphql: it fails if the file differs from the code.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { stampFile, unlessFresh } from './fingerprint.mjs';
import { install } from './install.mjs';
import { fail, quietStep, runNode } from './program.mjs';

/** Prisma's client and Pothos's types. */
const generateModel = () =>
  unlessFresh({
    stamp: stampFile('model'),
    from: ['api/prisma/schema.prisma', 'package-lock.json', 'scripts/codegen.mjs'],
    makes: ['api/src/generated/prisma/client.ts', 'api/src/generated/pothosTypes.ts'],
    work: () =>
      quietStep("Generating the model's client", () =>
        runNode('node_modules/prisma/build/index.js', ['generate', '--schema', 'api/prisma/schema.prisma'], {
          what: 'prisma generate',
          env: {
            // An existing file keeps Prisma from downloading an engine that generating does not need.
            PRISMA_SCHEMA_ENGINE_BINARY: existsSync('/bin/true') ? '/bin/true' : process.execPath,
            PRISMA_HIDE_UPDATE_MESSAGE: '1',
            CHECKPOINT_DISABLE: '1',
          },
        }),
      ),
  });

/** The dictionary of kinds of place, from the package of OpenStreetMap's tagging schema. */
const generateKinds = () =>
  unlessFresh({
    stamp: stampFile('placeKinds'),
    from: ['codegen/kinds', 'api/src/lib/placeKinds/kindKey.ts', 'domain/text/fold.ts', 'package-lock.json'],
    makes: ['meanings', 'names', 'englishWords'].map((name) => `api/src/generated/placeKinds/${name}.tsv`),
    work: () =>
      quietStep('Writing the dictionary of kinds of place', () =>
        runNode('--import', ['tsx', 'codegen/kinds/writePlaceKinds.ts'], { what: 'the dictionary' }),
      ),
  });

/** The world map, from packages of Natural Earth and the gazetteer. */
const generateMap = () =>
  unlessFresh({
    stamp: stampFile('worldMap'),
    from: ['codegen/map', 'api/gazetteer', 'package-lock.json'],
    makes: ['api/src/generated/map/world.pmtiles'],
    work: () =>
      quietStep('Writing the world map', () =>
        runNode('--import', ['tsx', 'codegen/map/writeWorldMap.ts'], { what: 'the world map' }),
      ),
  });

/** Types and functions of styles, from the tokens. */
const generateStyles = () =>
  unlessFresh({
    stamp: stampFile('styles'),
    from: ['panda.config.ts', 'web/src/ui/theme', 'package-lock.json'],
    makes: ['web/src/ui/theme/generated/css/css.js', 'web/src/ui/theme/generated/types/style-props.d.ts'],
    work: () =>
      quietStep('Generating the functions of styles', () =>
        runNode('node_modules/@pandacss/dev/bin.js', ['codegen', '--silent'], { what: 'panda codegen' }),
      ),
  });

/** Types and hooks of the operations, from the committed schema. */
const generateOperations = () =>
  unlessFresh({
    stamp: stampFile('operations'),
    from: [
      'schema.graphql',
      'codegen.yml',
      'codegen',
      'domain/listing/fields.ts',
      'web/src',
      'docs/examples/client/operations.graphql',
      'package-lock.json',
    ],
    makes: [
      'web/src/graphql/generated.ts',
      'web/src/graphql/siteDocuments.ts',
      'web/src/graphql/siteOperations.ts',
      'web/src/graphql/listingFields.generated.graphql',
      'docs/examples/client/generated.ts',
    ],
    work: () =>
      quietStep('Generating typed operations', async () => {
        await runNode('--import', ['tsx', 'codegen/writeListingFragment.ts'], {
          what: 'the fragment of a listing',
        });
        await runNode(
          'node_modules/@graphql-codegen/cli/cjs/bin.js',
          ['--config', 'codegen.yml', '--silent'],
          {
            what: 'graphql codegen',
          },
        );
      }),
  });

/** Inputs of the schema, and the styles. These steps are independent of each other. */
const generateSources = () =>
  Promise.all([generateModel(), generateKinds(), generateMap(), generateStyles()]);

/** Generates everything from the committed schema. */
export const generate = () => Promise.all([generateSources(), generateOperations()]);

const printSchema = () =>
  quietStep('Printing schema.graphql', () =>
    runNode('--import', ['tsx', 'api/src/printSchema.ts'], { what: 'printing' }),
  );

/** Fails if schema.graphql differs from the code. */
export const checkSchema = () =>
  runNode('--import', ['tsx', 'api/src/printSchema.ts', '--check'], { what: 'the comparison' });

async function main() {
  await install();
  await generateSources();
  await (process.argv.includes('--check')
    ? quietStep('Comparing schema.graphql with the code', checkSchema)
    : printSchema());
  await generateOperations();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().catch(fail);
