import type { ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';

type Undo = NonNullable<ImportCard_ImportFragment['undo']>;
type Undoable = Pick<ImportCard_ImportFragment, 'created' | 'updated' | 'reviewCounts'>;

/** Effects of undoing an import; zeros are omitted. */
export function undoQuestion({ created, updated, reviewCounts }: Undoable): string {
  const parts = joined([
    [created, 'yeni işletme silinecek'],
    [updated, 'işletme eski hâline dönecek'],
    [reviewCounts?.created ?? 0, 'yorum kaldırılacak'],
  ]);
  return parts === ''
    ? 'Bu içe aktarma hiçbir kaydı değiştirmedi; geri alınınca yalnızca geri alındı olarak işaretlenir.'
    : `${parts}. O zamandan beri elle düzenlenenler olduğu gibi kalır ve listelenir.`;
}

/** Effects of an undo; zeros are omitted. */
export function undoSentence(undo: Undo): string {
  const parts = joined([
    [undo.deleted, 'işletme silindi'],
    [undo.restored, 'işletme eski hâline döndü'],
    [undo.reviewsDeleted, 'yorum kaldırıldı'],
    [undo.categoriesDeleted, 'kategori kaldırıldı'],
    [undo.citiesDeleted, 'şehir kaldırıldı'],
    [undo.demoRestored, 'örnek kayıt geri geldi'],
  ]);
  const done = parts === '' ? 'Geri alınacak bir değişiklik yoktu.' : `${parts}.`;
  return [
    done,
    ...(undo.reviewsKept > 0
      ? [
          `Gizlediğiniz ya da kaldırdığınız ${formatNumber(undo.reviewsKept)} yorum öyle kaldı: dosya yeniden yüklense de görünmez.`,
        ]
      : []),
    ...(undo.mappingsRestored > 0
      ? ['Sütunlar için verdiğiniz yanıtlar da geri alındı; sonraki dosyalar onlarla okunmaz.']
      : []),
  ].join(' ');
}

function joined(figures: [count: number, text: string][]): string {
  return figures
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${formatNumber(count)} ${text}`)
    .join(', ');
}
