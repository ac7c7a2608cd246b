import { afterOther } from '../../values/otherOption.ts';
import { isOwnKind } from './valueScores.ts';

/** The options that a header names, without 'other': 'street' and 'shopping mall' in 'Street/Shopping Mall'. */
const optionsOf = (header: string): string[] =>
  header
    .toLowerCase()
    .split(/[/|]| (?:or|oder|veya|ou|vs\.?) /)
    .map((option) => option.trim())
    .filter((option) => option !== '' && afterOther(option) !== '');

/**
 * Whether the values are options that the header names, most of which are no kinds of places: 'Street' or 'Shopping Mall' under
 * 'Street/Shopping Mall'. Such a column holds neither streets nor kinds.
 */
export function namesItsOptions(header: string, values: readonly string[]): boolean {
  const options = optionsOf(header);
  return (
    options.length > 1 &&
    values.length > 0 &&
    values.every((value) => options.includes(value.trim().toLowerCase())) &&
    options.filter(isOwnKind).length <= options.length / 2
  );
}
