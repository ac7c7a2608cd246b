import type { Context } from '../../lib/context.ts';
import { adSettingsOf, adVersions, type AdSettings } from './adSettings.ts';
import { checkAdSettings, type AdSettingsChange } from './checkAdSettings.ts';

/**
 * Changes placements, or settings of all of them. Without `version` the last write wins; the other one stays as a version.
 * Errors: UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT if `version` is stale.
 */
export async function saveAdSettings(
  context: Context,
  { version = null, ...change }: AdSettingsChange & { version?: number | null | undefined },
): Promise<AdSettings> {
  const saved = await adVersions.change(context, {
    version,
    action: 'adSettings.save',
    next: (before) => checkAdSettings(change, before),
  });
  return adSettingsOf(saved.data, saved.version);
}

/** Restores a version. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT if `version` is stale. */
export async function restoreAdSettings(
  context: Context,
  args: { version: number; to: number },
): Promise<AdSettings> {
  const saved = await adVersions.restore(context, args);
  return adSettingsOf(saved.data, saved.version);
}
