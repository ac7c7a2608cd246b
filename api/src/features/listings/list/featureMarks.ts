import sql from 'sql-template-tag';
import { featuresIn, featureLabelsIn } from '../../../../../domain/search/featureWords.ts';
import { plainWords } from '../../../../../domain/search/plainWords.ts';
import { overlaps, type Span } from '../../../../../domain/search/readQuery.ts';
import { kindOf, sureKind } from '../../../lib/placeKinds/kindOf.ts';
import type { Reader } from '../reader.ts';

/** Words that ask for a feature, and the marks of listings that have it. */
export interface SearchedFeature extends Span {
  marks: readonly string[];
}

/** The index is read for each mark. */
const maxMarks = 5;

/** Features that a search asks for, by the labels of features in the directory. */
export async function featureMarks({ db }: Reader, words: readonly string[]): Promise<SearchedFeature[]> {
  const searched = featuresIn(words);
  if (searched.length === 0 && words.length < 2) return [];
  const features = await db.rows<{ mark: string; label: string }>(sql`
    SELECT mark, label FROM search_marks WHERE mark LIKE '#f%' AND label IS NOT NULL AND business_count > 0
    ORDER BY business_count DESC, mark LIMIT 300`);
  const byWords = searched.flatMap(({ from, length, label }) => {
    const marks = features.filter((feature) => label.test(plainWords(feature.label).join(' ')));
    const all = [
      ...(label.test('wheelchair') ? ['#bwheelchairAccessible:1'] : []),
      ...marks.slice(0, maxMarks).map(({ mark }) => mark),
    ];
    return all.length === 0 ? [] : [{ from, length, marks: all }];
  });
  const isKind = ({ from, length }: Span) => {
    const kind = kindOf(words.slice(from, from + length).join(' '));
    return kind !== null && !kind.isFiner && kind.confidence >= sureKind;
  };
  const named = featureLabelsIn(
    words,
    features.map(({ label }) => label),
  );
  const byLabels = named
    .filter((one) => !isKind(one))
    .map(({ from, length, labels }) => ({
      from,
      length,
      marks: features
        .filter(({ label }) => labels.includes(label))
        .slice(0, maxMarks)
        .map(({ mark }) => mark),
    }));
  return [...byWords, ...byLabels.filter((one) => !byWords.some((other) => overlaps(one, other)))];
}
