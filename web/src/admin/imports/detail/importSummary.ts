import type { ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';

type Counted = Pick<
  ImportCard_ImportFragment,
  | 'isDryRun'
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'merged'
  | 'refused'
  | 'doubtful'
  | 'skipped'
  | 'reviewCounts'
>;

type Tone = 'normal' | 'danger';

/** Outcome of rows or reviews: count, text in a sentence and in a list, and label of the figure. */
export interface Outcome {
  count: number;
  text: string;
  brief: string;
  label: string;
  tone: Tone;
}

interface Labels {
  label: [done: string, planned: string];
  /** Noun of the counted things. */
  noun: string;
  tone?: Tone;
}

const labels = {
  created: { label: ['Oluşturuldu', 'Oluşturulacak'], noun: 'işletme' },
  updated: { label: ['Güncellendi', 'Güncellenecek'], noun: 'işletme' },
  unchanged: { label: ['Aynı kaldı', 'Aynı kalacak'], noun: 'işletme' },
  merged: { label: ['Birleşti', 'Birleşecek'], noun: 'satır' },
  doubtful: { label: ['Kararınızı bekliyor', 'Kararınızı bekleyecek'], noun: 'satır' },
  skipped: { label: ['Alınmadı', 'Alınmayacak'], noun: 'satır' },
  refused: { label: ['Reddedildi', 'Reddedilecek'], noun: 'satır', tone: 'danger' },
} as const satisfies Record<string, Labels>;

const reviewLabels = {
  ...labels,
  created: { label: ['Eklendi', 'Eklenecek'], noun: 'yorum' },
} as const satisfies Record<string, Labels>;

function outcomesOf<Name extends string>(
  figures: Record<Name, number>,
  labelsOf: Record<NoInfer<Name>, Labels>,
  isDryRun: boolean,
  noun?: string,
): Outcome[] {
  return (Object.keys(figures) as Name[])
    .filter((name) => figures[name] > 0)
    .map((name) => {
      const count = figures[name];
      const label = labelsOf[name].label[isDryRun ? 1 : 0];
      const verb = label.toLocaleLowerCase('tr');
      const text = `${formatNumber(count)} ${noun ?? labelsOf[name].noun} ${verb}`;
      // A figure does not wrap from its label.
      const brief = `${formatNumber(count)}\u00a0${verb}`;
      return { count, text, brief, label, tone: labelsOf[name].tone ?? 'normal' };
    });
}

/** The outcomes of an import's rows of listings; those that no row had are omitted. */
export function listingOutcomes(item: Counted): Outcome[] {
  const { created, updated, unchanged, merged, doubtful, skipped, refused } = item;
  const figures = { created, updated, unchanged: unchanged - doubtful - skipped, merged };
  return outcomesOf({ ...figures, doubtful, skipped, refused }, labels, item.isDryRun);
}

/** The outcomes of the reviews in its file; none if it has none, or where they were not counted. */
export function reviewOutcomes({ reviewCounts, isDryRun }: Counted): Outcome[] {
  if (!reviewCounts) return [];
  const { created, unchanged, doubtful, skipped, refused } = reviewCounts;
  return outcomesOf({ created, unchanged, doubtful, skipped, refused }, reviewLabels, isDryRun, 'yorum');
}

/**
 * Effects of an import on listings and reviews, a sentence for each: '12 işletme oluşturuldu, 3 satır
 * reddedildi'. Empty if its file holds neither.
 */
export function importSentences(item: Counted): string[] {
  const listings = isAllNew(item)
    ? [newListings(item), ...refusedRows(item)]
    : listingOutcomes(item).map(textOf);
  return [listings, reviewOutcomes(item).map(textOf)]
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(', '));
}

/** The same for a list, where there is less room: '12 oluşturuldu, 3 reddedildi' and 'Yorumlar: 40 eklendi'. */
export function importLines(item: Counted): string[] {
  const line = (outcomes: Outcome[]) => outcomes.map(({ brief }) => brief).join(', ');
  const [listings, reviews] = [line(listingOutcomes(item)), line(reviewOutcomes(item))];
  return [listings, reviews && `Yorumlar: ${reviews}`].filter(Boolean);
}

/** Heading of an import's result. */
export function importHeading(item: Counted): string {
  if (item.isDryRun) return 'Önizleme hazır: hiçbir kayıt değişmedi';
  if (isAllNew(item)) return newListings(item);
  const changed = item.created + item.updated + (item.reviewCounts?.created ?? 0);
  return changed > 0 ? 'İçe aktarma tamamlandı' : 'İçe aktarma tamamlandı: hiçbir kayıt değişmedi';
}

/** Rows of the file that became listings, and none that became anything else. */
function isAllNew({ isDryRun, created, updated, unchanged, merged }: Counted): boolean {
  return !isDryRun && created > 0 && updated === 0 && unchanged === 0 && merged === 0;
}

function newListings({ created }: Counted): string {
  return `${formatNumber(created)} işletme başarıyla içe aktarıldı`;
}

function refusedRows(item: Counted): string[] {
  return listingOutcomes(item)
    .filter(({ tone }) => tone === 'danger')
    .map(textOf);
}

function textOf({ text }: Outcome): string {
  return text;
}
