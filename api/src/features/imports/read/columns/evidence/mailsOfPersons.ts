import { foldText } from '../../../../../../../domain/text/fold.ts';
import { holdsGivenName } from '../persons/personsMail.ts';
import { emailOf } from '../../values/smallValues.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of e-mail addresses, and minimum share of them that must contain a word of the compared column. */
const minMails = 5;
const half = 0.5;

/** Maximum number of columns that e-mail addresses are compared with. */
const maxCompared = 60;

const wordsIn = (text: string): string[] => foldText(text).match(/\p{L}{3,}/gu) ?? [];

/** 'Josine' or 'Hoekstra-Voogd' beside 'j.voogd@meg.nl'. */
function isWithin(text: string, mail: string): boolean {
  const local = foldText(mail).split('@')[0] ?? '';
  return text.length <= 40 && !/[\d@/]/.test(text) && wordsIn(text).some((word) => local.includes(word));
}

/**
 * Ignores e-mail addresses under an uninformative header if they contain the words of an unread column, which then holds
 * first names or surnames.
 */
export function ignoreMailsOfPersons({ judged, mapped, samples }: SheetColumns): void {
  const others = judged
    .filter(({ column, choice }) => column.field === null && choice === undefined)
    .slice(0, maxCompared);
  for (const one of mapped.filter(({ field, rank }) => field === 'email' && rank >= 0)) {
    const own = judged.find(({ index }) => index === one.index);
    const rows = samples.filter((row) => row[one.index]?.includes('@'));
    if (own?.column.how !== 'content' || rows.length < minMails) continue;
    const isOfPersons = others.some(
      ({ index }) =>
        rows.filter((row) => isWithin(row[index]?.trim() ?? '', row[one.index] ?? '')).length >=
        rows.length * half,
    );
    if (!isOfPersons) continue;
    mapped.splice(mapped.indexOf(one), 1);
    own.isPersonal = true;
    Object.assign(own.column, { field: null, how: 'private', isPersonal: true, isAsked: false });
    Object.assign(own.column, { sample: null, samples: [], alternatives: [] });
  }
}

/** Minimum number and share of addresses with a given name: above both, other addresses of the column may be personal, too. */
const [minNamed, minNamedShare] = [3, 0.15];

/** Marks columns with many personal e-mail addresses: 'jdoe@firm.cl' among 'jane.doe@mill.cl' and 'info@kiosk.cl'. */
export function markMailsOfPersons({ mapped, samples }: SheetColumns): void {
  for (const [at, one] of mapped.entries()) {
    if (one.field !== 'email' || one.rank < 0) continue;
    const mails = samples.map((row) => emailOf(row[one.index] ?? '')).filter((mail) => mail !== null);
    const named = mails.filter(holdsGivenName).length;
    if (named >= Math.max(minNamed, mails.length * minNamedShare)) mapped[at] = { ...one, isOfPersons: true };
  }
}
