import { describe, expect, it } from '@jest/globals';
import { normaliseWorkingHours } from '../../../../../domain/hours/read/normaliseHours.ts';
import { copyDay, dayProblem, readEditHours, workdays, writeEditHours } from './editHours.ts';
import { editProblems } from './editRules.ts';
import { readEditSections, sectionsProblem, writeEditSections } from './editSections.ts';
import { changedInput, differingFields, newInput, readEditValues } from './editValues.ts';
import { mergeVersions, openFields } from './mergeVersions.ts';
import { readMapLink } from './readMapLink.ts';

describe('hours in the edit form', () => {
  it('are unchanged by reading and writing', () => {
    const stored = {
      Monday: '9 AM-1 PM, 7 PM-1 AM',
      Tuesday: 'Closed',
      Friday: 'Open 24 hours',
      Sunday: 'after mass',
    };
    const days = readEditHours(stored);
    expect(days.map(({ kind }) => kind)).toEqual([
      'ranges',
      'closed',
      'unknown',
      'unknown',
      'allDay',
      'unknown',
      'text',
    ]);
    expect(days[0]?.ranges).toEqual([
      { start: '09:00', end: '13:00' },
      { start: '19:00', end: '01:00' },
    ]);
    // The server stores what the form sends in the form that it reads.
    expect(readEditHours(normaliseWorkingHours(writeEditHours(days)))).toEqual(days);
    expect(writeEditHours(readEditHours(null))).toBeNull();
  });

  it('are copied to other days', () => {
    const days = copyDay(readEditHours({ Monday: '9 AM-5 PM' }), 'Monday', workdays);
    expect(days.filter(({ kind }) => kind === 'ranges').map(({ day }) => day)).toEqual(workdays);
  });

  it.each([
    [[], 'En az bir aralık girin'],
    [[{ start: '09:00', end: '' }], 'Açılış ve kapanış saatini girin'],
    [[{ start: '09:00', end: '09:00' }], 'Açılış ve kapanış aynı olamaz'],
    [
      [
        { start: '09:00', end: '13:00' },
        { start: '12:00', end: '18:00' },
      ],
      'Aralıklar çakışıyor',
    ],
    [[{ start: '22:00', end: '02:00' }], null],
  ])('%j: %s', (ranges, problem) => {
    expect(dayProblem({ day: 'Monday', kind: 'ranges', ranges, text: '' })).toBe(problem);
  });
});

it('features are unchanged by reading and writing, and need unique names', () => {
  const about = { Service: { Delivery: true, Parking: false, Wifi: 'free' } };
  const sections = readEditSections(about);
  expect(writeEditSections(sections)).toEqual(about);
  expect(sectionsProblem(sections)).toBeNull();
  expect(sectionsProblem([{ name: ' ', features: [] }])).toBe('Her bölümün bir adı olmalı');
  expect(sectionsProblem([...sections, ...sections])).toBe('Bölüm adları birbirinden farklı olmalı');
});

it.each([
  ['https://www.google.com/maps/place/X/@41.1,29.1,17z/data=!3d41.0082!4d28.9784', [41.0082, 28.9784]],
  ['https://www.google.com/maps/@-33.86,151.21,15z', [-33.86, 151.21]],
  ['https://maps.google.com/?q=38.42,27.14', [38.42, 27.14]],
  ['https://maps.apple.com/?ll=38.42,27.14&q=Kahve', [38.42, 27.14]],
  ['https://www.openstreetmap.org/?mlat=38.42&mlon=27.14#map=17/1/2', [38.42, 27.14]],
  ['https://www.openstreetmap.org/#map=17/38.42/27.14', [38.42, 27.14]],
  ['geo:38.42,27.14', [38.42, 27.14]],
  [' 38.42, 27.14 ', [38.42, 27.14]],
  ['38.42,27.14', [38.42, 27.14]],
  ['38.42,27', [38.42, 27]],
  ['38, 27', [38, 27]],
  ['41,0082, 28,9784', [41.0082, 28.9784]],
  ['41,0082; 28,9784', [41.0082, 28.9784]],
  ['41,0082;28,9784', [41.0082, 28.9784]],
  ['41,0082 28,9784', [41.0082, 28.9784]],
  ['-33,86 151', [-33.86, 151]],
  ['41,008', null],
  ['41,29', null],
  ['-41,5', null],
  ['41,0082,28,9784', null],
  ['https://maps.app.goo.gl/abc', null],
  ['999, 1', null],
])('the edit form reads the position of %s', (text, point) => {
  expect(readMapLink(text)).toEqual(point && { latitude: point[0], longitude: point[1] });
});

