import { isolated } from '../../../../domain/text/bidi.ts';
import type { PlaceChange_RowFragment, PlaceKind } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';

interface KindWords {
  one: string;
  many: string;
  editTitle: string;
  mergeTitle: string;
  none: string;
  /** Its address on the public site. */
  path: (slug: string) => string;
  list: () => string;
}

export const kindWords: Record<PlaceKind, KindWords> = {
  CATEGORY: {
    one: 'Kategori',
    many: 'Kategoriler',
    editTitle: 'Kategoriyi düzenle',
    mergeTitle: 'Kategoriyi birleştir',
    none: 'Kategori bulunamadı',
    path: paths.category,
    list: adminPaths.categories,
  },
  CITY: {
    one: 'Şehir',
    many: 'Şehirler',
    editTitle: 'Şehri düzenle',
    mergeTitle: 'Şehri birleştir',
    none: 'Şehir bulunamadı',
    path: paths.city,
    list: adminPaths.cities,
  },
};

export const iconWords: Record<string, string> = {
  food: 'Yemek',
  cup: 'İçecek',
  bread: 'Fırın',
  bed: 'Konaklama',
  shop: 'Mağaza',
  book: 'Kitap',
  health: 'Sağlık',
  tooth: 'Diş',
  cap: 'Eğitim',
  chip: 'Teknoloji',
  scissors: 'Kuaför',
  car: 'Araç',
  gym: 'Spor',
  bike: 'Bisiklet',
  paw: 'Hayvan',
  tree: 'Doğa',
  law: 'Hukuk',
  wrench: 'Tamir',
  building: 'Ofis',
  leaf: 'Bitki',
};

/** A country by its Turkish name. */
export function countryWord(code: string): string {
  return new Intl.DisplayNames('tr', { type: 'region', fallback: 'code' }).of(code) ?? code;
}

interface State {
  name?: string;
  slug?: string;
  icon?: string | null;
}

/** What a change did: 'Cafe → Bar (birleştirildi)', 'Cafe → Kahvehane · adres: cafe → kahvehane'. */
export function placeChangeWords({ kind, before, after, placeName }: PlaceChange_RowFragment): string {
  const was = before as State;
  const is = after as State;
  if (kind === 'MERGE')
    return `“${isolated(was.name ?? '')}”, “${isolated(is.name ?? '')}” ile birleştirildi`;
  const icon = (name: string | null | undefined) => (name ? (iconWords[name] ?? name) : 'ada göre');
  return [
    was.name === is.name
      ? `“${isolated(placeName)}”`
      : `“${isolated(was.name ?? '')}” → “${isolated(is.name ?? '')}”`,
    ...(was.slug === is.slug ? [] : [`adres: ${was.slug ?? ''} → ${is.slug ?? ''}`]),
    ...(was.icon === is.icon ? [] : [`simge: ${icon(was.icon)} → ${icon(is.icon)}`]),
  ].join(' · ');
}

/** How many listings a change is about, where it moved any. */
export function movedWords({ kind, status, listings, restored }: PlaceChange_RowFragment): string {
  if (kind !== 'MERGE' || !['DONE', 'UNDONE', 'UNDOING'].includes(status)) return '';
  return status === 'UNDONE'
    ? `${formatNumber(restored)} kayıt geri döndü`
    : `${formatNumber(listings)} kayıt taşındı`;
}
