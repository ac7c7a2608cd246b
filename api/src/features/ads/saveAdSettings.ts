import type { Context } from '../../lib/context.ts';
import type { AdSettings } from './adSettings.ts';
import { changeAdSettings } from './changeAdSettings.ts';
import { checkAdSettings, type AdSettingsChange } from './checkAdSettings.ts';

/**
 * Changes placements, or what holds for all of them. Without a version the last write wins; the versions keep the other.
 * Errors: UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT where `version` is not the one in force.
 */
export async function saveAdSettings(
  context: Context,
  { version, ...change }: AdSettingsChange & { version?: number | null | undefined },
): Promise<AdSettings> {
  return changeAdSettings(context, {
    version: version ?? null,
    action: 'adSettings.save',
    next: (before) => checkAdSettings(change, before),
  });
}
