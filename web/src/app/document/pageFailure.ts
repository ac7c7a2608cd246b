import type { ErrorSummary, RenderInput } from '../../contract/renderPage.ts';

/** Status of a page that cannot be rendered: 503 if data is unavailable, 500 otherwise. */
export interface PageFailure {
  status: 500 | 503;
  errorId?: string;
}

/** An operation of a page was answered with errors. */
export class UnreadablePage extends Error {
  constructor(readonly errors: readonly ErrorSummary[]) {
    super('The page could not be read.');
  }

  /** Whether the URL is invalid, such as a search with a zero byte. */
  get isRefused(): boolean {
    return this.errors.length > 0 && this.errors.every(({ code }) => code === 'BAD_INPUT');
  }
}

/** Content of a failed page. Logs the error if it is unexpected. */
export function failureOf(error: unknown, report: RenderInput['report']): PageFailure {
  const errors = error instanceof UnreadablePage ? error.errors : [report(error)];
  if (errors.length > 0 && errors.every(({ code }) => code === 'UNAVAILABLE')) return { status: 503 };
  const id = errors.find(({ id }) => typeof id === 'string')?.id ?? report(error).id;
  return { status: 500, ...(typeof id === 'string' && { errorId: id }) };
}
