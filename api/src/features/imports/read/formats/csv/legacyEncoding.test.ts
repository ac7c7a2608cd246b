import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { legacyEncoding } from './legacyEncoding.ts';

/** Lines of lists as people keep them: a name, a street and a kind. */
const lists: Record<string, string> = {
  'windows-1251':
    'Цветочный магазин Радуга;ул. Ленина, 163;Казань\nАптека Берёзка;Невский проспект, 5;Екатеринбург',
  'koi8-r':
    'Цветочный магазин Радуга;ул. Ленина, 163;Казань\nАптека Берёзка;Невский проспект, 5;Екатеринбург',
  'windows-1250': 'Piekarnia Złoty Kłos;ul. Kościuszki 17;Łódź\nApteka Jaskółka;ul. Długa 9;Kraków',
  'windows-1252':
    'Boulangerie Lefèvre;29 Place du Marché;Nîmes\nPâtisserie Hélène;8 Rue de la République;Orléans',
  'windows-1254': 'Güneş Eczanesi;Atatürk Cad. No:5;İstanbul\nYıldız Çiçekçi;Şair Eşref Bulvarı No:9;İzmir',
  'windows-1253': 'Φαρμακείο Ελιά;Αγίου Ανδρέου 87;Θεσσαλονίκη\nΞενοδοχείο Γλάρος;Ερμού 160;Πάτρα',
  'windows-1255': 'מסעדה הזית;דיזנגוף 12;תל אביב\nבית מרקחת השקד;הרצל 39;חיפה',
  'windows-1256': 'مطعم النيل;شارع التحرير 12;القاهرة\nصيدلية كليوباترا;شارع فؤاد 62;الإسكندرية',
  'windows-874': 'ร้านอาหาร ครัวคุณแม่;ถนนสุขุมวิท 12;กรุงเทพมหานคร\nโรงแรม ลมทะเล;ถนนมิตรภาพ 9;ขอนแก่น',
  shift_jis: 'レストラン花月;丸の内1-12;横浜市\nパン屋さくら;本町3-54;大阪市\n薬局富士;高島2-7;京都市',
  'euc-jp': 'レストラン花月;丸の内1-12;横浜市\nパン屋さくら;本町3-54;大阪市\n薬局富士;高島2-7;京都市',
  gb18030: '老四川餐厅;人民路66号;成都市\n福满药店;中山路8号;杭州市\n金龙酒店;解放路5号;深圳市',
  big5: '老四川餐廳;人民路66號;台北市\n福滿藥局;中山路8號;高雄市\n金龍飯店;解放路5號;台中市',
  'euc-kr': '한우리 음식점;세종대로 12;서울특별시\n달빛 제과점;중앙로 54;부산광역시',
  macintosh: 'Boulangerie Lefèvre;29 Place du Marché;Nîmes\nPâtisserie Hélène;8 Rue de la République;Orléans',
};

describe('the code page of a list', () => {
  it.each(Object.entries(lists))('%s is detected by its letters', (page, text) => {
    const bytes = iconv.encode(text, page);
    expect(iconv.decode(bytes, legacyEncoding(bytes))).toBe(text);
  });

  it.each(['Álava', 'Málaga', 'Cádiz', 'Ávila'])('is a western one although one word repeats: %s', (word) => {
    const lines = Array.from({ length: 30 }, (_, i) => `"${word}","Repsol ${i}","Calle Mayor, ${i}"`);
    const bytes = iconv.encode(`"Provincia","Nombre","Dirección"\n${lines.join('\n')}`, 'windows-1252');
    expect(iconv.decode(bytes, legacyEncoding(bytes))).toContain(`"${word}","Repsol 7"`);
  });

  it('is the likelier one although a letter was lost', () => {
    const text = `${'Gasolinera Ávila;Calle Cádiz;León\nEstación Añasco;Calle Núñez;Jaén\n'.repeat(9)}Portal BETO¿O`;
    const bytes = iconv.encode(text, 'windows-1252');
    expect(iconv.decode(bytes, legacyEncoding(bytes))).toBe(text);
  });

  it.each([
    ['Álava', 'Dirección', 'LOGROÑO'],
    ['Zürich', 'Straße', 'Öffnung'],
    ['Hérault', 'Adresse complète', 'Boulangerie Noël'],
    ['Évora', 'Endereço', 'Padaria São João'],
    ['Malmö', 'Gatuadress på', 'Ångbåten'],
  ])('is a western one although a currency and one word, %s, are most of it', (word, header, name) => {
    const lines = Array.from({ length: 60 }, (_, i) => `${word};${i} Repsol;1,${i}9€;€`);
    const text = `${header};A;B;C\n${lines.join('\n')}\n${word};${name};1,30€;1,40€\n`;
    const bytes = iconv.encode(text, 'windows-1252');
    expect(iconv.decode(bytes, legacyEncoding(bytes))).toBe(text);
  });

  it.each(['10.0\u00a0 (1 Review)', '4.9\u00a0stars', 'Suite\u00a0B', '12,50\u00a0€', '€\u00a0\u00a0 9'])(
    'is a western one although most of its signs are blanks: %s',
    (mark) => {
      const lines = Array.from({ length: 40 }, (_, i) => `Name ${i},${mark},${i} Main St`);
      const text = `${lines.join('\n')}\nBryan Arcé,${mark},9 High St`;
      const bytes = iconv.encode(text, 'windows-1252');
      expect(iconv.decode(bytes, legacyEncoding(bytes))).toBe(text);
    },
  );

  it('is the Turkish one if a single letter is ambiguous', () => {
    expect(legacyEncoding(Buffer.from('Caf\xe9', 'latin1'))).toBe('windows-1254');
  });
});
