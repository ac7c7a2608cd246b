import { describe, expect, it } from '@jest/globals';
import { type Row, useImports } from '../../testing/useImports.ts';

const { database, run } = useImports();

const only = () => database.db.prisma.business.findFirstOrThrow({ include: { city: true } });
const id = { 'place id': `ChIJjoin${'0'.repeat(19)}` };

describe('rows of one place', () => {
  const placed: Row = { ...id, name: 'Liman Lokantası', latitude: '40.1826', longitude: '29.0665', city: '' };

  it('take a stated town before one that was derived, whichever comes first', async () => {
    const stating = { ...id, name: 'Liman Lokantası', city: 'Mudanya', 'country code': 'TR' };
    await run([placed]);
    expect((await only()).derivedFields).toContain('city_id');
    for (const rows of [
      [placed, stating],
      [stating, placed],
    ]) {
      await database.db.pool.query('TRUNCATE businesses, imported_rows CASCADE');
      expect(await run(rows)).toMatchObject({ created: 1, merged: 1 });
      const { city, countryCode, derivedFields } = await only();
      expect({ city: city?.name, countryCode }).toEqual({ city: 'Mudanya', countryCode: 'TR' });
      expect(derivedFields.filter((mark) => /^(?:city_id|country_code)/.test(mark))).toEqual([]);
    }
  });

  it('take over how a value was derived with the value', async () => {
    const { derivedFields } = await run([placed]).then(only);
    await database.db.pool.query('TRUNCATE businesses, imported_rows CASCADE');
    await run([{ ...id, name: 'Liman Lokantası', description: 'By the sea.', city: '' }, placed]);
    expect((await only()).derivedFields.toSorted()).toEqual(derivedFields.toSorted());
  });

  it('dial a phone from the stated country', async () => {
    const berlin = {
      ...id,
      name: 'Hafen Taverne',
      latitude: '52.51',
      longitude: '13.42',
      phone: '01 5321400',
    };
    await run([berlin, { ...id, name: 'Hafen Taverne', 'country code': 'AT' }]);
    expect(await only()).toMatchObject({ countryCode: 'AT', phoneNormalised: '+4315321400' });
  });

  it('do not add the count of one rating to another', async () => {
    const rated = (rating: string, reviews: string) => ({
      ...id,
      name: 'Liman',
      rating,
      'review count': reviews,
    });
    await run([rated('5', ''), rated('4.1', '480')]);
    expect(await only()).toMatchObject({ reviewCount: 0 });
    await database.db.pool.query('TRUNCATE businesses, imported_rows CASCADE');
    await run([rated('4.1', ''), rated('', '480')]);
    expect(await only()).toMatchObject({ reviewCount: 480 });
  });
});

describe('a rating', () => {
  const shop = { name: 'Kahve Evi', phone: '0224 111 22 33', city: 'Bursa', address: 'Atatürk Cad. 5' };
  const figures = async () => {
    const { rating, reviewCount, reviewsPerScore } = await only();
    return { rating: rating && Number(rating), reviewCount, reviewsPerScore };
  };
  const perScore = { 'reviews per score': '{"1":10,"2":20,"3":50,"4":150,"5":250}' };

  it('without a count does not replace one that has a count', async () => {
    await run([{ ...shop, rating: '4.1', 'review count': '480' }]);
    await run([{ ...shop, rating: '5' }]);
    expect(await figures()).toMatchObject({ rating: 4.1, reviewCount: 480 });
    expect(await run([{ ...shop, rating: '', 'review count': '3' }])).toMatchObject({ updated: 0 });
    expect(await figures()).toMatchObject({ rating: 4.1, reviewCount: 480 });
    await run([{ ...shop, rating: '4.2', 'review count': '490' }]);
    expect(await figures()).toMatchObject({ rating: 4.2, reviewCount: 490 });
  });

  it('without a count replaces one without a count', async () => {
    await run([{ ...shop, rating: '4.1' }]);
    await run([{ ...shop, rating: '5' }]);
    expect(await figures()).toMatchObject({ rating: 5, reviewCount: 0 });
  });

  it('of another source leaves no distribution of the former one', async () => {
    await run([{ ...shop, ...id, rating: '4.27', 'review count': '480', ...perScore }]);
    expect((await figures()).reviewsPerScore).toEqual([10, 20, 50, 150, 250]);
    await run([{ ...shop, ...id, rating: '4.3', 'review count': '482' }]);
    expect((await figures()).reviewsPerScore).toEqual([10, 20, 50, 150, 250]);
    await run([{ ...shop, rating: '4.9', 'review count': '12' }]);
    expect(await figures()).toEqual({ rating: 4.9, reviewCount: 12, reviewsPerScore: null });
  });
});

describe('a kind', () => {
  const shop = { name: 'Kahve Evi', phone: '0224 111 22 33', city: 'Bursa', address: 'Atatürk Cad. 5' };
  const kinds = async () => {
    const { category, type, priceRange } = await database.db.prisma.business.findFirstOrThrow({
      include: { category: true },
    });
    return [category?.name, type, priceRange];
  };
  const of = (category: string, type = '', price = '') => ({ ...shop, category, type, 'price range': price });

  it.each([
    ['Coffee shop', 'Store'],
    ['Coffee shop', 'Cafe'],
    ['Sushi restaurant', 'Restaurant'],
    ['Dentist', 'Establishment'],
  ])('that is more precise stays: %s, not %s', async (precise, general) => {
    await run([of(precise, precise)]);
    const before = await kinds();
    expect(before[0]).toBe(precise);
    expect(await run([of(general, general)])).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await kinds()).toEqual(before);
  });

  it('that is more precise, or another, replaces a general one', async () => {
    await run([of('Store', 'Store')]);
    await run([of('Coffee shop', 'Coffee shop')]);
    expect(await kinds()).toMatchObject(['Coffee shop', 'Coffee shop', null]);
    await run([of('Bakery', 'Bakery')]);
    expect(await kinds()).toMatchObject(['Bakery', 'Bakery', null]);
  });

  it('of prices says more by amounts than by a level', async () => {
    await run([of('Bakery', '', '₺200–400')]);
    expect(await run([of('Bakery', '', '$$')])).toMatchObject({ updated: 0 });
    expect((await kinds())[2]).toBe('₺200–400');
    await run([of('Bakery', '', '₺300–500')]);
    expect((await kinds())[2]).toBe('₺300–500');
  });

  it('is overwritten by a file if the operator allows it', async () => {
    await run([of('Coffee shop')]);
    const { id: listing } = await only();
    await database.db.prisma.business.update({
      where: { id: listing },
      data: { editedFields: ['category_id'] },
    });
    await run([of('Store')], { overwriteEdited: true });
    expect((await kinds())[0]).toBe('Store');
  });
});
