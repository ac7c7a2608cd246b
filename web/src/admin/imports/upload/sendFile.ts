import { messageText } from '../../shared/text/messageText.ts';
export interface SendProgress {
  /** Bytes. */
  loaded: number;
  total: number;
}

/** The server's answer to an upload that it did not take; `status` 0 if none came. */
export class UploadError extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(status ? `Yükleme başarısız: ${status} - ${body}` : 'Dosya yüklenirken hata oluştu');
    this.status = status;
  }
}

/** The reason in Turkish; the sentence inside JSON that is not of this release; else the text itself, at most 300 characters. */
function readBody(text: string, statusText: string): string {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) {
      const own = messageText(json, null);
      if (own !== null) return own;
      const { message, error }: { message?: unknown; error?: unknown } = json;
      if (typeof message === 'string') return message;
      if (typeof error === 'string') return error;
      if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
    }
  } catch {
    // Not JSON: a proxy may have answered in its own words.
  }
  return text.trim().slice(0, 300) || statusText;
}

function readId(text: string): number | null {
  try {
    const json: unknown = JSON.parse(text);
    const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
    return typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}

/**
 * Uploads a spreadsheet and returns the id of its import. It uses XMLHttpRequest, because fetch does not report upload
 * progress. Rejects with UploadError, or AbortError after `signal`.
 */
export function sendFile(
  file: File,
  onProgress: (progress: SendProgress) => void,
  signal: AbortSignal,
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload-excel');
    request.setRequestHeader('Prefer', 'respond-async');
    request.setRequestHeader('apollo-require-preflight', '1');
    request.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    request.onload = () => {
      const { status, responseText, statusText } = request;
      const id = status >= 200 && status < 300 ? readId(responseText) : null;
      if (id !== null) resolve(id);
      else if (status >= 200 && status < 300) reject(new UploadError(0, ''));
      else reject(new UploadError(status, readBody(responseText, statusText)));
    };
    request.onerror = () => reject(new UploadError(0, ''));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    if (isDryRun) form.append('dryRun', 'true');
    form.append('file', file);
    request.send(form);
  });
}
