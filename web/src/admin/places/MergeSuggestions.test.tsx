import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MergePlacesDocument } from '../../graphql/generated.ts';
import { sampleBusiness, sampleCategory } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const lokanta = sampleCategory('Lokanta');
const restaurants = sampleCategory('Restaurants');
const businesses = [lokanta, restaurants, restaurants].map((category) => sampleBusiness({ category }));
const merge = { input: { kind: 'CATEGORY' as const, id: lokanta.id, targetId: restaurants.id } };

beforeEach(() => directory.fill({ businesses }));

const open = (query = '') => renderScreen(`/admin/businesses/categories${query}`, { directory });
const mergeButton = () => screen.findByRole('button', { name: 'Lokanta: Restaurants ile birleştir' });

describe('suggested merges of categories in the back office', () => {
  it('are merged in one press, and leave the list', async () => {
    const { calls } = await open();
    await userEvent.click(await mergeButton());
    expect(await screen.findByText('Sıraya alındı')).toBeVisible();
    expect(screen.queryByText('Birleştirme önerileri')).toBeNull();
    expect(calls.find(({ name }) => name === 'MergePlaces')?.variables).toEqual(merge);
  });

  it('are dismissed in one press, and come back by the way back of the message', async () => {
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Lokanta: Restaurants kategorisinden farklı' }),
    );
    const toast = await screen.findByText('Kategoriler ayrı olarak işaretlendi');
    expect(toast).toBeVisible();
    expect(screen.queryByText('Birleştirme önerileri')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Birleştirme önerileri')).toBeVisible();
  });

  it('are reloaded if a merge is refused because one of the two was deleted', async () => {
    await open();
    const button = await mergeButton();
    await directory.executeOrThrow(MergePlacesDocument, merge);
    await directory.runJobs();
    await userEvent.click(button);
    expect(await screen.findByText('Hata!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Birleştirme önerileri')).toBeNull());
  });

  it('are not requested while the list is searched', async () => {
    const { calls } = await open('?search=lokanta');
    expect(await screen.findByText('Lokanta')).toBeVisible();
    const isAsked = () => calls.some(({ name }) => name === 'CategoryMergeSuggestions');
    expect(isAsked()).toBe(false);
    await userEvent.clear(screen.getByRole('searchbox'));
    await mergeButton();
    expect(isAsked()).toBe(true);
  });
});
