import type { Context } from '../../lib/context.ts';
import { settingsInForce } from './readAdSettings.ts';

/** Google's id at the Trustworthy Accountability Group, the same for every publisher. */
const certification = 'f08c47fec0942fa0';

/**
 * Content of ads.txt (IAB Tech Lab, version 1.1): a line for each publisher of an enabled placement, then the
 * operators' own lines. Null without any.
 */
export async function readAdsTxt(context: Pick<Context, 'db'>): Promise<string | null> {
  const { isEnabled, placements, adsTxt } = await settingsInForce(context);
  const publishers = placements.flatMap((one) =>
    isEnabled && one.isEnabled && one.adClient && one.adSlot ? [one.adClient.replace(/^ca-/, '')] : [],
  );
  const own = adsTxt ?? '';
  const lines = [...new Set(publishers)]
    .filter((id) => !own.includes(id))
    .map((id) => `google.com, ${id}, DIRECT, ${certification}`);
  const text = [...lines, ...(own ? [own] : [])].join('\n');
  return text === '' ? null : `${text}\n`;
}
