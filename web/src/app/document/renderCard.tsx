import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { BusinessCardProps } from '../../ui/listing/BusinessCard.tsx';
import { Providers, type ProvidersProps } from '../Providers.tsx';
import { openingChange } from './cachePolicy.ts';

interface RenderedCard {
  html: string;
  /** Milliseconds since 1970: shown from its rendering until its listing opens or closes. */
  from: number;
  until: number;
}

// In characters; a card has about 2,000 with its key.
const rendered = new LRUCache<string, RenderedCard>({
  maxSize: 8_000_000,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});

/** The HTML of a card, which depends only on its props and the time: rendered once, and reused by other pages. */
export function renderCard(
  card: ReactElement<BusinessCardProps>,
  { client, state }: Pick<ProvidersProps, 'client' | 'state'>,
): string {
  const key = JSON.stringify(card.props);
  const now = Date.parse(state.now);
  const known = rendered.get(key);
  if (known && known.from <= now && now < known.until) return known.html;
  const html = renderToString(
    <Providers client={client} state={state}>
      <StaticRouter location="/">{card}</StaticRouter>
    </Providers>,
  );
  const [until = Infinity] = openingChange({ ...card.props.business }, new Date(now));
  rendered.set(key, { html, from: now, until });
  return html;
}
