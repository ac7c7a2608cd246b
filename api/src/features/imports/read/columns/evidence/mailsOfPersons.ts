import { foldText } from '../../../../../../../domain/text/fold.ts';
import { holdsGivenName } from '../persons/personsMail.ts';
import { emailOf } from '../../values/smallValues.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Addresses from which it shows whose they are, and the share that must hold a word of the column. */
const minMails = 5;
const half = 0.5;

/** Columns that addresses are compared with. */
const maxCompared = 60;

const wordsIn = (text: string): string[] => foldText(text).match(/\p{L}{3,}/gu) ?? [];

/** 'Josine' or 'Hoekstra-Voogd' beside 'j.voogd@meg.nl'. */
function isWithin(text: string, mail: string): boolean {
  const local = foldText(mail).split('@')[0] ?? '';
  return text.length <= 40 && !/[\d@/]/.test(text) && wordsIn(text).some((word) => local.includes(word));
}

/**
 * Leaves out addresses of mail under a header that says nothing that hold the words of a column that is not read: first names
 * or surnames beside them.
 */
export function leaveOutMailsOfPersons({ judged, mapped, samples }: SheetColumns): void {
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

/** Addresses with a given name, and the share of them, from which others of a column may be persons' as well. */
const [minNamed, minNamedShare] = [3, 0.15];

/** Marks columns of mail of which many are those of persons: 'jdoe@firm.cl' among 'jane.doe@mill.cl' and 'info@kiosk.cl'. */
export function markMailsOfPersons({ mapped, samples }: SheetColumns): void {
  for (const [at, one] of mapped.entries()) {
    if (one.field !== 'email' || one.rank < 0) continue;
    const mails = samples.map((row) => emailOf(row[one.index] ?? '')).filter((mail) => mail !== null);
    const named = mails.filter(holdsGivenName).length;
    if (named >= Math.max(minNamed, mails.length * minNamedShare)) mapped[at] = { ...one, isOfPersons: true };
  }
}
