import { describe, expect, it } from '@jest/globals';
import { DAYS, type WorkingHours } from '../../../../../../../domain/hours/openingHours.ts';
import { hoursOf } from './hoursValue.ts';
import { statusOf } from '../statusValue.ts';

const languages = (
  'en tr de fr es pt it ca nl da sv nb fi pl cs sk hu ro hr sl sr bg mk ru uk el et lv lt is ar fa he ur hi mr ne bn ta te th km vi id ms ' +
  'fil ja zh zh-Hant ko ka hy kk az sw'
).split(' ');

/** The same week as the language writes it: 9:30 to 18:00, closed on Sunday by leaving it out. */
function week(language: string, weekday: 'long' | 'short', hour12: boolean): Record<string, string> {
  const day = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    hour12,
    timeZone: 'UTC',
  });
  const range = [Date.UTC(2024, 0, 1, 9, 30), Date.UTC(2024, 0, 1, 18)]
    .map((at) => time.format(at))
    .join('–');
  return Object.fromEntries(DAYS.slice(0, 6).map((_, i) => [day.format(Date.UTC(2024, 0, 1 + i)), range]));
}

const expected: WorkingHours = Object.fromEntries(DAYS.slice(0, 6).map((day) => [day, '9:30 AM-6 PM']));

describe('hours in the languages of the map', () => {
  it.each(languages.flatMap((language) => [true, false].map((hour12) => [language, hour12] as const)))(
    'are read in %s, on a clock of twelve hours: %s',
    (language, hour12) => {
      const long = week(language, 'long', hour12);
      expect(hoursOf(JSON.stringify(long))).toEqual(expected);
      const lines = Object.entries(long).map(([day, hours]) => `${day}: ${hours}`);
      expect(hoursOf(lines.join('\n'))).toEqual(expected);
    },
  );

  // Languages whose short names are single letters are omitted.
  it.each(languages.filter((language) => !['hu', 'et', 'az', 'es', 'it'].includes(language)))(
    'are read with abbreviated days of %s',
    (language) => {
      expect(hoursOf(JSON.stringify(week(language, 'short', false)))).toEqual(expected);
    },
  );

  it.each([
    ...[
      'Mở cửa cả ngày',
      '24 saat açık',
      'Rund um die Uhr geöffnet',
      'Ouvert 24h/24',
      'Ouvert 24 heures sur 24',
    ],
    ...[
      'Abierto 24 horas',
      'Aberto 24 horas',
      'Aperto 24 ore su 24',
      '24 uur per dag geopend',
      'Czynne całą dobę',
    ],
    ...[
      'Otevřeno 24 hodin denně',
      'Éjjel-nappal nyitva',
      'Deschis 24 de ore',
      'Отворено 24 часа',
      'Цілодобово',
    ],
    ...['Открыто круглосуточно', 'Ανοιχτά 24 ώρες', 'Öppet dygnet runt', 'Døgnåpent', 'Åbent døgnet rundt'],
    ...['Avoinna 24 tuntia', '24 時間営業', '24 小时营业', '24 小時營業', '24시간 영업', 'เปิด 24 ชั่วโมง'],
    ...['Buka 24 jam', 'مفتوح 24 ساعة', 'פתוח 24 שעות', '۲۴ ساعته باز', '24 घंटे खुला है', '২৪ ঘন্টা খোলা'],
    ...['Otvoreno 24 sata', 'Odprto 24 ur', 'Dirba visą parą', 'Obert 24 hores', 'Bukas nang 24 oras'],
  ])('are recognized as always open: %s', (text) => {
    const always = Object.fromEntries(DAYS.map((day) => [day, 'Open 24 hours']));
    expect(hoursOf(text)).toEqual(always);
    expect(hoursOf(JSON.stringify({ Monday: text }))).toEqual({ Monday: 'Open 24 hours' });
  });

  it.each([
    ['{"Montag": "9 Uhr bis 18 Uhr"}', 'Monday', '9 AM-6 PM'],
    ['{"月曜日": "6時00分～18時30分"}', 'Monday', '6 AM-6:30 PM'],
    ['{"lundi": "9h–18h30"}', 'Monday', '9 AM-6:30 PM'],
    ['{"星期一": "上午9:00至下午6:00"}', 'Monday', '9 AM-6 PM'],
    ['{"วันจันทร์": "๐๙:๐๐–๑๘:๐๐ น."}', 'Monday', '9 AM-6 PM'],
    ['{"الاثنين": "٩:٠٠ ص–٦:٠٠ م"}', 'Monday', '9 AM-6 PM'],
    ['{"Thứ Hai": "07:00 đến 22:00"}', 'Monday', '7 AM-10 PM'],
    ['{"Thứ Bảy": "Đóng cửa"}', 'Saturday', 'Closed'],
    ['{"วันอาทิตย์": "ปิดทำการ"}', 'Sunday', 'Closed'],
    ['{"रविवार": "बंद"}', 'Sunday', 'Closed'],
  ])('are read: %s', (text, day, hours) => {
    expect(hoursOf(text)).toEqual({ [day]: hours });
  });

  it('that cannot be parsed stay as written', () => {
    expect(hoursOf('{"Pazartesi": "Randevu ile"}')).toEqual({ Monday: 'Randevu ile' });
  });
});

