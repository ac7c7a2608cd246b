import { hostOf } from '../../columns/headers/directoryPages.ts';
import { isMailOf, isMailOfPlace, isNameOfPerson } from '../../columns/persons/personsMail.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';
import { emailsOf } from '../../values/smallValues.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnPlan, RowValues } from '../rowValues.ts';

/** Other facts of the listing. */
interface Place {
  site: string | null;
  words: readonly (string | null)[];
}

/**
 * The e-mail address that a listing may show: of several the one at its own domain; none that matches the name of a person in the
 * row, or has the form of a person's name.
 */
export function publicMail(
  first: string | null,
  values: RowValues,
  plan: ColumnPlan,
  { cells }: SheetRow,
  { site, words }: Place,
): string | null {
  const mail = first === null ? null : (ownMail(first, values, site) ?? first);
  // An operator said that the addresses of this column are public.
  if (mail === null || plan.get('email')?.some(({ rank }) => rank < 0)) return mail;
  const names = (plan.get('personName') ?? [])
    .map(({ index }) => cells[index]?.trim() ?? '')
    .filter((name) => !isMissing(name));
  if (isMailOf(mail, names) || isNameOfPerson(mail, [site, ...words])) return null;
  const isAmongPersons = plan.get('email')?.some(({ isOfPersons }) => isOfPersons) === true;
  return isAmongPersons && !isMailOfPlace(mail, [site, ...words]) ? null : mail;
}

/** Of several e-mail addresses, the one at the domain of the website: crawlers also find those of web designers. */
function ownMail(first: string, values: RowValues, site: string | null): string | undefined {
  const host = site === null ? null : hostOf(site);
  if (host === null || first.endsWith(`@${host}`)) return undefined;
  return values
    .every('email', emailsOf)
    .flat()
    .find((mail) => mail.endsWith(`@${host}`));
}
