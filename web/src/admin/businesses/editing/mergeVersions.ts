import type { EditField, EditValues } from './editValues.ts';
import { differingFields } from './editValues.ts';

export interface Versions {
  /** As it was when the work began. */
  base: EditValues;
  mine: EditValues;
  /** As it is stored now. */
  theirs: EditValues;
}

/** Fields that another operator changed meanwhile, to another value than in the form. */
export function openFields({ base, mine, theirs }: Versions): EditField[] {
  const others = new Set(differingFields(base, theirs));
  return differingFields(mine, theirs).filter((field) => others.has(field));
}

/** The stored values with the typed ones; of the conflicting fields, those in `stored` keep the stored value. */
export function mergeVersions(versions: Versions, stored: ReadonlySet<EditField>): EditValues {
  const { base, mine, theirs } = versions;
  const own = new Set([...differingFields(base, mine), ...openFields(versions)]);
  const taken = [...own].filter((field) => !stored.has(field));
  return taken.reduce<EditValues>(
    (values, field) => ({
      ...values,
      [field]: mine[field],
      ...(field === 'categoryId' ? { categoryName: mine.categoryName } : {}),
    }),
    theirs,
  );
}
