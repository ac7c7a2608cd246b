import { DAYS, type Day } from '../../../../../../../domain/hours/openingHours.ts';
import { hoursOf } from './hoursValue.ts';

/** Words for 'no closed day'. */
const never =
  /無休|연중무휴|无休|^(?:none|never|no closing days?|keine?r?|kein ruhetag|aucune?|ninguno|nenhum|nessuno|yok|нет|なし|없음)$/iu;

/** '月火水木金土': days by their first characters. */
const initials = /^(?:[月火水木金土日祝]{2,8}|[월화수목금토일]{2,7})$/u;

const maxLength = 60;

/**
 * The weekly closed days: 'Montag', '木・金曜（祝日は営業）'; empty for 'none' and for single dates. Null for a text without such
 * information.
 */
export function closingDaysOf(text: string): readonly Day[] | null {
  if (text.length > maxLength) return null;
  const bare = text
    .normalize('NFKC')
    .replace(/\([^()]*\)/g, '')
    .trim();
  // '第3水曜日', '1月1日': most weeks have no closed day.
  if (never.test(bare) || /\d/.test(bare)) return [];
  const days = initials.test(bare) ? Array.from(bare.replace('祝', '')).join('・') : bare;
  const hours = days === '' ? null : hoursOf(`${days} 10:00-11:00`);
  return hours === null ? null : DAYS.filter((day) => hours[day] === '10 AM-11 AM');
}