describe('the input of a save', () => {
  const base = {
    ...readEditValues(null),
    name: 'Kahve',
    address: 'Yol 1',
    categoryId: 3,
    categoryName: 'Kafe',
  };

  it('contains only changed fields, and a position as a pair', () => {
    const values = { ...base, phone: ' 0232 ', latitude: '38,42', longitude: '27.14' };
    expect(changedInput(base, values)).toEqual({ phone: '0232', latitude: 38.42, longitude: 27.14 });
    expect(changedInput(base, { ...base, name: ' Kahve ' })).toEqual({});
    expect(changedInput({ ...base, phone: '1' }, base)).toEqual({ phone: null });
    expect(newInput(base)).toEqual({
      name: 'Kahve',
      address: 'Yol 1',
      categoryId: 3,
      isOpen: true,
      isVerified: false,
    });
  });

  it('counts an unknown category as a change, which the form then refuses', () => {
    const none = { ...base, categoryId: null, categoryName: '' };
    expect(differingFields(none, { ...none, categoryName: 'Bilinmeyen' })).toEqual(['categoryId']);
    expect(differingFields(none, { ...none, categoryName: ' ' })).toEqual([]);
    expect(differingFields(base, { ...base, categoryName: 'Bilinmeyen', categoryId: null })).toEqual([
      'categoryId',
    ]);
    expect(differingFields(base, { ...base })).toEqual([]);
  });

  it('shows errors in the language of operators', async () => {
    const problems = async (change: object) => Object.values(await editProblems({ ...base, ...change }));
    expect(await problems({})).toEqual([]);
    expect(await problems({ name: '' })).toEqual(['İşletme adı gerekli']);
    expect(await problems({ categoryId: null })).toEqual(['Kategori seçimi gerekli']);
    expect(await problems({ address: ' ' })).toEqual(['Adres gerekli']);
    expect(await problems({ website: 'x,y', email: 'a@b' })).toEqual(
      expect.arrayContaining(['Geçersiz URL', 'Geçersiz email']),
    );
    expect(await problems({ latitude: '91', longitude: '1' })).toEqual(['Enlem -90 ile 90 arasında olmalı.']);
    expect(await problems({ latitude: '9' })).toEqual(['Enlem ve boylam birlikte verilmeli']);
  });

  it('may lack only the required values that it lacked before', async () => {
    const stored = { ...base, address: '', categoryId: null, categoryName: '' };
    const problems = (change: object) => editProblems({ ...stored, ...change }, stored);
    expect(await problems({ name: 'Yeni' })).toEqual({});
    expect(await problems({ address: ' ' })).toEqual({});
    expect(await problems({ name: '' })).toEqual({ name: 'İşletme adı gerekli' });
    expect(await problems({ latitude: '9' })).toEqual({ longitude: 'Enlem ve boylam birlikte verilmeli' });
    expect(await problems({ categoryName: 'Bilinmeyen' })).toEqual({ categoryId: 'Kategori seçimi gerekli' });
    expect(await editProblems({ ...base, address: '' }, base)).toEqual({ address: 'Adres gerekli' });
  });

  it('is chosen field by field after a concurrent edit', () => {
    const mine = { ...base, phone: '1', name: 'Benim', email: 'a@b.co' };
    const theirs = { ...base, name: 'Onun', website: 'https://x.example', email: 'a@b.co' };
    const versions = { base, mine, theirs };
    expect(openFields(versions)).toEqual(['name', 'website']);
    expect(mergeVersions(versions, new Set(['website']))).toMatchObject({
      name: 'Benim',
      phone: '1',
      website: 'https://x.example',
    });
    expect(mergeVersions(versions, new Set(['name']))).toMatchObject({
      name: 'Onun',
      phone: '1',
      website: '',
    });
  });
});
