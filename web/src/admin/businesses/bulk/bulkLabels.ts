import { isolated } from '../../../../../domain/text/bidi.ts';
import { fieldLabel } from '../../../../../domain/listing/labels.ts';
import type {
  AdminBusinessFilter,
  BulkEdit_RowFragment,
  BulkEditStatus,
} from '../../../graphql/generated.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { countryChoices } from '../../shared/text/countryChoices.ts';
import { isIssue, issueLabels } from '../quality/qualityIssues.ts';
import { states } from '../businessView.ts';
import { showStored } from '../editing/showValue.ts';

export const bulkStates: Record<
  BulkEditStatus,
  { text: string; tone: 'neutral' | 'positive' | 'warning' | 'danger' }
> = {
  QUEUED: { text: 'Sırada', tone: 'neutral' },
  RUNNING: { text: 'Sürüyor', tone: 'neutral' },
  DONE: { text: 'Bitti', tone: 'positive' },
  FAILED: { text: 'Başarısız', tone: 'danger' },
  CANCELLED: { text: 'Durduruldu', tone: 'warning' },
  UNDOING: { text: 'Geri alınıyor', tone: 'neutral' },
  UNDONE: { text: 'Geri alındı', tone: 'warning' },
};

export const isRunning = (status: BulkEditStatus) => ['QUEUED', 'RUNNING', 'UNDOING'].includes(status);

const entriesOf = (value: unknown) => Object.entries((value ?? {}) as Record<string, unknown>);

/** Changes that take no value. */
export const bulkCommands: Readonly<Record<string, string>> = {
  clearPhone: 'Telefonu kaldır',
  clearWebsite: 'Web sitesini kaldır',
  deriveCountry: 'Boş ülkeleri bul',
};

/** Changes of a bulk edit: 'Kategori: Kafe · Ülke: Türkiye'. */
export function changesText({ changes, newCategory, newCity }: Changes): string {
  return entriesOf(changes)
    .map(([field, value]) => {
      if (Object.hasOwn(bulkCommands, field)) return bulkCommands[field];
      if (field === 'categoryId') return `${fieldLabel(field)}: ${nameOf(newCategory, value)}`;
      if (field === 'cityId') return `${fieldLabel('city')}: ${nameOf(newCity, value)}`;
      if (field === 'countryCode') return `${fieldLabel(field)}: ${countryName(value)}`;
      return `${fieldLabel(field)}: ${showStored(value, field)}`;
    })
    .join(' · ');
}

const countryName = (code: unknown) =>
  countryChoices().find(({ value }) => value === code)?.label ?? String(code);

/** A category or city by its name; by its number if it was deleted since. */
const nameOf = (place: { name: string } | null | undefined, id: unknown) =>
  place ? isolated(place.name) : `silinmiş (no. ${String(id)})`;

type Changes = Pick<BulkEdit_RowFragment, 'changes'> &
  Partial<Pick<BulkEdit_RowFragment, 'newCategory' | 'newCity'>>;
type Scope = Pick<BulkEdit_RowFragment, 'selected' | 'filter'> &
  Partial<Pick<BulkEdit_RowFragment, 'filterCategory' | 'filterCity'>>;

/** Those of other kinds have words of their own. */
type NamedFilter = Exclude<keyof AdminBusinessFilter, 'issue' | 'wheelchairAccessible'>;
const filterNames = {
  search: 'arama',
  categorySlug: 'kategori',
  categoryId: 'kategori',
  city: 'şehir',
  cityId: 'şehir',
  countryCode: 'ülke',
  status: 'durum',
  importId: 'içe aktarma',
} as const satisfies Record<NamedFilter, string>;
/** Labels of filters, alone. */
export const filterLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(filterNames).map(([name, label]) => [
    name,
    label.charAt(0).toLocaleUpperCase('tr') + label.slice(1),
  ]),
);
const isNamed = (field: string): field is NamedFilter => Object.hasOwn(filterNames, field);

/** The listings of the bulk edit. */
export function scopeText({ selected, ...conditions }: Scope): string {
  if (selected > 0) return `Seçilen ${formatNumber(selected)} kayıt`;
  const text = conditionsText(conditions);
  return text ? `Eşleşenler: ${text}` : 'Bütün kayıtlar';
}

/** Conditions of a filter: 'arama kahve, durum Açık'; '' without any. */
export function conditionsText({ filter, filterCategory, filterCity }: Omit<Scope, 'selected'>): string {
  const parts = entriesOf(filter)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => {
      const text = String(value);
      if (field === 'issue' && isIssue(text)) return issueLabels[text].label.toLocaleLowerCase('tr');
      if (typeof value === 'boolean') return `${fieldLabel(field)}: ${showStored(value)}`;
      if (field === 'categorySlug' || field === 'categoryId')
        return `kategori ${field === 'categoryId' || filterCategory ? nameOf(filterCategory, value) : isolated(text)}`;
      if (field === 'cityId') return `şehir ${nameOf(filterCity, value)}`;
      if (field === 'countryCode') return `ülke ${countryName(value)}`;
      return `${isNamed(field) ? filterNames[field] : field} ${Object.hasOwn(states, text) ? states[text as keyof typeof states] : isolated(text)}`;
    });
  return parts.join(', ');
}

interface Preview {
  matched: number;
  changing: number;
  isLowerBound: boolean;
}

/** The button that begins it. */
export function startText(preview: Preview | undefined): string {
  if (preview?.isLowerBound) return 'Eşleşenlerin hepsini değiştir';
  return preview?.changing ? `${formatNumber(preview.changing)} kaydı değiştir` : 'Değiştir';
}

/** Its effect. */
export function previewText(
  isEmpty: boolean,
  hasFailed: boolean,
  preview: Preview | undefined,
  isDerived = false,
): string {
  if (isEmpty) return 'En az bir alan seçin; burada kaç kaydın değişeceği görünür.';
  if (hasFailed) return 'Kaç kaydın değişeceği sayılamadı.';
  if (!preview) return 'Sayılıyor...';
  const { matched, changing, isLowerBound } = preview;
  if (isDerived)
    return `${formatNumber(matched)}${isLowerBound ? ' kayıttan fazlası' : ' kayıt'} eşleşiyor. Ülkesi boş olan ${formatNumber(changing)} tanesine bakılacak; ülkesi kesin olmayan değişmez. Sonra hepsi geri alınabilir.`;
  if (isLowerBound) {
    return `${formatNumber(matched)} kayıttan fazlası eşleşiyor, hepsi değişecek; sayılan ilk ${formatNumber(matched)} kaydın ${formatNumber(changing)} tanesi şimdi başka. Sonra hepsi geri alınabilir.`;
  }
  return `${formatNumber(matched)} kayıt eşleşiyor, ${formatNumber(changing)} tanesi değişecek. Sonra hepsi geri alınabilir.`;
}
