import sql from 'sql-template-tag';
import { isNetworkBox, type AdBox } from '../../../../domain/ads/ads.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { adSettingsOf, type AdSettings, type AdSettingsData } from './adSettings.ts';

/** Ad settings of all placements, for operators. Error: UNAUTHENTICATED. */
export async function readAdSettings(context: Context): Promise<AdSettings> {
  requireOperator(context);
  return settingsInForce(context);
}

/** Boxes of enabled placements that can have an ad. */
export async function listAdBoxes(context: Pick<Context, 'db'>): Promise<AdBox[]> {
  return boxesOf(await settingsInForce(context));
}

/** The current settings, without an access check. */
export async function settingsInForce({ db }: Pick<Context, 'db'>): Promise<AdSettings> {
  const [row] = await db.rows<{ version: number; data: AdSettingsData }>(sql`
    SELECT version, data FROM ad_settings ORDER BY version DESC LIMIT 1`);
  return adSettingsOf(row?.data ?? {}, row?.version ?? 0);
}

/** Boxes by settings; none while all ads are off. */
export function boxesOf({ isEnabled, placements }: AdSettings): AdBox[] {
  if (!isEnabled) return [];
  return placements.flatMap(({ isEnabled: isOn, ...box }) =>
    isOn && (isNetworkBox(box) || box.houseAd) ? [box] : [],
  );
}
