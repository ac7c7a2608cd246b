import { isolated, joinIsolated } from '../../../../domain/text/bidi.ts';
import type { PlaceChange_RowFragment, PlaceKind } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { countryLabel } from '../shared/text/countryLabel.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';

interface KindLabels {
  one: string;
  many: string;
  /** In the accusative and the dative: 'kategoriyi', 'kategoriye'. */
  object: string;
  goal: string;
  newTitle: string;
  deleteTitle: string;
  editTitle: string;
  mergeTitle: string;
  none: string;
  /** Its address on the public site. */
  path: (slug: string) => string;
  list: () => string;
}

export const kindLabels: Record<PlaceKind, KindLabels> = {
  CATEGORY: {
    one: 'Kategori',
    many: 'Kategoriler',
    object: 'kategoriyi',
    goal: 'kategoriye',
    newTitle: 'Yeni kategori',
    deleteTitle: 'Kategoriyi sil',
    editTitle: 'Kategoriyi düzenle',
    mergeTitle: 'Kategoriyi birleştir',
    none: 'Kategori bulunamadı',
    path: paths.category,
    list: adminPaths.categories,
  },
  CITY: {
    one: 'Şehir',
    many: 'Şehirler',
    object: 'şehri',
    goal: 'şehre',
    newTitle: 'Yeni şehir',
    deleteTitle: 'Şehri sil',
    editTitle: 'Şehri düzenle',
    mergeTitle: 'Şehri birleştir',
    none: 'Şehir bulunamadı',
    path: paths.city,
    list: adminPaths.cities,
  },
};

export const iconLabels: Record<string, string> = {
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

/** 'kategori', 'şehir'. */
export const lowerCaseSingular = (kind: PlaceKind) => kindLabels[kind].one.toLocaleLowerCase('tr');

interface CityPlace {
  region?: string | null;
  country?: { code: string } | null;
}

/** Country of a city by its Turkish name, after its region where it shares its name: 'Maine, ABD'. '' if unknown. */
export const placeCountryLabel = ({ region, country }: CityPlace): string =>
  joinIsolated([region, country && countryLabel(country.code)], ', ');

interface State {
  name?: string;
  slug?: string;
  icon?: string | null;
}

/** Summary of a change: '“Cafe” silindi', '“Cafe” → “Kahvehane” · adres: cafe → kahvehane'. */
export function placeChangeText({
  kind,
  placeKind,
  places,
  before,
  after,
  placeName,
}: PlaceChange_RowFragment): string {
  const was = before as State;
  const is = after as State;
  if (kind === 'CREATE') return `“${isolated(is.name ?? placeName)}” oluşturuldu`;
  if (kind === 'DELETE')
    return places === 1
      ? `“${isolated(was.name ?? placeName)}” silindi`
      : `${formatNumber(places)} boş ${lowerCaseSingular(placeKind)} silindi`;
  if (kind === 'MERGE')
    return `“${isolated(was.name ?? '')}”, “${isolated(is.name ?? '')}” ile birleştirildi`;
  const icon = (name: string | null | undefined) => (name ? (iconLabels[name] ?? name) : 'ada göre');
  return [
    was.name === is.name
      ? `“${isolated(placeName)}”`
      : `“${isolated(was.name ?? '')}” → “${isolated(is.name ?? '')}”`,
    ...(was.slug === is.slug ? [] : [`adres: ${was.slug ?? ''} → ${is.slug ?? ''}`]),
    ...(was.icon === is.icon ? [] : [`simge: ${icon(was.icon)} → ${icon(is.icon)}`]),
  ].join(' · ');
}

/** Number of listings that a change moved; number of restored ones after a bulk deletion's undo. */
export function movedText({
  kind,
  placeKind,
  status,
  listings,
  places,
  restored,
}: PlaceChange_RowFragment): string {
  if (kind === 'DELETE' && status === 'UNDONE' && places > 1)
    return `${formatNumber(restored)} ${lowerCaseSingular(placeKind)} geri geldi`;
  if (kind !== 'MERGE' || !['DONE', 'UNDONE', 'UNDOING'].includes(status)) return '';
  return status === 'UNDONE'
    ? `${formatNumber(restored)} kayıt geri döndü`
    : `${formatNumber(listings)} kayıt taşındı`;
}

/** Text about the rows that a change or its undo skipped, and why; null without any. */
export function leftText({
  kind,
  placeKind,
  status,
  after,
  skipped,
}: PlaceChange_RowFragment): string | null {
  const { skipped: inUse = 0 } = after as { skipped?: number };
  if (status === 'UNDONE' && skipped > 0)
    return kind === 'DELETE'
      ? `${formatNumber(skipped)} ${lowerCaseSingular(placeKind)}, adı ya da adresi bu arada başkasına verildiği için geri gelmedi.`
      : `${formatNumber(skipped)} kayıt bu arada yeniden taşındığı için yerinde kaldı.`;
  return status === 'DONE' && inUse > 0
    ? `${formatNumber(inUse)} ${lowerCaseSingular(placeKind)} bu arada kullanıldığı için silinmedi.`
    : null;
}

/** Effect of undoing a change. */
export function undoText({ kind, placeKind, listings }: PlaceChange_RowFragment): string {
  switch (kind) {
    case 'MERGE':
      return `Taşınan ${formatNumber(listings)} kayıt geri döner; bu arada başka yere taşınanlar yerinde kalır. Birleşmeden sonra gelen kayıtlar da yerinde kalır.`;
    case 'CREATE':
      return `Hiçbir işletme kullanmıyorsa bu ${lowerCaseSingular(placeKind)} silinir ve adresi kapanır.`;
    case 'DELETE':
      return 'Eski adı ve adresleriyle geri gelir. Adı ya da adresi bu arada başkasına verildiyse gelemez.';
    case 'EDIT':
      return 'Ad, adres ve simge önceki hâline döner; bu arada kullanılan adres de yönlenmeye devam eder.';
  }
}

/** Number of listings that use one: '12 kayıt, çöp kutusunda 3 kayıt'; '' if unused. */
export function usageText({
  businessCount,
  trashedCount,
}: {
  businessCount: number;
  trashedCount: number;
}): string {
  return [
    ...(businessCount > 0 ? [`${formatNumber(businessCount)} kayıt`] : []),
    ...(trashedCount > 0 ? [`çöp kutusunda ${formatNumber(trashedCount)} kayıt`] : []),
  ].join(', ');
}
