import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

const ratings = async (...headers: string[]) => {
  const rows = names.map((name, i) => [
    name,
    `${i + 1} High Street, Leeds`,
    ...headers.map((_, at) => String((36 + at * 2 + i) / 10)),
  ]);
  return (await read([['name', 'address', ...headers], ...rows])).map(({ rating }) => rating);
};

describe('ratings of aspects of a place', () => {
  it.each([
    [['Food rating', 'Service rating', 'Ambience rating']],
    [['口味评分', '环境评分', '服务评分']],
    [['料理評価', 'サービス評価']],
    [['value_rating']],
    [['note cuisine', 'note service', 'note cadre']],
    [['Calificación comida', 'Calificación servicio']],
  ])('are none of the place: %s', async (headers) =>
    expect(await ratings(...headers)).toEqual(names.map(() => null)),
  );

  it('give way to that of the place', async () =>
    expect(await ratings('口味评分', '评分')).toEqual(names.map((_, i) => (38 + i) / 10)));

  it.each(['rating_value', 'Service rating', 'Google rating', 'overall rating'])(
    'are not seen in %s',
    async (header) => expect(await ratings(header)).toEqual(names.map((_, i) => (36 + i) / 10)),
  );
});
