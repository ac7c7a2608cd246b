import { isObject, type Json } from '../jsonValue.ts';

const clock = '\\d{1,2}(?:[:.h]\\d{2})?(?: ?[ap]\\.?m\\.?)?';
const range = (name: string) =>
  `(?<${name}From>${clock})(?: ?(?:h|uhr|hod\\.?|ч\\.?))? ?(?:[-–—~]|до|to|bis|do|al?|à) ?(?<${name}To>${clock})(?![\\d:])`;

/** Words for a midday break, some of which are also meals. */
const words =
  'lunch(?: ?break| ?time)?|break(?: ?time)?|siesta|pause(?: d[ée]jeuner| de midi)?|mittagspause|mittags?|mola|öğle (?:arası|molası|tatili)|' +
  'pausa(?: pranzo)?|descanso|almoço|almuerzo|colación|pauze|lunchpauze|przerwa(?: obiadowa)?|pauza|stanka|polední (?:pauza|přestávka)|přestávka|' +
  'obedn(?:á|ajšia) prestávka|obedňajšia prestávka|prestávka|ebédszünet|pauză(?: de masă)?|pietų pertrauka|pertrauka|pietūs|pusdienu pārtraukums|' +
  'lõuna(?:paus)?|перерыв(?: на обед)?|обед(?:енный перерыв)?|перерва|обідня перерва|почивка|διάλειμμα|nghỉ trưa|午休|休憩|昼休み|점심 ?시간|점심|브레이크 ?타임';

const breakBehind = new RegExp(
  `${range('open')}(?<unit> ?(?:h|hrs|uhr|ч\\.?|hod\\.?))?(?:\\s?[,;/])?\\s?(?:${words})\\.?:? ?(?:(?:с|from|von|od|de|dalle|z) )?${range('break')}(?: ?(?:h|hrs|uhr|ч\\.?|hod\\.?)(?!\\p{L}))?`,
  'giu',
);

const halfDay = 720;

function minutesOf(time: string): number {
  const [, hour = '0', minutes = '0', half] = /^(\d{1,2})(?:[:.h](\d{2}))?(?: ?([ap]))?/i.exec(time) ?? [];
  const base = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return base * 60 + Number(minutes);
}

/** Whether a break lies within the hours before it; on a clock without halves, on either half of the day. */
function isWithin(open: readonly [string, string], pause: readonly [string, string]): boolean {
  const [start = 0, end = 0] = open.map(minutesOf);
  const [from = 0, to = 0] = pause.map(minutesOf);
  const closes = end <= start ? end + halfDay : end;
  return [0, halfDay].some((shift) => start < from + shift && from < to && to + shift < closes);
}

/**
 * Rewrites '9:00-18:00, обед 13:00-14:00' as '9:00-18:00 (break 13:00-14:00)', which `readDayHours` understands. A meal served
 * outside the preceding hours is not a break.
 */
function bracketed(text: string): string {
  return text.replace(breakBehind, (whole: string, ...rest: unknown[]) => {
    const {
      openFrom = '',
      openTo = '',
      unit = '',
      breakFrom = '',
      breakTo = '',
    } = rest.at(-1) as Record<string, string | undefined>;
    return isWithin([openFrom, openTo], [breakFrom, breakTo])
      ? `${openFrom}-${openTo}${unit} (break ${breakFrom}-${breakTo})`
      : whole;
  });
}

/** Hours of any form with the breaks of their texts in brackets. */
export function withBracketedBreaks(value: Json): Json {
  if (typeof value === 'string') return bracketed(value);
  if (Array.isArray(value)) return value.map(withBracketedBreaks);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withBracketedBreaks(each)]));
}
