import { randomInt } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { AdPlacement } from '../../../../domain/ads/ads.ts';
import { businessPath } from '../../../../domain/indexRule.ts';
import type { Context } from '../../lib/context.ts';
import { listAdBoxes } from './readAdSettings.ts';

/** A page has five boxes at most; a list has more of them. */
const maxAds = 12;

/** A listing that its plan advertises on pages of other listings. */
export interface ListingAd {
  title: string;
  /** Category and city; null if neither is known. */
  text: string | null;
  url: string;
  /** Placements that its plan allows. */
  placements: AdPlacement[];
}

interface AdRow {
  id: number;
  name: string;
  slug: string;
  category: string | null;
  city: string | null;
  maxAds: number;
}

/** Listings to advertise in the visible boxes; if there are more, they rotate. */
export async function listListingAds(context: Pick<Context, 'db'>): Promise<ListingAd[]> {
  const shown = (await listAdBoxes(context)).map(({ placement }) => placement);
  if (shown.length === 0) return [];
  const begin = randomInt(-(2 ** 31), 2 ** 31);
  const walk = (turn: number, where: Sql) => sql`
    (SELECT business_id, shuffle, max_ads, ${turn}::int AS turn FROM listing_plans
      WHERE max_ads > 0 AND until > now() AND ${where} ORDER BY shuffle, business_id LIMIT ${maxAds})`;
  const rows = await context.db.rows<AdRow>(sql`
    SELECT b.id, b.name, b.slug, c.name AS category, t.name AS city, lp.max_ads AS "maxAds"
    FROM (${walk(0, sql`shuffle >= ${begin}`)} UNION ALL ${walk(1, sql`shuffle < ${begin}`)}) AS lp
    JOIN businesses b ON b.id = lp.business_id AND b.deleted_at IS NULL
    LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
    ORDER BY lp.turn, lp.shuffle, b.id LIMIT ${maxAds}`);
  return rows.map(({ id, name, slug, category, city, maxAds }) => ({
    title: name,
    text: [category, city].filter(Boolean).join(' · ') || null,
    url: businessPath(slug),
    placements: shown.map((_, at) => shown[(id + at) % shown.length] as AdPlacement).slice(0, maxAds),
  }));
}
