import { foldText } from '../../../../../../../domain/text/fold.ts';
import { givenNames } from './givenNames.ts';
import { mayNamePersons } from './personColumns.ts';

/** Minimum number of values, and minimum share of them with a given name. */
const [minValues, minGiven] = [3, 0.4];

/** Whether nearly all values look like names of persons and many hold a common given name: 'Ahmet Yılmaz'. Pure. */
export function arePersons(values: readonly string[]): boolean {
  if (values.length < minValues || !mayNamePersons(values)) return false;
  const given = values.filter((value) =>
    foldText(value)
      .split(/\s+/)
      .some((word) => givenNames.has(word)),
  );
  return given.length >= values.length * minGiven;
}
