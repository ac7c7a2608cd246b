import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { AppError } from '../../../lib/errors.ts';
import type { DoubtPolicy } from '../../../generated/prisma/client.ts';
import { readDefaultCountry } from '../run/defaultCountry.ts';
import { checkMapping } from '../mappings/checkMapping.ts';
import { checkReleased } from '../mappings/checkReleased.ts';
import { readMapping } from '../importMapping.ts';
import { exitCodes } from './printImport.ts';
import type { ImportOptions } from '../run/startImport.ts';

/** How `npm run import` is called. */
export const importUsage = `npm run import -- FILE [--dry-run] [--overwrite-edited] [--doubts list|create|skip] [--key KEY]
                        [--country CODE] [--mapping "header=field,…" | --mapping FILE.json] [--column "header=field"]…
                        [--release-column HEADER]… [--json]
  --from-dry-run ID    applies a dry run           --list             lists imports
  --status ID          shows an import             --cancel ID        cancels it
  --retry ID           retries a failed import     --undo ID          undoes an import
  --refused FILE ID    writes the refused rows of an import to a workbook
  --decide DOUBT create|skip|merge LISTING    resolves an ambiguous match
  --answer ID [--column "header=field"]… [--release-column HEADER]…    answers what an import asks
  --mappings           lists stored column mappings  --forget-mapping ID  deletes one
Exit codes: ${exitCodes.done} done, ${exitCodes.failed} failed, ${exitCodes.usage} wrong call, ${exitCodes.refused} done with refused rows, ${exitCodes.asking} needs answers.`;

const options = {
  help: { type: 'boolean' },
  mapping: { type: 'string' },
  column: { type: 'string', multiple: true },
  'release-column': { type: 'string', multiple: true },
  answer: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'overwrite-edited': { type: 'boolean' },
  doubts: { type: 'string' },
  country: { type: 'string' },
  key: { type: 'string' },
  'from-dry-run': { type: 'string' },
  list: { type: 'boolean' },
  status: { type: 'string' },
  cancel: { type: 'string' },
  retry: { type: 'string' },
  undo: { type: 'string' },
  refused: { type: 'string' },
  decide: { type: 'string' },
  mappings: { type: 'boolean' },
  'forget-mapping': { type: 'string' },
} as const;
export type ImportArguments = ReturnType<typeof parseImportArguments>['values'];

/** The arguments of the command. Throws TypeError for options that it does not have. */
export function parseImportArguments(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options });
}

/** The settings of an import as arguments give them. Throws BAD_INPUT. */
export async function importSettings(values: ImportArguments): Promise<ImportOptions> {
  return {
    mapping: await mappingOf(values),
    ...(values['release-column'] ? { releasedColumns: checkReleased(values['release-column']) } : {}),
    idempotencyKey: values.key ?? null,
    ...(values['overwrite-edited'] ? { overwriteEdited: true } : {}),
    ...(values.country ? { defaultCountry: readDefaultCountry(values.country) } : {}),
    ...(values.doubts ? { doubtPolicy: policyOf(values.doubts) } : {}),
  };
}

function policyOf(given: string): DoubtPolicy {
  const policies: Record<string, DoubtPolicy> = { list: 'ASK', create: 'CREATE', skip: 'SKIP' };
  const policy = Object.hasOwn(policies, given) ? policies[given] : undefined;
  if (!policy) throw new AppError('BAD_INPUT', 'doubtsOption');
  return policy;
}

/** The mapping of --mapping, overridden by --column; null if neither is given. */
async function mappingOf({
  mapping: given,
  column,
}: ImportArguments): Promise<Record<string, string> | null> {
  if (given === undefined && column === undefined) return null;
  const isFile = given?.endsWith('.json') ?? false;
  return {
    ...(given !== undefined && isFile ? readMapping(await readFile(given, 'utf8')) : {}),
    ...checkMapping(
      Object.fromEntries([...(isFile ? [] : (given?.split(',') ?? [])), ...(column ?? [])].map(pairOf)),
    ),
  };
}

/** A header may have an equals sign in it; a field has none. */
function pairOf(pair: string): [string, string] {
  const at = pair.lastIndexOf('=');
  if (at < 1) throw new AppError('BAD_INPUT', 'columnOption');
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}
