import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

// The API speaks English; operators' Turkish texts are only in domain/messages/tr.

const folder = path.join(process.cwd(), 'api/src');

/** Words that importers search for, in many languages: data that is never shown. */
const vocabularies =
  /^features\/imports\/(?:read\/(?:values|location|columns|kind|formats\/cellLinks)|correctCountries)|^lib\/(?:gazetteer\/|identity\/|placeKinds\/|text\/(?:transliteration\/kana|lookalikes)\.ts)/;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    !/\.test\.ts$|(?:^|\/)(?:generated|testing|fixtures)\//.test(file) &&
    !vocabularies.test(file),
);

const letters = /[ğşıİ]|[çöüÇÖÜĞŞ]\p{L}*\s|\s\p{L}*[çöüÇÖÜĞŞ]/u;
const words =
  /(?:^|[\s“(])(?:ve|bir|bu|bulunamadı|bulunamadi|en fazla|en az|gerekli|geçersiz|gecersiz|zaten|tekrar|deneyin|kaydedilemedi|reddedilenler|dosya|hata|olmalı|girin|seçin|sayfa|kayıt|veri|yedek|işletme)(?=[\s.,;:!?”)]|$)/iu;

const isTurkish = (text: string) => letters.test(text) || words.test(text);

/** The texts of a file: literals and the fixed parts of templates. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

describe('the source of the API', () => {
  it('has no Turkish text', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      textsIn(readFileSync(path.join(folder, file), 'utf8'))
        .filter(isTurkish)
        .map((text) => `${file}: ${text.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "throw new AppError('NOT_FOUND', 'Plan bulunamadı.')",
    'const message = `En fazla ${limit} karakter`',
    "const title = 'Dosya'",
    "new Error('Kayıt yok')",
  ])('would be found with %s', (source) => expect(textsIn(source).some(isTurkish)).toBe(true));

  it.each(["'Zürich'", "'listing not found'", '`at most ${limit} characters`', "'var'"])(
    'may contain %s',
    (source) => expect(textsIn(source).some(isTurkish)).toBe(false),
  );
});
