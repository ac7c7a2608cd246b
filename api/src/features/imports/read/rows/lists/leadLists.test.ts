import { describe, expect, it } from '@jest/globals';
import { placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { mapColumns } from '../../columns/mapColumns.ts';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

const persons =
  'Anna Dupont,Marta Kowalska,Jan Novak,Rosa Prieto,Oksana Shevchenko,Linh Nguyen,Ana Pinto'.split(',');

/** What the columns of a table are read as: a field, 'private' or null, by header. */
function readingsOf(table: Record<string, readonly string[]>): Record<string, string | null> {
  const columns = Object.values(table);
  const rows = (columns[0] ?? []).map((_, row) => columns.map((values) => values[row] ?? ''));
  const judged = mapColumns(Object.keys(table), rows).columns;
  return Object.fromEntries(
    judged.map(({ header, field, how }) => [header, how === 'private' ? how : field]),
  );
}

describe('a list of contacts, each with a name, a company and a post', () => {
  it.each([
    ['name', 'Empresa', 'Cargo', 'Telefone'],
    ['Nome', 'Empresa', 'Função', 'Telefone'],
    ['Nombre', 'Empresa', 'Puesto', 'Teléfono'],
    ['Nom', 'Entreprise', 'Fonction', 'Téléphone'],
    ['Nome', 'Azienda', 'Ruolo', 'Telefono'],
    ['Name', 'Unternehmen', 'Funktion', 'Telefon'],
    ['Naam', 'Bedrijf', 'Functie', 'Telefoon'],
    ['Имя', 'Компания', 'Должность', 'Телефон'],
    ['Ad', 'Şirket', 'Görev', 'Telefon'],
    ['Nama', 'Perusahaan', 'Jabatan', 'Telepon'],
    ['Name', 'Company', 'Role', 'Phone'],
    ['الاسم', 'الشركة', 'الوظيفة', 'الهاتف'],
    ['姓名', '公司', '职位', '电话'],
  ])('is read by its companies: %s, %s, %s', (name, firm, post, phone) => {
    const readings = readingsOf({
      [name]: persons,
      [firm]: names.slice(0, 7),
      [post]: persons.map((_, i) => ['Owner', 'Clerk'][i % 2] ?? ''),
      [phone]: persons.map((_, i) => `+55 11 4002 892${i}`),
    });
    expect(readings).toEqual({ [name]: 'private', [firm]: 'name', [post]: 'private', [phone]: 'phone' });
  });

  it('is known without a post by addresses of mail in which the names are', () => {
    const readings = readingsOf({
      Nome: persons,
      Email: persons.map((name) => `${name.split(' ')[0]?.toLowerCase()}@example.com`),
      Empresa: names.slice(0, 7),
    });
    expect(readings).toEqual({ Nome: 'private', Email: 'private', Empresa: 'name' });
  });

  it('is one of places where names and companies are theirs', () => {
    const readings = readingsOf({
      Nome: names.slice(0, 7),
      Email: names.slice(0, 7).map((_, i) => `info@shop${i}.example`),
      Empresa: names.slice(0, 7).map((name) => `${name} Ltda`),
    });
    expect(readings).toMatchObject({ Nome: 'name', Email: 'email' });
  });
});

describe('words of headers', () => {
  const places = { name: names };

  it('in the plural name no street: a place has one', () => {
    const gates = names.map((_, i) => ['Main gate', 'North gate'][i % 2] ?? '');
    expect(readingsOf({ ...places, gates })).toMatchObject({ gates: null });
    expect(readingsOf({ ...places, regions: names.map(() => 'Bavaria') })).toMatchObject({
      regions: 'state',
    });
  });

  it.each([
    ['المحافظة', 'state'],
    ['المحافظه', 'state'],
    ['المدينه', 'city'],
    ['الموقع الالكتروني', 'website'],
    ['ايميل', 'email'],
    ['إيميل', 'email'],
    ['أوقات العمل', 'workingHours'],
    ['اوقات العمل', 'workingHours'],
  ])('may be in everyday Arabic spelling: %s', (header, field) => {
    expect(readingsOf({ ...places, [header]: names.map(() => '') })).toMatchObject({ [header]: field });
  });

  it('for ratings mean their number beside scores', () => {
    const score = names.map((_, i) => `4.${i}`);
    const ratings = names.map((_, i) => `${i * 731 + 4}`);
    expect(readingsOf({ ...places, score, ratings })).toMatchObject({
      score: 'rating',
      ratings: 'reviewCount',
    });
    expect(readingsOf({ ...places, ratings: score })).toMatchObject({ ratings: 'rating' });
  });
});

describe('values of pages of maps', () => {
  it('are prices as spans and as signs in one column', async () => {
    const rows = names.map((name, i) => [name, `4.${i}`, i % 3 === 0 ? '££' : `£${i}0–${i + 2}0`]);
    const [first, second] = await read([['OSrXXb', 'yi40Hd', 'rllt__details 2'], ...rows]);
    expect([first?.priceRange, second?.priceRange]).toEqual(['££', '£10–30']);
  });

  it('are sites only as a whole', () => {
    expect(rowOf({ website: 'newton.example/gov/parks/h…' }).website).toBeNull();
    expect(rowOf({ website: 'https://shop.example/a...' }).website).toBeNull();
    expect(rowOf({ website: 'shop.example' }).website).toBe('https://shop.example/');
  });
});

describe('a town of Egypt', () => {
  it.each(['القاهره', 'القاهرة', 'الاسكندريه', 'الاسكندرية', 'الجيزه'])(
    'is known in everyday spelling: %s',
    (town) => {
      expect(placesNamed(town).some(({ country }) => country === 'EG')).toBe(true);
    },
  );
});

describe('an address without commas', () => {
  it('ends in its town however long it is', () => {
    const address =
      'MASLAK MAH. BÜYÜKDERE CAD. ÇAMLICA PLAZA VE İŞ MERKEZİ B BLOK No:61 İç Kapı No:212 Sarıyer/İstanbul/Türkiye';
    expect(rowOf({ address })).toMatchObject({ city: 'İstanbul', countryCode: 'TR' });
  });
});
