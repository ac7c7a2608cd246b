/** The flag of an ISO 3166-1 alpha-2 code as an emoji; null for an invalid code. */
export function countryFlag(code: string | null | undefined): string | null {
  if (!code || !/^[A-Za-z]{2}$/.test(code)) return null;
  return String.fromCodePoint(
    ...[...code.toUpperCase()].map((letter) => 0x1f1a5 + (letter.codePointAt(0) ?? 0)),
  );
}
