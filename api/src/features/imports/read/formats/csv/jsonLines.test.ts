import { afterAll, describe, expect, it } from '@jest/globals';
import { readFile } from '../../fixtures/readFile.ts';
import { temporaryFiles } from '../../fixtures/temporaryFiles.ts';

const files = temporaryFiles();
afterAll(() => files.remove());

const read = (lines: string[]) => readFile(files, { name: 'places.csv', data: `${lines.join('\n')}\n` });

describe('a file of text with one JSON object per line', () => {
  const lines = Array.from({ length: 12 }, (_, i) =>
    JSON.stringify({
      ...{ title: `Mill ${i}`, phone: `+44 20 7946 00${i + 10}`, website: null },
      ...(i > 2 && { categories: ['Bakery', 'Café'], location: { lat: 51.5 + i / 100, lng: -0.12 } }),
      address: `${i + 1} High Street, London SW1A 1A${'ABDEFGHJLNPQ'[i]}`,
    }),
  );

  it('is a table', async () => {
    const { rows } = await read(lines);
    expect(rows).toHaveLength(12);
    expect(rows[4]).toMatchObject({ name: 'Mill 4', category: 'Bakery', latitude: 51.54, rowNumber: 5 });
    expect(rows[0]).toMatchObject({ phone: '+44 20 7946 0010', city: 'London' });
  });

  it('loses only the lines that are damaged, and no digit of an id', async () => {
    const long = '{"title":"Long","address":"1 High Street, London","cid":14657842365478965412}';
    const { rows, refused } = await read([...lines, '{"title": "Half', long]);
    expect(rows.at(-1)).toMatchObject({ name: 'Long', cid: '14657842365478965412' });
    expect(refused).toHaveLength(1);
  });

  it('ends where keys are hostile or nested without end', async () => {
    const deep = `{"title":"Deep","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const { rows } = await read([...lines, '{"__proto__":{"title":"No"},"title":"Plain"}', deep]);
    expect(rows.map(({ name }) => name)).toContain('Plain');
  });

  it('leaves digits within texts as they are', async () => {
    const id = '14657842365478965412';
    const quoted = `{"title":"Quoted: ${id}, [${id}]","address":"2 High Street, London","cid":${id}}`;
    const { rows } = await read([...lines, quoted]);
    expect(rows.at(-1)).toMatchObject({ name: `Quoted: ${id}, [${id}]`, cid: id });
  });

  it('has a column for each key, wherever the key is first', async () => {
    const many = Array.from({ length: 4000 }, (_, i) =>
      JSON.stringify({ title: `Mill ${i}`, address: `${i + 1} High Street, London`, note: 'x'.repeat(60) }),
    );
    const { rows } = await read([...many, '{"title":"Last","website":"https://last.example/"}']);
    expect(rows).toHaveLength(4001);
    expect(rows.at(-1)).toMatchObject({ name: 'Last', website: 'https://last.example/' });
  });

  it('costs no more than in proportion to the length of a line', async () => {
    const costOf = async (text: string) => {
      const begun = process.cpuUsage();
      await read([...lines, `{"title":"Wide","cid":14657842365478965412,"note":"x"${text}}`]);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    };
    const usual = await costOf(`,"more":"${'plain text '.repeat(40_000)}"`);
    for (const unit of [' ', '1', '1.', '1e', '-', '"', String.raw`\"`, '[ ', ': '])
      expect([unit, (await costOf(unit.repeat(400_000))) < (usual + 50) * 10]).toEqual([unit, true]);
  });
});
