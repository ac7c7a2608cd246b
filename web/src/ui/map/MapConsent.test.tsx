import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_KEY } from '../../lib/consent.ts';
import { ConsentProvider } from '../consent/ConsentProvider.tsx';
import { ServerStateContext, type ServerState } from '../hydration/ServerState.tsx';
import { MapConsent } from './MapConsent.tsx';
import { englishMapTexts, type MapTexts } from './mapTexts.ts';

const state: ServerState = { now: '2026-11-25T12:00:00Z', siteUrl: '', indexable: true, failed: false };

function open(texts: MapTexts, hosts?: string[]) {
  return render(
    <ServerStateContext value={{ ...state, ...(hosts && { services: { maps: hosts } }) }}>
      <ConsentProvider>
        <p>Map</p>
        <MapConsent texts={texts} />
      </ConsentProvider>
    </ServerStateContext>,
  );
}
const stored = () => localStorage.getItem(CONSENT_KEY);

describe('the question on a map', () => {
  beforeEach(() => localStorage.clear());

  it('is not asked if all tiles are the site’s own', async () => {
    open(englishMapTexts);
    await screen.findByText('Map');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the other company, is answered once, and stores the answer', async () => {
    const first = open(englishMapTexts, ['tiles.example']);
    await screen.findByText('Streets come from tiles.example.');
    expect(stored()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show streets' }));
    // Visitors withdraw it on the cookie page.
    expect(screen.queryByRole('button')).toBeNull();
    expect(stored()).toContain('maps');
    first.unmount();
    open(englishMapTexts, ['tiles.example']);
    await screen.findByText('Map');
    expect(screen.queryByRole('button', { name: 'Show streets' })).toBeNull();
  });

  it('can be withdrawn on the map itself if no other page offers it', async () => {
    open({ ...englishMapTexts, hideStreets: 'Hide streets' }, ['tiles.example']);
    await userEvent.click(await screen.findByRole('button', { name: 'Show streets' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide streets' }));
    expect(await screen.findByText('Streets come from tiles.example.')).toBeTruthy();
  });
});
