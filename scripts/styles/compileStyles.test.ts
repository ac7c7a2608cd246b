import { beforeAll, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { cssFaults } from '../../web/src/testing/cssFaults.ts';
import { compileStyles, type CompiledStyles } from './compileStyles.ts';
import { readStyles } from './readStyles.ts';

const file = path.resolve('web/src/site/Sample.tsx');
const start = "import { css, cva } from '../ui/theme/styles.ts';\n";
const stylesOf = (text: string) => readStyles(file, start + text);

describe('the style sheets of a build', () => {
  let styles: CompiledStyles;
  beforeAll(async () => {
    styles = await compileStyles();
  });

  it('have only valid declarations, and use every token that they define', () => {
    for (const sheet of [styles.site, styles.admin]) {
      expect(sheet.length).toBeGreaterThan(20_000);
      expect(cssFaults(sheet)).toEqual([]);
      const named = new Set([...sheet.matchAll(/(--d-[\w\\.-]+):/g)].map(([, name]) => name));
      const used = [...sheet.matchAll(/var\((--d-[\w\\.-]+)/g)].map(([, name]) => name);
      expect(used.filter((name) => !named.has(name))).toEqual([]);
      // Panda's class names, which no element has any more.
      expect(sheet.match(/\.[^\s{},>]*\\[:!&][^\s{},>]*/g) ?? []).toEqual([]);
    }
  });

  it('have a class for every style in the source, and leave none to run time', () => {
    const text = `${start}const a = <p className={css({ mt: '4', color: isOpen ? 'positive' : 'danger' })} />;`;
    const written = styles.rewrite(file, text) ?? '';
    expect(written).not.toContain('css');
    expect(written).toMatch(/\{\("\w{3}" \+ \(\(isOpen\) \? " \w{3}" : ""\) \+ \(!\(isOpen\) \?/);
  });
});

describe('the styles of a source', () => {
  it('are read from constants, choices and spreads', () => {
    const [part] = stylesOf(`const row = { px: { base: '2', md: '4' } } as const;
      css(row, { mt: isLow ? undefined : '1', ...(isLow && { h: '8' }) });`);
    expect(part?.leaves).toEqual([
      { place: ['px', 'base'], value: '2', tests: [] },
      { place: ['px', 'md'], value: '4', tests: [] },
      { place: ['mt'], value: '1', tests: ['!(isLow)'] },
      { place: ['h'], value: '8', tests: ['(isLow)'] },
    ]);
  });

  it('replace earlier values of the same property in one call', () => {
    const [part] = stylesOf(`css({ mt: '1' }, { mt: '2' });`);
    expect(part?.leaves).toEqual([{ place: ['mt'], value: '2', tests: [] }]);
  });

  it.each([
    ['css({ mt: room });', 'the build does not know what room is'],
    ['css({ w: `${width}px` });', 'the build does not know the style'],
    ["css({ mt: '1', ...(isLow && { mt: '2' }) });", 'mt is set twice'],
  ])('fail the build if they are unknown to it: %s', (text, message) => {
    expect(() => stylesOf(text)).toThrow(message);
    expect(() => stylesOf(text)).toThrow('web/src/site/Sample.tsx:2');
  });
});
