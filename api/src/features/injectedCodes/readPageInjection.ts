import { englishText } from '../../../../domain/messages/englishText.ts';
import type { Services } from '../../lib/context.ts';
import type { PageInjection } from '../../../../web/src/contract/pageInjection.ts';
import { parseInjection } from './parseInjection.ts';
import { readLiveCodes } from './readLiveCodes.ts';

const places = { HEAD: 'head', BODY_START: 'bodyStart', BODY_END: 'bodyEnd' } as const;

/**
 * Markup of the enabled codes for every public page. Codes without scripts and consent are part of the HTML, where
 * verification services look for them; the browser inserts all others. A code that cannot be parsed is skipped.
 */
export async function readPageInjection({ db, log }: Pick<Services, 'db' | 'log'>): Promise<PageInjection> {
  const codes = await readLiveCodes({ db });
  const html = { head: '', bodyStart: '', bodyEnd: '' };
  const scriptHashes = new Set<string>();
  const inBrowser: PageInjection['inBrowser'] = [];
  const services: PageInjection['services'] = [];
  for (const { id, owner, name, code, position, consent } of codes) {
    try {
      const parsed = parseInjection(code, position, { id, name });
      if (parsed.problem) throw new Error(englishText(parsed.problem));
      for (const hash of parsed.hashes) scriptHashes.add(hash);
      if (consent === 'NONE' && parsed.served) html[places[position]] += `${parsed.served}\n`;
      if (consent !== 'NONE' || !parsed.isWhollyServed) inBrowser.push({ id, name, code, position, consent });
      // Codes of the two settings fields have the label of the field, which is not a service's name.
      const isNamed = owner !== 'SETTINGS_HEAD' && owner !== 'SETTINGS_FOOTER';
      if (parsed.mayLoad) services.push({ consent, name: isNamed ? name : null });
    } catch (error) {
      log.error({ err: error, code: id }, 'an injected code was skipped');
    }
  }
  return { html, inBrowser, services, scriptHashes: [...scriptHashes], isEmpty: codes.length === 0 };
}
