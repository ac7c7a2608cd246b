import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english, englishTextOf } from './english.ts';
import { englishText, englishTextOfStored, readMessage } from './englishText.ts';
import { messageData, type Message } from './message.ts';
import { turkish, turkishTextOf } from './turkish.ts';

const codes = Object.keys(english);

/** A value for each parameter that the texts of a code read, in either language. */
function parametersOf(code: string): Record<string, string> {
  const read: Record<string, string> = {};
  const values = new Proxy<Record<string, string>>(
    {},
    { get: (_all, name) => (read[String(name)] = name === 'countryCode' ? 'DE' : '7') },
  );
  for (const catalogue of [english, turkish]) {
    const text = (catalogue as Record<string, unknown>)[code];
    if (typeof text === 'function') (text as (parameters: unknown) => string)(values);
  }
  return read;
}

describe('the catalogues', () => {
  it('have the same codes, each once', () => {
    expect(Object.keys(turkish).toSorted()).toEqual(codes.toSorted());
    const declared = readdirSync(path.join(import.meta.dirname, 'en')).flatMap((file) =>
      [...readFileSync(path.join(import.meta.dirname, 'en', file), 'utf8').matchAll(/^ {2}(\w+):/gm)].map(
        ([, code = '']) => code,
      ),
    );
    expect(declared.toSorted()).toEqual(codes.toSorted());
  });

  it.each(codes)(
    'have a text for %s in both languages, and none if a parameter is missing',
    (messageCode) => {
      const parameters = parametersOf(messageCode);
      const texts = [englishTextOf({ messageCode, parameters }), turkishTextOf({ messageCode, parameters })];
      for (const text of texts) expect(text).toMatch(/^\S(?:.*\S)?$/s);
      for (const text of texts) expect(text).not.toMatch(/undefined|\[object|NaN|\$\{/);
      if (Object.keys(parameters).length > 0) expect(englishTextOf({ messageCode })).toBeNull();
    },
  );

  // The type of messages ensures that every code in use exists.
  it('have no unused code', () => {
    const root = path.join(import.meta.dirname, '..', '..');
    const sources = ['api/src', 'web/src', 'domain'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[/\\](testing|generated|en|tr)[/\\]/.test(file)),
    );
    const used = new Set(
      sources.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\b[a-z]\w+/g) ?? []),
    );
    expect(codes.filter((code) => !used.has(code))).toEqual([]);
  });

  it('hold the only copy of each sentence that operators see', () => {
    const root = path.join(import.meta.dirname, '..', '..', 'web', 'src');
    const texts = Object.values(turkish).filter(
      (text): text is string => typeof text === 'string' && text.length >= 25,
    );
    const copies = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing[/\\]/.test(file))
      .flatMap((file) => {
        const source = readFileSync(path.join(root, file), 'utf8');
        return texts
          .filter((text) => source.includes(`'${text}'`) || source.includes(`"${text}"`))
          .map((text) => `${file}: ${text}`);
      });
    expect(copies).toEqual([]);
  });

  it('use Turkish letters in English only for quoted names of screens', () => {
    const foreign = codes.filter((messageCode) => {
      const text = englishTextOf({ messageCode, parameters: parametersOf(messageCode) }) ?? '';
      return /[ğşıİ]/.test(text.replace(/“[^”]*”/g, ''));
    });
    expect(foreign).toEqual([]);
  });
});

describe('a message', () => {
  it('writes counts and numbers as each language does', () => {
    const data = (message: Message) => messageData(message);
    expect(englishText({ message: 'tooLong', limit: 1 })).toBe('At most 1 character');
    expect(englishText({ message: 'tooLong', limit: 50_000 })).toBe('At most 50,000 characters');
    expect(turkishTextOf(data({ message: 'tooLong', limit: 50_000 }))).toBe('En fazla 50.000 karakter');
    expect(turkishTextOf(data({ message: 'nameOfCountry', countryCode: 'DE' }))).toContain('Almanya');
    expect(turkishTextOf(data({ message: 'fieldTooLong', field: 'name', limit: 500 }))).toMatch(
      /^İşletme adı/,
    );
  });

  it('may contain another, which is written in the same language', () => {
    const message = { message: 'reviewProblem', number: 2, problem: messageData('jsonBroken') } as const;
    expect(englishText(message)).toBe('Review 2: The JSON value is broken.');
    expect(turkishTextOf(messageData(message))).toBe('2. yorum: JSON değeri bozuk.');
  });

  it('is restored from storage, unless its code is unknown', () => {
    const message = { message: 'tooLong', limit: 5 } as const;
    expect(readMessage(JSON.parse(JSON.stringify(messageData(message))))).toEqual(message);
    expect(readMessage(messageData('fileEmpty'))).toBe('fileEmpty');
    for (const stored of [null, 'fileEmpty', {}, { messageCode: 'ofLater' }, { messageCode: 'tooLong' }])
      expect(readMessage(stored)).toBeNull();
    expect(englishTextOf({ messageCode: 'toString' })).toBeNull();
  });

  it('is distinguished from other text in the same column', () => {
    expect(englishTextOfStored('addressElsewhere')).toBe('Not an address of this site.');
    expect(englishTextOfStored('550 no such mailbox')).toBe('550 no such mailbox');
    expect(englishTextOfStored(null)).toBeNull();
  });
});
