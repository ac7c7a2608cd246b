import { lineOf } from './values/textValue.ts';
import { isObject, jsonIn } from './values/jsonValue.ts';

/** What somebody without a company writes under that word. */
const ofCompany = /empresa|company|firma|negocio|entreprise|azienda|società|şirket|компания|организация/i;
const noCompany =
  /^(?:(?:profissional )?aut[oô]nom[oa]|(?:trabajador )?independiente|self[ -]?employed|freelancer?|freiberufl(?:er|ich)|selbst?ständig|auto-?entrepreneur|indépendant|libero professionista|pessoa f[ií]sica|persona f[ií]sica|persona natural|particular|privatperson|particulier|privato|serbest(?: meslek)?|bireysel|частное лицо|физ\.? ?лицо|самозанят(?:ый|ая))$/iu;

/** 'Verified Business': what a directory puts behind the names of some. */
const badge = /\s(?:verified|claimed|sponsored) (?:business|listing|profile|member|company)$/i;

/**
 * 'Café Mira·Lien consulté': what a map says to readers of its page aloud of links that were opened, which scrapers read as a
 * part of the name.
 */
const visitedLink =
  /\s?·\s?(?:visited link|lien (?:consulté|visité)|besuchter link|(?:enlace|v[ií]nculo) visitado|link visita(?:to|do)|bezochte link|besökt länk|odwiedzony link|navštívený odkaz|ziyaret edilen bağlantı|tautan (?:yang )?dikunjungi|liên kết đã truy cập|посещ[её]нная ссылка|відвідане посилання|訪問済みの?リンク|방문한 링크|已(?:访问|浏览)的?链接)$/iu;

/** 'Mira ClinicWebsiteDirections Saved (0) Saved Save': the buttons beside a result, which stand behind its name without a space. */
const buttons = /(?<=[^\s])\s*Website\s*Directions(?:\s+Saved\s*\(\d+\)(?:\s+Saved?)*)?\s*$/u;

/** The pin that makers of lists put beside names that they have found on a map. */
const pin = /^[📍📌]\uFE0F?\s*|\s*[📍📌]\uFE0F?$/gu;

/** The name of a place, of an interface that gives it in several languages its own: {"primary": "…"}. */
export function nameOf(text: string, header = ''): string | null {
  if (ofCompany.test(header) && noCompany.test(text.trim())) return null;
  // What people put where they know no name; a tavern may be called '?'.
  if (/^[\s.,;:_*/\\–—-]+$/.test(text)) return null;
  const json = text.startsWith('{') ? jsonIn(text) : undefined;
  if (!isObject(json))
    return lineOf(
      text.replace(buttons, '').replace(badge, '').replace(visitedLink, '').replace(pin, ''),
      500,
    );
  const own = json.primary ?? json.text ?? json.name ?? json.default ?? json.value;
  return typeof own === 'string' ? lineOf(own, 500) : null;
}
