import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { BusinessState } from '../listings/list/businessFilter.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import type { ExportFormat, ExportSelection } from './exportSelection.ts';

const usage =
  'npm run export -- FILE [--format xlsx|csv] [--range START-END] [--category SLUG] [--city NAME] [--country CODE] [--search TEXT]\n' +
  '  [--status open|closed|verified|unverified] [--min-rating 0-5] [--feature VALUE]… [--json]';

/**
 * `npm run export -- FILE`: writes listings to a file, which appears once it is complete and replaces one of that name.
 * Returns the exit code: 0 written, 1 failed, 2 wrong usage.
 */
export async function exportCommand(
  context: Context,
  args: string[],
  write: (line: string) => void,
): Promise<number> {
  const call = parseCommandLine(args);
  if (!call) {
    write(`Usage: ${usage}`);
    return 2;
  }
  const { file, isJson, selection } = call;
  const partial = `${file}.part`;
  try {
    let reportedAt = Date.now();
    const exported = await exportBusinesses(context, selection, {
      onRows: (done) => {
        if (isJson || Date.now() - reportedAt < 1000) return;
        reportedAt = Date.now();
        write(`${done} listings written`);
      },
    });
    await pipeline(exported.content, createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, file);
    write(isJson ? JSON.stringify({ file, rows: exported.rows }) : `${exported.rows} listings in ${file}`);
    return 0;
  } catch (error) {
    await rm(partial, { force: true });
    if (error instanceof AppError) {
      write(isJson ? JSON.stringify({ code: error.code, message: error.message }) : error.message);
      return error.code === 'BAD_INPUT' ? 2 : 1;
    }
    throw error;
  }
}

function parseCommandLine(
  args: string[],
): { file: string; isJson: boolean; selection: ExportSelection } | null {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ format: text, range: text, category: text, city: text, country: text, search: text },
        ...{ status: text, 'min-rating': text, feature: { ...text, multiple: true } },
        json: { type: 'boolean' },
      },
    });
    const [file, ...others] = positionals;
    const format = values.format ?? (file?.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx');
    const status = values.status?.toUpperCase();
    const rating = values['min-rating'];
    const range = /^(\d{1,10})-(\d{1,10})$/.exec(values.range ?? '1-1');
    if (file === undefined || others.length > 0 || !isFormat(format) || !range) return null;
    if (!isState(status) || (rating !== undefined && !/^\d(\.\d+)?$/.test(rating))) return null;
    return {
      file,
      isJson: values.json ?? false,
      selection: {
        format,
        filter: {
          categorySlug: values.category ?? null,
          city: values.city ?? null,
          countryCode: values.country ?? null,
          search: values.search ?? null,
          status: status ?? null,
          minRating: rating === undefined ? null : Number(rating),
          features: values.feature ?? null,
        },
        startIndex: values.range === undefined ? null : Number(range[1]),
        endIndex: values.range === undefined ? null : Number(range[2]),
      },
    };
  } catch {
    return null;
  }
}

function isState(status: string | undefined): status is BusinessState | undefined {
  return status === undefined || ['OPEN', 'CLOSED', 'VERIFIED', 'UNVERIFIED'].includes(status);
}

function isFormat(format: string): format is ExportFormat {
  return format === 'xlsx' || format === 'csv';
}
