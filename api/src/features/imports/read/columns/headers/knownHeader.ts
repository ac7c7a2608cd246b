import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { memoize } from '../../../../../../../domain/text/memoize.ts';
import { namedField, ownHeaders, type ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { dayOfHeader } from './dayOfHeader.ts';
import { headerReading } from '../headerReading.ts';

/** Meaning of a header. */
export interface KnownHeader {
  readonly field: ColumnField;
  readonly rank: number;
  /** For fields recognised by a pattern: its groups, such as ['0', 'day']. */
  readonly parts?: readonly string[];
}

/** Characters of a header that may name a field. */
const maxNameLength = 200;

const patterns: { pattern: RegExp; field: ColumnField; rank: number }[] = [
  {
    pattern: /^(?:opening|operation|operating|business|working)[ _-]?hours[/.](\d)[/.](day|hours)$/i,
    field: 'openingDay',
    rank: 0,
  },
  { pattern: /^additional[ _-]?info[/.]([^/]+)[/.]\d+[/.](.+)$/i, field: 'feature', rank: 0 },
  {
    pattern:
      /^(service[ _-]?options|accessibility|amenities|dining[ _-]?options|payments|offerings|highlights|extensions)[/.]([^/.]+)$/i,
    field: 'feature',
    rank: 0,
  },
  // Google Business Profile: 'Accessibility: Wheelchair accessible toilet (has_wheelchair_accessible_restroom)'.
  { pattern: /^([\p{L} &-]{3,60}): (.{2,120}) \([a-z][a-z0-9_]+\)$/iu, field: 'feature', rank: 0 },
  { pattern: /^(?:sub[ _-]?)?categories[/.](\d+)$/i, field: 'subtypes', rank: 10 },
  {
    pattern:
      /^(?:image[ _-]?urls?|images|photos|photo[ _-]?urls?)[/.](\d+)(?:[/.](?:url|image|imageUrl|src))?$/i,
    field: 'photoUrl',
    rank: 20,
  },
  {
    pattern:
      /^(?:reviews?[ _-]?per[ _-]?(?:score|rating|star)|(?:reviews?|ratings?)[ _-]?(?:distribution|breakdown|histogram|counts?)|stars?[ _-]?distribution)s?[_/. -]?((?:[1-5]|one|two|three|four|five)[_ -]?(?:stars?)?)$/i,
    field: 'scoreCount',
    rank: 0,
  },
  {
    pattern:
      /^popular[ _-]?times(?:[ _-]?histogram)?[/.](\p{L}+)[/.](\d{1,2})[/.](hour|occupancy[ _-]?percent)$/iu,
    field: 'busyHour',
    rank: 0,
  },
  {
    pattern: /^(?:facebook|instagram|linked[ _-]?in|twitter|youtube|tiktok|pinterest)s[/.](\d+)$/i,
    field: 'socialLink',
    rank: 20,
  },
  {
    pattern:
      /^(?:(?:working|opening|open|operating|business|regular|trading|store)[ _-]?(?:hours|times?)|hours|schedule)[/._ ](\p{L}+)$/iu,
    field: 'openingDay',
    rank: 0,
  },
];

/** Looks a header up: headers of special sheets, headers of tools, patterns, days, words of many languages. */
export function knownHeader(
  header: string,
  special: Record<string, ColumnField> = {},
): KnownHeader | undefined {
  if (header === '' || header.length > maxNameLength) return undefined;
  const comparable = comparableHeader(header);
  const ofSheet = Object.hasOwn(special, comparable) ? special[comparable] : undefined;
  if (ofSheet) return { field: ofSheet, rank: 0 };
  if (special !== ownHeaders) return generalReading(header).known;
  const part = /^part(\d{1,5})$/.exec(comparable);
  return part ? { field: 'continuedText', rank: Number(part[1]) } : namedHeader(header);
}

// Sheets of several tables repeat headers, and a header is looked up several times.
const generalReading = memoize(
  (header): { known: KnownHeader | undefined } => ({ known: namedHeader(header) ?? headerReading(header) }),
  { maxLength: maxNameLength },
);

/** Looks a header up among headers of tools, patterns and days. */
function namedHeader(header: string): KnownHeader | undefined {
  const synonym = namedField(comparableHeader(header));
  if (synonym) return synonym;
  for (const { pattern, field, rank } of patterns) {
    const match = pattern.exec(header.trim());
    // 'hours_display' holds no single day.
    const isOther = match?.length === 2 && field === 'openingDay' && dayIndex(match[1] ?? '') === null;
    if (match && !isOther) return { field, rank: rank + (Number(match[1]) || 0), parts: match.slice(1) };
  }
  const day = dayOfHeader(header);
  if (day === null) return undefined;
  return { field: 'openingDay', rank: 0, parts: day.part === undefined ? [day.day] : [day.day, day.part] };
}