describe('a status', () => {
  it.each([
    ...[
      'Permanently closed',
      'Kalıcı olarak kapandı',
      'Dauerhaft geschlossen',
      'Définitivement fermé',
      'Đã đóng cửa vĩnh viễn',
    ],
    ...[
      'Cerrado permanentemente',
      'Permanentemente fechado',
      'Chiuso definitivamente',
      'Permanent gesloten',
      'Zamknięte na stałe',
    ],
    ...[
      'Trvale zavřeno',
      'Natrvalo zatvorené',
      'Véglegesen bezárt',
      'Închis definitiv',
      'Окончателно затворено',
      'Закрыто навсегда',
    ],
    ...[
      'Назавжди зачинено',
      'Οριστικά κλειστό',
      'Permanent stängt',
      'Permanent lukket',
      'Permanent stengt',
      'Suljettu pysyvästi',
    ],
    ...[
      '閉業',
      '永久歇业',
      '永久停業',
      '폐업',
      'ปิดถาวร',
      'Tutup permanen',
      'مغلق نهائيًا',
      'סגור לצמיתות',
      'स्थायी रूप से बंद',
    ],
    ...['Permanently closed\n\nConfirmed by this business 8 weeks ago', 'CLOSED_PERMANENTLY'],
  ])('is permanently closed: %s', (text) => expect(statusOf(text)).toBe('CLOSED_PERMANENTLY'));

  it.each([
    ...[
      'Temporarily closed',
      'Geçici olarak kapalı',
      'Vorübergehend geschlossen',
      'Temporairement fermé',
      'Tạm thời đóng cửa',
    ],
    ...[
      'Cerrado temporalmente',
      'Temporariamente fechado',
      'Chiuso temporaneamente',
      'Tijdelijk gesloten',
      'Tymczasowo zamknięte',
    ],
    ...[
      'Dočasně zavřeno',
      'Ideiglenesen zárva',
      'Închis temporar',
      'Временно закрыто',
      'Тимчасово зачинено',
      'Προσωρινά κλειστό',
    ],
    ...[
      'Tillfälligt stängt',
      'Midlertidigt lukket',
      'Suljettu tilapäisesti',
      '臨時休業',
      '暂停营业',
      '임시 휴업',
      'ปิดชั่วคราว',
    ],
    ...['Tutup sementara', 'مغلق مؤقتًا', 'סגור זמנית', 'अस्थायी रूप से बंद', 'অস্থায়ীভাবে বন্ধ'],
  ])('is temporarily closed: %s', (text) => expect(statusOf(text)).toBe('CLOSED_TEMPORARILY'));

  it.each([
    ...[
      'Closed ⋅ Opens 7 am Thu',
      'Closed',
      'Kapalı',
      'Geschlossen ⋅ Öffnet um 9',
      'Open ⋅ Closes 9 pm',
      'Permanent make-up',
    ],
    ...['Temporary exhibition', 'No permanent address', ''],
  ])('is not stated by: %s', (text) => expect(statusOf(text)).toBeNull());
});
