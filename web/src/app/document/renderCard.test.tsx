import { expect, it } from '@jest/globals';
import { StaticRouter } from 'react-router-dom';
import type { ReactElement } from 'react';
import { SiteClient } from '../../graphql/SiteClient.ts';
import type { BusinessCardProps } from '../../ui/listing/BusinessCard.tsx';
import { CardItem, CardPrinterContext } from '../../ui/listing/CardItem.tsx';
import { Providers } from '../Providers.tsx';

// After the channel is there: the renderer asks for it while it loads.
const { renderToString } = await import('react-dom/server');
const { renderCard } = await import('./renderCard.tsx');

const business: BusinessCardProps['business'] = {
  id: 7,
  slug: 'casa',
  name: 'Casa <b>&',
  type: 'Restaurant',
  category: { id: 1, name: 'Restaurant', icon: null },
  city: { id: 2, name: 'Lisbon', region: null, slug: 'lisbon' },
  rating: 4.5,
  reviewCount: 12,
  isOpen: true,
  isVerified: true,
  isSponsored: false,
  hasCustomStyling: false,
  businessStatus: 'OPERATIONAL',
  currentHours: { Saturday: '9 AM-1 PM, 3 PM-7 PM', Sunday: '10 AM-2 PM' },
  timeZone: 'Europe/Lisbon',
  photoKeys: ['abc'],
};
const refuse = () => Promise.reject(new Error('A card asks for nothing.'));
const client = new SiteClient([], { apollo: refuse, documents: refuse });

function render(item: ReactElement, now: Date, isFromMemory: boolean): string {
  const state = { now: now.toISOString(), siteUrl: '', indexable: true, failed: false };
  return renderToString(
    <CardPrinterContext value={isFromMemory ? (card) => renderCard(card, { client, state }) : null}>
      <Providers client={client} state={state}>
        <StaticRouter location="/business/other">{item}</StaticRouter>
      </Providers>
    </CardPrinterContext>,
  );
}

it('the renderer gives a card from memory the HTML that it would have at that minute, whatever was rendered before', () => {
  const saturday = Date.UTC(2026, 10, 21);
  const minutes = Array.from({ length: 2 * 96 }, (_, quarter) => quarter * 15);
  for (const minute of [...minutes, ...minutes.toReversed()]) {
    const now = new Date(saturday + minute * 60_000);
    for (const layout of ['card', 'mini'] as const) {
      const item = <CardItem business={business} layout={layout} />;
      expect([now, render(item, now, true)]).toEqual([now, render(item, now, false)]);
    }
  }
});

it('renderCard distinguishes cards by everything that they show', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const shown = [
    business,
    { ...business, name: 'Casa Nova' },
    { ...business, rating: 4.6 },
    { ...business, isSponsored: true },
    { ...business, city: { id: 2, name: 'Lisboa', region: null, slug: 'lisbon' } },
    { ...business, city: { id: 2, name: 'Lisbon', region: 'Maine', slug: 'lisbon' } },
  ].map((one) => render(<CardItem business={one} />, now, true));
  expect(new Set(shown).size).toBe(6);
});
