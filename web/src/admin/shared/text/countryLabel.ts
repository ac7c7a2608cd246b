const names = new Intl.DisplayNames('tr', { type: 'region', fallback: 'code' });

/** A country by its Turkish name. `code` is an ISO 3166-1 alpha-2 code; anything else is returned unchanged. */
export const countryLabel = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
