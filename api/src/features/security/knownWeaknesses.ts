/** Accepted vulnerabilities of packages, each until a date; docs/dependencies.md has the mitigations. */
export const knownWeaknesses = [
  { name: 'exceljs 4.4.0', until: '2027-02-28' },
  { name: '@e965/xlsx 0.20.3', until: '2027-02-28' },
] as const;

/** The day on which a release line gets its last fix, by its number. Sources: nodejs.org and postgresql.org. */
export const endOfLife = {
  node: { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' },
  postgres: { 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14' },
} as const;
