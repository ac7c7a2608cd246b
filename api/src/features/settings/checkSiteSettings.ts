import type { Message } from '../../../../domain/messages/message.ts';
import { checkLine, checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { checkCode } from '../injectedCodes/checkInjection.ts';
import type { SiteSettings, SiteSettingsData } from './siteSettings.ts';

/** Fields to change; null or blank text clears a field, omitted fields stay. */
export type SiteSettingsChange = {
  [Field in keyof Omit<SiteSettings, 'version'>]?: SiteSettings[Field] | null | undefined;
};

const maxDescriptionLength = 500;
const maxKeywordsLength = 1000;

/** Shapes of the ids, by the fields that hold them. */
const idShapes = {
  googleAnalytics: { shape: /^G-[A-Z0-9]{4,20}$/, word: 'analyticsIdInvalid' },
  googleTagManager: { shape: /^GTM-[A-Z0-9]{4,20}$/, word: 'tagManagerIdInvalid' },
  facebookPixel: { shape: /^\d{5,20}$/, word: 'digitsOnly' },
} as const;

/** The settings in their stored form. Errors: BAD_INPUT by field. */
export function checkSiteSettings(change: SiteSettingsChange, before: SiteSettingsData): SiteSettingsData {
  const problems: Record<string, Message> = {};
  const line = (field: string, value: string, most: number): string | null => {
    const text = checkLine(value, field);
    if ([...text].length > most) problems[field] = { message: 'tooLong', limit: most };
    return text || null;
  };
  const id = (field: keyof typeof idShapes, value: string): string | null => {
    const text = line(field, value, 100)?.toUpperCase() ?? null;
    if (text && !idShapes[field].shape.test(text)) problems[field] = idShapes[field].word;
    return text;
  };
  const html = (field: 'headCodes' | 'footerCodes', value: string): string | null => {
    if (checkText(value, field).trim() === '') return null;
    const { code, problem } = checkCode(value, field === 'headCodes' ? 'HEAD' : 'BODY_END');
    if (problem) problems[field] = problem;
    return code;
  };
  // An omitted field keeps its value.
  const given = <Value, Current>(
    value: Value | null | undefined,
    current: Current,
    read: (value: Value) => Current | null,
  ) => (value === undefined ? (current ?? null) : value === null ? null : read(value));
  const code = (which: 'head' | 'footer') => {
    const field = `${which}Codes` as const;
    const current = before.codes?.[which] ?? null;
    const text = given(change[field], current?.code ?? null, (value) => html(field, value));
    return text === null
      ? null
      : { code: text, consent: change[`${which}Consent`] ?? current?.consent ?? 'NONE' };
  };
  const { seo, analytics } = before;
  const next: SiteSettingsData = {
    ...before,
    codes: { head: code('head'), footer: code('footer') },
    analytics: {
      googleAnalytics:
        given(change.googleAnalytics, analytics?.googleAnalytics, (value) => id('googleAnalytics', value)) ??
        null,
      googleTagManager:
        given(change.googleTagManager, analytics?.googleTagManager, (value) =>
          id('googleTagManager', value),
        ) ?? null,
      facebookPixel:
        given(change.facebookPixel, analytics?.facebookPixel, (value) => id('facebookPixel', value)) ?? null,
    },
    seo: {
      metaDescription:
        given(change.metaDescription, seo?.metaDescription, (value) =>
          line('metaDescription', value, maxDescriptionLength),
        ) ?? null,
      metaKeywords:
        given(change.metaKeywords, seo?.metaKeywords, (value) =>
          line('metaKeywords', value, maxKeywordsLength),
        ) ?? null,
    },
  };
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'settingsNotSaved', problems);
  return next;
}
