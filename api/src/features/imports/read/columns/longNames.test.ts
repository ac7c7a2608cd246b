import { describe, expect, it } from '@jest/globals';
import { mapColumns } from './mapColumns.ts';

const towns = ['Assen', 'Meppel', 'Emmen', 'Hoogeveen', 'Coevorden', 'Roden'];
const rows = towns.map((town, i) => ({
  town,
  phone: `+31 592 34097${i}`,
  hours: `${8 + (i % 3)} am-${5 + i} pm`,
}));

/** The header that is read as the names of the places. */
function namedBy(header: string, nameOf: (town: string) => string): string | undefined {
  const cells = rows.map(({ town, phone, hours }) => [nameOf(town), hours, phone, `Brink 3, ${town}`]);
  const { columns } = mapColumns([header, 'workday_timing', 'phone', 'address'], cells);
  return columns.find(({ field, isAsked }) => field === 'name' && !isAsked)?.header;
}

describe('names that are longer than a line', () => {
  it.each([
    (town: string) =>
      `${town} Media - Web Design Company in ${town}, Web Development, SEO Services, Digital Marketing Agency, eCommerce`,
    (town: string) =>
      `Smile Dental ${town} | Best Dentist in ${town} | Root Canal | Implants | Braces | Teeth Whitening | Open on Sundays`,
    (town: string) =>
      `Notariat ${town}: Beurkundung, Beglaubigung, Vorsorgevollmacht, Testament, Erbrecht und Immobilienrecht, Termine nach Vereinbarung, ${town}`,
  ])('are names where their words are those of titles', (nameOf) => {
    expect(namedBy('name', nameOf)).toBe('name');
  });

  it('are none if they are sentences, nor are times of the day', () => {
    const sentence = (town: string) =>
      `The best coffee that we had in ${town} so far, and the staff was friendly and quick, we will come back soon`;
    expect(namedBy('name', sentence)).toBeUndefined();
  });
});
