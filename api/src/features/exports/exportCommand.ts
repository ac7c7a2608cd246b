import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { writeWholeFile } from '../../lib/command/writeWholeFile.ts';
import type { OpenContext } from '../../lib/context.ts';
import type { BusinessState } from '../listings/list/businessFilter.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import { checkSelection, type ExportFormat, type ExportSelection } from './exportSelection.ts';

const usage =
  'npm run export -- FILE [--format xlsx|csv] [--range START-END] [--category SLUG] [--city NAME] [--country CODE] [--search TEXT]\n' +
  '  [--status open|closed|verified|unverified] [--min-rating 0-5] [--feature VALUE]… [--json]';

/**
 * `npm run export -- FILE`: writes listings to a file, which appears once it is complete and replaces one of that name.
 * An interruption leaves no file. Returns the exit code: 0 written, 2 wrong usage.
 */
export async function exportCommand(
  open: OpenContext,
  args: string[],
  write: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const call = parseCommandLine(args);
  if (!call) {
    write(`Usage: ${usage}`);
    return 2;
  }
  const { file, isJson, selection } = call;
  checkSelection(selection);
  const context = await open();
  let rows = 0;
  await writeWholeFile(file, async (output) => {
    let reportedAt = Date.now();
    const exported = await exportBusinesses(context, selection, {
      onRows: (done) => {
        if (isJson || Date.now() - reportedAt < 1000) return;
        reportedAt = Date.now();
        write(`${done} listings written`);
      },
    });
    rows = exported.rows;
    await pipeline(exported.content, output, signal ? { signal } : {});
  });
  write(isJson ? JSON.stringify({ file, rows }) : `${rows} listings in ${file}`);
  return 0;
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
