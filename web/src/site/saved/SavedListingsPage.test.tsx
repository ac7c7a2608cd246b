import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentListings, recentListingsChoice, savedListings } from '../../lib/savedListings.ts';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const names = ['Casa', 'Mezze', 'مطعم البيت', 'Ouzeri', 'Nord'];
const directory = testDirectory({
  businesses: names.map((name, at) => sampleBusiness({ id: 11 + at, name })),
});

const ids = [11, 12, 13, 14, 15];
beforeEach(() => {
  savedListings.clear();
  recentListings.clear();
  recentListingsChoice.choose('on');
});

const saveAll = () => ids.toReversed().map((id) => savedListings.add({ id, copy: null }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Saved places' })).getAllByRole('listitem');

describe('the page of saved places', () => {
  it('explains how to save if nothing is saved', async () => {
    await renderPage('/saved', { directory });
    expect(await screen.findByRole('heading', { name: 'No saved places yet' })).toBeTruthy();
  });

  it('lists them newest first, with a copy of each for the time without a connection', async () => {
    saveAll();
    await renderPage('/saved', { directory });
    expect((await rows()).map((row) => within(row).getByRole('heading').textContent)).toEqual(names);
    await waitFor(() => expect(savedListings.items().map(({ copy }) => copy?.name)).toEqual(names));
  });

  it('compares up to four, and removes one with a way back', async () => {
    saveAll();
    const { address } = await renderPage('/saved', { directory });
    const user = userEvent.setup();
    await rows();
    const boxes = screen.getAllByRole('checkbox', { name: /^Compare/ });
    for (const box of boxes.slice(0, 4)) await user.click(box);
    expect((boxes[4] as HTMLInputElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove Mezze' }));
    expect(await rows()).toHaveLength(4);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await rows()).map((row) => within(row).getByRole('heading').textContent)).toEqual(names);
    await user.click(screen.getByRole('link', { name: 'Compare 3 places' }));
    await waitFor(() => expect(address()).toBe(`/compare?ids=${[11, 13, 14].join('.')}`));
  });

  it('leaves the keyboard with the next place when one is removed', async () => {
    saveAll();
    await renderPage('/saved', { directory });
    const user = userEvent.setup();
    await rows();
    await user.tab();
    await act(() => import('../../ui/feedback/restoreRemovedFocus.ts'));
    screen.getByRole('button', { name: 'Remove Casa' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Mezze'));
  });

  it('keeps a place that is no longer listed at its position', async () => {
    savedListings.add({ id: 2_000_000, copy: null });
    saveAll();
    await renderPage('/saved', { directory });
    expect((await rows()).at(-1)?.textContent).toContain('not in the directory now');
  });

  it('says that places could not be loaded, and tries again', async () => {
    saveAll();
    const failing = new Set(['SavedListings']);
    await renderPage('/saved', { directory, failing });
    await screen.findByText('Your places could not be loaded');
    failing.clear();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(5);
  });
});

describe('places opened recently', () => {
  it('are deleted, and no longer stored, once the visitor switches that off', async () => {
    recentListings.add({ id: ids[0] ?? 0 });
    await renderPage('/saved', { directory });
    const recent = within(await screen.findByRole('region', { name: 'Recently opened' }));
    expect(await recent.findByRole('link', { name: /Casa/ })).toBeTruthy();
    await userEvent.setup().click(recent.getByRole('switch', { name: 'Remember what I open' }));
    expect(await recent.findByText(/^Switched off/)).toBeTruthy();
    expect(recentListings.items()).toEqual([]);

    await renderPage('/business/casa', { directory });
    await screen.findByRole('button', { name: 'Save' });
    expect(recentListings.items()).toEqual([]);
    recentListingsChoice.choose('on');
    await renderPage('/business/mezze', { directory });
    await waitFor(() => expect(recentListings.items()).toHaveLength(1));
  });
});
