import { describe, expect, it } from '@jest/globals';
import { knownHeader } from './headers/knownHeader.ts';
import { readingsOf } from '../fixtures/columnTable.ts';
import fc from 'fast-check';
import { mapColumns } from './mapColumns.ts';
import { examples } from '../../../../../../domain/testing/examples.ts';

const names = ['Ada Kafe', 'Sun & Sons Optics', 'Köşe Lokantası', 'Blue Vision', 'North Deli'];
const phones = names.map((_, i) => `+90 212 222 33 4${i}`);
const addresses = names.map((_, i) => `${i + 1} High Street, 3400${i} Townville`);

/** Name, address, phone, website and rating in languages of the map. */
const languages: [string, string, string, string, string, string][] = [
  ['English', 'Business name', 'Full Address', 'Phone number', 'Website', 'Rating'],
  ['Turkish', 'Restoran Adı', 'Adres', 'Telefon', 'Web Sitesi', 'Puan'],
  ['German', 'Name des Betriebs', 'Anschrift', 'Telefonnummer', 'Webseite', 'Bewertung'],
  ['French', "Nom de l'entreprise", 'Adresse', 'Téléphone', 'Site web', 'Note'],
  ['Spanish', 'Nombre del restaurante', 'Dirección', 'Teléfono', 'Página web', 'Calificación'],
  ['Italian', 'Nome', 'Indirizzo', 'Numero di telefono', 'Sito web', 'Valutazione'],
  ['Portuguese', 'Nome da empresa', 'Endereço', 'Telefone', 'Site', 'Avaliação'],
  ['Dutch', 'Bedrijfsnaam', 'Adres', 'Telefoonnummer', 'Website', 'Beoordeling'],
  ['Polish', 'Nazwa firmy', 'Adres', 'Numer telefonu', 'Strona www', 'Ocena'],
  ['Czech', 'Název', 'Adresa', 'Telefonní číslo', 'Webové stránky', 'Hodnocení'],
  ['Romanian', 'Denumire', 'Adresă', 'Număr de telefon', 'Site web', 'Notă'],
  ['Hungarian', 'Név', 'Cím', 'Telefonszám', 'Weboldal', 'Értékelés'],
  ['Greek', 'Επωνυμία', 'Διεύθυνση', 'Τηλέφωνο', 'Ιστοσελίδα', 'Βαθμολογία'],
  ['Russian', 'Название', 'Адрес', 'Номер телефона', 'Сайт', 'Рейтинг'],
  ['Ukrainian', 'Назва', 'Адреса', 'Номер телефону', 'Вебсайт', 'Оцінка'],
  ['Serbian', 'Naziv', 'Adresa', 'Broj telefona', 'Sajt', 'Ocena'],
  ['Bulgarian', 'Име', 'Адрес', 'Телефонен номер', 'Уебсайт', 'Оценка'],
  ['Arabic', 'اسم المطعم', 'العنوان', 'رقم الهاتف', 'الموقع الإلكتروني', 'التقييم'],
  ['Hebrew', 'שם העסק', 'כתובת', 'טלפון', 'אתר אינטרנט', 'דירוג'],
  ['Persian', 'نام', 'آدرس', 'شماره تلفن', 'وب سایت', 'امتیاز'],
  ['Hindi', 'नाम', 'पता', 'फ़ोन', 'वेबसाइट', 'रेटिंग'],
  ['Thai', 'ชื่อร้าน', 'ที่อยู่', 'เบอร์โทรศัพท์', 'เว็บไซต์', 'คะแนน'],
  ['Vietnamese', 'Tên công ty', 'Địa chỉ', 'Số điện thoại', 'Trang web', 'Đánh giá'],
  ['Indonesian', 'Nama perusahaan', 'Alamat', 'Nomor telepon', 'Situs web', 'Penilaian'],
  ['Japanese', '店舗名', '住所', '電話番号', 'ウェブサイト', '評価'],
  ['Korean', '업체명', '주소', '전화번호', '홈페이지', '평점'],
  ['Chinese', '餐厅名称', '地址', '电话', '网站', '评分'],
  ['Swedish', 'Företagets namn', 'Adress', 'Telefonnummer', 'Webbplats', 'Betyg'],
  ['Danish', 'Virksomhed', 'Adresse', 'Telefon', 'Hjemmeside', 'Vurdering'],
  ['Norwegian', 'Navn', 'Adresse', 'Telefonnr', 'Nettside', 'Vurdering'],
  ['Finnish', 'Yrityksen nimi', 'Osoite', 'Puhelinnumero', 'Verkkosivu', 'Arvosana'],
];
const ratings = ['4.1', '3.9', '5', '4.7', '4,4'];
const sites = names.map((_, i) => `https://place${i}.example/`);
const order = ['name', 'address', 'phone', 'website', 'rating'] as const;
const valuesOf = { name: names, address: addresses, phone: phones, website: sites, rating: ratings };

describe('headers in the languages of the map', () => {
  it.each(languages)('%s', (_language, ...headers) => {
    const table = Object.fromEntries(headers.map((header, i) => [header, valuesOf[order[i] ?? 'name']]));
    expect(Object.values(readingsOf(table))).toEqual([...order]);
  });
});

describe('words that name a column whatever is in it', () => {
  it.each(['Tên địa điểm', 'Tên cửa hàng', 'tên quán'])('are those for names: %s', (header) =>
    expect(knownHeader(header)?.field).toBe('name'),
  );
});

describe('the reading of columns', () => {
  const junk: [string, readonly string[]][] = [
    ['Tech Flag', ['Status Code: 200', 'Status Code: 502', 'Status Code: 200', 'x', '']],
    ['Tier', ['A', 'B', 'A', 'C', 'A']],
    ['sent', names.map(() => '✅ Sent')],
    ['x9', ['', '', '', '', '']],
  ];

  it('does not depend on the order of columns or on unrelated columns', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.subarray(junk),
        (language, places, others) => {
          const named = places.map((place): [string, readonly string[], string | null] => {
            const field = order[place] ?? 'name';
            return [language[place + 1] ?? '', valuesOf[field], field];
          });
          const all = [...named, ...others.map(([header, values]) => [header, values, null] as const)];
          const table = Object.fromEntries(all.map(([header, values]) => [header, values]));
          expect(Object.values(readingsOf(table))).toEqual(
            all
              .filter(([, values, field]) => field !== null || values.length > 0)
              .map(([, , field]) => field),
          );
        },
      ),
      { numRuns: examples(60) },
    );
  });

  it('bears a line that slipped into a column of prices', () => {
    const prices = Array.from({ length: 19 }, (_, i) =>
      i === 6 ? '⋅ Opens 6 pm Wed' : `£${i + 1}–${i + 10}`,
    );
    const rows = prices.map((price, i) => [`Old Mill ${i}`, price, `(${i + 12})`]);
    expect(mapColumns(['OSrXXb', 'rllt', 'RDApEe'], rows).columns[1]).toMatchObject({ field: 'priceRange' });
  });

  it('finds phones, sites and ratings without any header', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...order], { minLength: 5 }), (fields) => {
        const table = Object.fromEntries(fields.map((field, i) => [`qB${i}Pd`, valuesOf[field]]));
        const found = Object.values(readingsOf(table));
        for (const [i, field] of fields.entries())
          if (field === 'phone' || field === 'website') expect(found[i]).toBe(field);
        expect(found).toContain('name');
      }),
    );
  });
});
