import type { Message } from '../../../../domain/messages/message.ts';
import {
  adDelays,
  adFrequencies,
  adStyleProblem,
  type AdPlacement,
  type HouseAd,
} from '../../../../domain/ads/ads.ts';
import { safeLink } from '../../../../domain/text/links.ts';
import { checkLine, checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import type { AdGlobals, AdPlacementSetting, AdSettingsData } from './adSettings.ts';

type Change<Of> = { [Field in keyof Of]?: Of[Field] | null | undefined };

interface HouseAdChange {
  title: string;
  text?: string | null | undefined;
  url: string;
  label?: string | null | undefined;
}

interface PlacementChange extends Change<Omit<AdPlacementSetting, 'placement' | 'adStyle' | 'houseAd'>> {
  placement: AdPlacement;
  adStyle?: unknown;
  houseAd?: HouseAdChange | null | undefined;
}

/** Fields to change; null clears a field, omitted fields stay. */
export interface AdSettingsChange extends Change<AdGlobals> {
  placements?: readonly PlacementChange[] | null | undefined;
}

const maxLengths = { adsTxt: 20_000, title: 80, text: 160, label: 30, url: 2000 } as const;
const maxRate = 100_000;

/**
 * The settings in their stored form. Errors: BAD_INPUT by field; a placement's field is named `TOP.adClient`.
 */
export function checkAdSettings(change: AdSettingsChange, before: AdSettingsData): AdSettingsData {
  const problems: Record<string, Message> = {};
  const line = (field: string, value: string, most: number): string | null => {
    const text = checkLine(value, field);
    if ([...text].length > most) problems[field] = { message: 'tooLong', limit: most };
    return text || null;
  };
  const shaped = (field: string, value: string, shape: RegExp, word: Message): string | null => {
    const text = line(field, value, 100)?.toLowerCase() ?? null;
    if (text && !shape.test(text)) problems[field] = word;
    return text;
  };
  const oneOf = (field: string, value: number, known: readonly number[]): number => {
    if (!known.includes(value)) problems[field] = { message: 'oneOf', allowed: known.join(', ') };
    return value;
  };
  const rate = (field: string, value: number): number => {
    const isRate = value >= 0 && value <= maxRate && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
    if (!isRate) problems[field] = 'priceInvalid';
    return value;
  };
  const link = (field: string, value: string): string => {
    const text = line(field, value, maxLengths.url) ?? '';
    const isOwn = /^\/(?![/\\])[^\s"<>\\]*$/.test(text);
    const url = isOwn ? text : safeLink(text, ['http', 'https']);
    if (!url) problems[field] = text ? 'linkInvalid' : 'linkRequired';
    return url ?? '';
  };
  const houseAd = (at: string, { title, text, url, label }: HouseAdChange): HouseAd => {
    const cleanTitle = line(`${at}.title`, title, maxLengths.title);
    if (!cleanTitle) problems[`${at}.title`] = 'titleRequired';
    return {
      title: cleanTitle ?? '',
      text: text == null ? null : line(`${at}.text`, text, maxLengths.text),
      url: link(`${at}.url`, url),
      label: label == null ? null : line(`${at}.label`, label, maxLengths.label),
    };
  };

  const globals: Partial<AdGlobals> = { ...before.globals };
  if (change.isEnabled != null) globals.isEnabled = change.isEnabled;
  if (change.delayMs != null) globals.delayMs = oneOf('delayMs', change.delayMs, adDelays);
  if (change.adsTxt !== undefined) globals.adsTxt = adsTxtLines(change.adsTxt ?? '', problems);
  for (const field of ['ratePerThousand', 'ratePerClick'] as const) {
    const value = change[field];
    if (value !== undefined) globals[field] = value === null ? null : rate(field, value);
  }

  const placements = { ...before.placements };
  for (const given of change.placements ?? []) {
    const { placement, isEnabled, format, adClient, adSlot, adStyle, frequency } = given;
    const at = (field: string) => `${placement}.${field}`;
    const next: Partial<AdPlacementSetting> = { ...placements[placement] };
    if (isEnabled != null) next.isEnabled = isEnabled;
    if (format != null) next.format = format;
    if (frequency != null) next.frequency = oneOf(at('frequency'), frequency, adFrequencies);
    if (adClient !== undefined)
      next.adClient = shaped(at('adClient'), adClient ?? '', /^ca-pub-\d{10,20}$/, 'adClientInvalid');
    if (adSlot !== undefined) next.adSlot = shaped(at('adSlot'), adSlot ?? '', /^\d{5,20}$/, 'digitsOnly');
    if (adStyle !== undefined) {
      const style = adStyle ?? {};
      const problem = adStyleProblem(style);
      if (problem) problems[at('adStyle')] = problem;
      else next.adStyle = style as AdPlacementSetting['adStyle'];
    }
    if (given.houseAd !== undefined)
      next.houseAd = given.houseAd === null ? null : houseAd(at('houseAd'), given.houseAd);
    if (next.adSlot && !next.adClient) problems[at('adClient')] = 'adClientRequired';
    placements[placement] = next;
  }
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'adsNotSaved', problems);
  return { globals, placements };
}

function adsTxtLines(value: string, problems: Record<string, Message>): string | null {
  const text = checkText(value, 'adsTxt')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .join('\n')
    .trim();
  if (text.length > maxLengths.adsTxt) problems.adsTxt = { message: 'tooLong', limit: maxLengths.adsTxt };
  // Records: domain, id, DIRECT or RESELLER, and an id of who certifies; variables; comments.
  const wrong = text
    .split('\n')
    .find(
      (line) =>
        line !== '' && !/^#|^[a-z]+=\S|^[a-z0-9.-]+\s*,\s*[^,\s]+\s*,\s*(direct|reseller)\b/i.test(line),
    );
  if (wrong !== undefined) problems.adsTxt = { message: 'lineUnreadable', line: wrong.slice(0, 60) };
  return text || null;
}
