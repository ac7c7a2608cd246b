import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness, sampleCategory } from '../../../testing/factories.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const cafe = sampleCategory('Café');
const directory = testDirectory({
  businesses: ['Corner', 'Garden', 'Garden Bistro'].map((name) =>
    sampleBusiness({ name, category: cafe, rating: 4.6 }),
  ),
});

/** Texts of the filters of a search after each rating. */
async function ratings(search: string): Promise<(string | undefined)[]> {
  await renderPage(`/businesses?search=${search}`, { directory });
  await userEvent.setup().click(await screen.findByRole('button', { name: /Filters/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const group = within(await sheet.findByRole('group', { name: 'Rating' }));
  await group.findByRole('radio', { name: /^4.5 and up, / });
  return group
    .getAllByRole('radio', { name: / and up/ })
    .map((radio) => / and up.*/.exec(radio.closest('label')?.textContent ?? '')?.[0]);
}

describe('counts beside the filters', () => {
  it('are exact if the search has few matches', async () => {
    expect(await ratings('garden')).toEqual(Array(4).fill(' and up, 2'));
  });

  it('are marked as lower bounds if only the best matches are counted', async () => {
    await directory.sql(
      `INSERT INTO businesses (name, slug, category_id, rating)
       SELECT 'Corner ' || n, 'corner-number-' || n, (SELECT min(id) FROM categories), 4.7 FROM generate_series(1, 1100) AS n`,
    );
    expect(await ratings('corner')).toEqual(Array(4).fill(' and up, 1K+'));
  });
});
