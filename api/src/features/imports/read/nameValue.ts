import { lineOf } from './values/textValue.ts';
import { isObject, jsonIn } from './values/jsonValue.ts';

/** Headers for companies, under which people without one write a placeholder. */
const ofCompany = /empresa|company|firma|negocio|entreprise|azienda|società|şirket|компания|организация/i;
const noCompany =
  /^(?:(?:profissional )?aut[oô]nom[oa]|(?:trabajador )?independiente|self[ -]?employed|freelancer?|freiberufl(?:er|ich)|selbst?ständig|auto-?entrepreneur|indépendant|libero professionista|pessoa f[ií]sica|persona f[ií]sica|persona natural|particular|privatperson|particulier|privato|serbest(?: meslek)?|bireysel|частное лицо|физ\.? ?лицо|самозанят(?:ый|ая))$/iu;

/** A badge that directories add to names: 'Verified Business'. */
const badge = /\s(?:verified|claimed|sponsored) (?:business|listing|profile|member|company)$/i;

/**
 * Text for screen readers on visited links, which scrapers read as part of the name: 'Café Mira·Lien consulté'.
 */
const visitedLink =
  /\s?·\s?(?:visited link|lien (?:consulté|visité)|besuchter link|(?:enlace|v[ií]nculo) visitado|link visita(?:to|do)|bezochte link|besökt länk|odwiedzony link|navštívený odkaz|ziyaret edilen bağlantı|tautan (?:yang )?dikunjungi|liên kết đã truy cập|посещ[её]нная ссылка|відвідане посилання|訪問済みの?リンク|방문한 링크|已(?:访问|浏览)的?链接)$/iu;

/** Labels of buttons that follow a name without a space: 'Mira ClinicWebsiteDirections Saved (0) Saved Save'. */
const buttons = /(?<=[^\s])\s*Website\s*Directions(?:\s+Saved\s*\(\d+\)(?:\s+Saved?)*)?\s*$/u;

/** Pin emoji beside names. */
const pin = /^[📍📌]\uFE0F?\s*|\s*[📍📌]\uFE0F?$/gu;

/** The name of a listing, also from an object with names by language: {"primary": "…"}. */
export function nameOf(text: string, header = ''): string | null {
  if (ofCompany.test(header) && noCompany.test(text.trim())) return null;
  // Placeholders of punctuation only; '?' may be a name.
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
