const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

/** A completeness of 0 to 100 as text; a dash if there are no listings. */
export function completenessText(completeness: number | null): string {
  return completeness === null ? '–' : percent.format(completeness / 100);
}
