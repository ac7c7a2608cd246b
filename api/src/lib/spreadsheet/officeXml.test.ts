import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeOfficeXml } from './officeXml.ts';

/** As Excel and exceljs read it (ECMA-376, 22.4.2.4). */
function decode(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

describe('text of a workbook', () => {
  it.each(['https://photos.example/U_xcec6hiEk_xbeef', 'snake_case_x12', '_x00 41_', '_X0041_', '_x004G_'])(
    '%s is written as it is: not every program decodes escapes',
    (text) => {
      expect(escapeOfficeXml(text)).toBe(text);
    },
  );

  it.each([
    ['_x0041_', '_x005F_x0041_'],
    ['a_x0041_xbeef_', 'a_x005F_x0041_x005F_xbeef_'],
    ['_x0041\u0001', '_x005F_x0041_x0001_'],
    ['\u0001x0041_', '_x0001_x0041_'],
    ['_x0041\ud83d', '_x005F_x0041_xD83D_'],
  ])('%j is written as %j, which would be read as something else', (text, xml) => {
    expect(escapeOfficeXml(text)).toBe(xml);
    expect(decode(xml)).toBe(text);
  });

  it('is read as it was written, whatever it holds', () => {
    const unit = fc.constantFrom(
      '_',
      'x',
      '0',
      '4',
      '1',
      'F',
      '_x0041',
      '\u0001',
      '\ud83d',
      '😀',
      '&',
      '<',
      'é',
      '_x005F_',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        expect(decode(escapeOfficeXml(text))).toBe(text);
      }),
      { numRuns: 2000, endOnFailure: true },
    );
  });
});
