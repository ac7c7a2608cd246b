import { messageText } from '../../shared/text/messageText.ts';
interface ExportAsk {
  start: number;
  end: number;
  categoryId: number | null;
  countryCode: string;
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A response of the server that is not a file. */
export class ExportFailure extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * Downloads a range of listings as a workbook. `onBytes` receives the progress. Throws ExportFailure with the server's
 * text, or else its status.
 */
export async function fetchExport(
  { start, end, categoryId, countryCode }: ExportAsk,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const params = new URLSearchParams({ startIndex: String(start), endIndex: String(end) });
  if (categoryId !== null) params.set('categoryId', String(categoryId));
  if (countryCode) params.set('countryCode', countryCode);
  const response = await fetch(`/api/export-businesses?${params}`, { headers: { accept: workbook }, signal });
  if (!response.ok || !response.body) throw new ExportFailure(await failureText(response), response.status);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    bytes += step.value.length;
    onBytes(bytes);
  }
  save(new Blob(parts, { type: workbook }), nameOf(response, start, end));
}

/** The server's reason in Turkish, the text of an answer in JSON that is not of this release, else the status. */
export async function failureText(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { message?: unknown; details?: unknown };
    const own = messageText(body, null);
    for (const text of [own, body.message, body.details]) if (typeof text === 'string' && text) return text;
  } catch {
    // Not JSON.
  }
  return `HTTP ${response.status}: ${response.statusText}`;
}

function nameOf(response: Response, start: number, end: number): string {
  const given = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return given ?? `isletmeler-${start}-${end}.xlsx`;
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
