import { describe, expect, it } from '@jest/globals';
import { names } from '../../fixtures/lists.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const kinds = by((i) => `${['Restaurant', 'Apotheke', 'Hotel', 'Zahnarzt'][i % 4]} • Service`);

describe('words for kinds in the plural', () => {
  it.each(
    (
      'Kategorien,Branchen,Rubriken,Rubriques,Actividades,Settori,Categorieën,Rubrieken,Kategorier,Brancher,Bransjer,Branscher,Kategoriat,Toimialat,' +
      'Branże,Odvetvia,Kategóriák,Categorii,Kategorije,Kategorijos,Kategooriad,Sektörler,Κατηγορίες,التصنيفات,الفئات,קטגוריות'
    ).split(','),
  )('are read: %s', (header) => {
    const reading = readingsOf({ Name: names, Mail: by((i) => `info@shop${i}.example`), [header]: kinds })[
      header
    ];
    expect(['category', 'subtypes']).toContain(reading);
  });
});

describe('abbreviations of phones', () => {
  it.each(['Telef.', 'Teléf.', 'Puh.', 'Ph', 'Ph.', 'Telefonlar', 'Puhelimet'])('are read: %s', (header) => {
    const readings = readingsOf({ Name: names, [header]: by((i) => `213 222 ${i + 100}`) });
    expect(readings[header]).toBe('phone');
  });

  it.each(['Ph level', 'pH', 'PhD'])('are no other words: %s', (header) => {
    const readings = readingsOf({ Name: names, [header]: by((i) => `${6 + (i % 3)}.${i}`) });
    expect(readings[header]).not.toBe('phone');
  });
});
