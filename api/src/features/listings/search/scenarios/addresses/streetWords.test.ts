import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const at = (address: string) => ({ address });
// Each has a neighbour with another number, and one with another name and its number.
const find = useSearchedNames([
  ['Amber', 'Bakery', 'Zürich', 'CH', at('Badenerstrasse 663, Zürich')],
  ['Amber B', 'Bakery', 'Zürich', 'CH', at('Badenerstrasse 12, Zürich')],
  ['Amber C', 'Bakery', 'Zürich', 'CH', at('Langstrasse 663, Zürich')],
  ['Beryl', 'Bakery', 'Madrid', 'ES', at('C. de Alcalá, 20, Madrid')],
  ['Beryl B', 'Bakery', 'Madrid', 'ES', at('C. de Alcalá, 8, Madrid')],
  ['Beryl C', 'Bakery', 'Madrid', 'ES', at('Calle Mayor, 20, Madrid')],
  ['Citrine', 'Bakery', 'Lisboa', 'PT', at('R. Augusta 45, Lisboa')],
  ['Citrine B', 'Bakery', 'Lisboa', 'PT', at('R. Augusta 7, Lisboa')],
  ['Citrine C', 'Bakery', 'Lisboa', 'PT', at('Rua Nova 45, Lisboa')],
  ['Diamond', 'Bakery', 'Milano', 'IT', at('C.so Buenos Aires, 9, Milano')],
  ['Diamond B', 'Bakery', 'Milano', 'IT', at('Corso Como, 9, Milano')],
  ['Emerald', 'Bakery', 'Milano', 'IT', at('V.le Monza, 4, Milano')],
  ['Emerald B', 'Bakery', 'Milano', 'IT', at('Viale Certosa, 4, Milano')],
  ['Fluorite', 'Bakery', 'Cluj-Napoca', 'RO', at('Bulevardul Eroilor 3, Cluj-Napoca')],
  ['Fluorite B', 'Bakery', 'Cluj-Napoca', 'RO', at('Bulevardul Muncii 3, Cluj-Napoca')],
  ['Garnet', 'Bakery', 'Warszawa', 'PL', at('al. Jerozolimskie 5, Warszawa')],
  ['Garnet B', 'Bakery', 'Warszawa', 'PL', at('al. Krakowska 5, Warszawa')],
  ['Jade', 'Bakery', 'Москва', 'RU', at('Ленинский просп., 30, Москва')],
  ['Jade B', 'Bakery', 'Москва', 'RU', at('Кутузовский просп., 30, Москва')],
  ['Kyanite', 'Bakery', 'Lyon', 'FR', at('14 Bd Voltaire, Lyon')],
  ['Kyanite B', 'Bakery', 'Lyon', 'FR', at('14 Rue Voltaire, Lyon')],
]);

describe('a search finds an address', () => {
  it.each([
    ['Badener Str. 663', 'Amber'],
    ['663 badenerstrasse', 'Amber'],
    ['badenerstr. 663', 'Amber'],
    ['badener straße 663', 'Amber'],
    ['calle de alcala 20', 'Beryl'],
    ['c/ alcalá, 20', 'Beryl'],
    ['rua augusta 45', 'Citrine'],
    ['r. augusta 45', 'Citrine'],
    ['corso buenos aires 9', 'Diamond'],
    ['viale monza 4', 'Emerald'],
    ['bd. eroilor 3', 'Fluorite'],
    ['b-dul eroilor 3', 'Fluorite'],
    ['aleje jerozolimskie 5', 'Garnet'],
    ['ленинский проспект 30', 'Jade'],
    ['ленинский пр-т 30', 'Jade'],
    ['14 boulevard voltaire', 'Kyanite'],
    ['14 bvd voltaire', 'Kyanite'],
  ])('by another word for its street: %s', async (search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
