import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read } = useLists();

describe('owners of places in the words of registers', () => {
  it.each([
    ['Public', 'Public/Military'],
    ['Government', 'Private - Charity'],
    ['Privé', 'Privé / Confessionnel'],
    ['Negeri', 'Negeri & BUMN'],
  ])('are not a kind, together with others: %s, %s', async (owner, both) => {
    const rows = await read([
      ['Name', 'Type', 'City'],
      ...names.map((name, i) => [name, i < 8 ? owner : both, 'York']),
    ]);
    expect(rows.map(({ category, type }) => [category, type])).toEqual(names.map(() => [null, null]));
  });

  it('omit other values of their column', async () => {
    const rows = await read([
      ['Name', 'Type', 'City'],
      ...names.map((name, i) => [name, i === 9 ? 'NGO' : i % 2 ? 'Public' : 'Private', 'York']),
    ]);
    expect(rows[9]).toMatchObject({ category: null, type: null });
  });
});

describe('passwords', () => {
  const secrets = [
    'ny+I0P[a',
    'Qp2sHe:4',
    '_JEeO4H_',
    '7Dc7Rm)V',
    'x9;Kq2La',
    'Tz+4b!Wm',
    'p0(LrE3s',
    'M4n[vv7Q',
    'aB3$dd9K',
    'Zq8#tt1P',
  ];
  it.each([
    'Пароль',
    'Password',
    'Şifre',
    'Mot de passe',
    'Contraseña',
    'api_key',
    '密码',
    'Kennwort',
    'Account password',
  ])('are never read: %s', async (header) => {
    const rows = await read([
      ['Логин', header, 'Организация', 'Телефон'],
      ...names.map((name, i) => [`user${i}`, secrets[i] ?? '', name, `+7 926 301 89 ${i + 10}`]),
    ]);
    expect(rows[0]?.name).toBe(names[0]);
    expect(JSON.stringify(rows.map((row) => ({ ...row, warnings: null })))).not.toMatch(
      /ny\+I0P|Qp2sHe|7Dc7Rm/,
    );
  });

  it('leave no sample in the record of an import', async () => {
    const data = makeCsv([
      ['Login', 'Password', 'Company'],
      ...names.map((name, i) => [`user${i}`, secrets[i] ?? '', name]),
    ]);
    const { columns } = await readFile(files, { name: 'accounts.csv', data });
    expect(columns[0]?.columns.map(({ isPersonal, samples }) => [isPersonal, samples.length > 0])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
  });

  it('are not addresses under a meaningless header', async () => {
    const rows = await read([
      ['Логин', 'X7', 'Организация', 'Телефон'],
      ...names.map((name, i) => [`user${i}`, secrets[i] ?? '', name, `+7 926 301 89 ${i + 10}`]),
    ]);
    expect(rows.map(({ address }) => address)).toEqual(names.map(() => null));
  });
});

describe('owners of places', () => {
  it.each(['Public', 'Öffentlich', 'Privé', 'Государственный', 'Công lập', 'Özel', '公立', 'Unclassified'])(
    'are not a kind: %s',
    async (owner) => {
      const rows = await read([
        ['Name', 'Address', 'Type'],
        ...names.map((name, i) => [name, `${i + 1} High Street, York`, owner]),
      ]);
      expect(rows[0]).toMatchObject({ name: names[0], category: null, type: null });
    },
  );
});

describe('whole names of persons', () => {
  it('leave the bare name to the place', async () => {
    const rows = await read([
      ['name', 'address', 'company_name', 'title', 'full_name', 'first_name', 'last_name'],
      ...names.map((name, i) => [
        name,
        `${i + 1} High Street, York`,
        'Owner Ltd',
        'CEO',
        'Ann Lee',
        'Ann',
        'Lee',
      ]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});
