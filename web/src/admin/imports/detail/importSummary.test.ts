import { describe, expect, it } from '@jest/globals';
import type { ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import {
  importHeading,
  importLines,
  importSentences,
  listingOutcomes,
  reviewOutcomes,
} from './importSummary.ts';
import { undoQuestion, undoSentence } from './undoSentences.ts';

/** Counts of reviews, 0 by default. */
const reviewsOf = (figures: Partial<NonNullable<ImportCard_ImportFragment['reviewCounts']>>) => ({
  __typename: 'ImportReviewCounts' as const,
  ...{ rows: 0, found: 0, created: 0, unchanged: 0, doubtful: 0, skipped: 0, refused: 0 },
  ...figures,
});

const aDoneImport = (change: Partial<ImportCard_ImportFragment> = {}): ImportCard_ImportFragment => ({
  ...{ id: 12, status: 'DONE', fileName: 'oteller_iberya.xlsx', fileSize: 3_984_588, hasFile: true },
  ...{ rowsRead: 14_230, estimatedRows: 14_230, totalRows: 14_230, secondsLeft: null },
  ...{ created: 12_604, updated: 1_287, unchanged: 312, merged: 0, refused: 27, skipped: 0, doubtful: 0 },
  ...{ longTextRows: 0, warningCount: 0, reviewCounts: reviewsOf({}) },
  ...{ categoriesCreated: 4, citiesFound: 38, isDryRun: false, defaultCountry: null },
  ...{ errorCode: null, errorMessage: null, errorData: null, operatorName: 'Elif Aksoy' },
  ...{ createdAt: '2026-11-21T11:02:00.000Z', startedAt: null, finishedAt: null },
  ...{ undoableUntil: null, undoStatus: null, undoneAt: null, undo: null },
  ...change,
});

const none = { created: 0, updated: 0, unchanged: 0, merged: 0, refused: 0, doubtful: 0, skipped: 0 };
const imported = (change: Parameters<typeof aDoneImport>[0] = {}) => aDoneImport({ ...none, ...change });

describe('the summary of an import', () => {
  it('names every outcome that occurred, and no other', () => {
    const all = { created: 5, updated: 4, unchanged: 12, merged: 2, refused: 1, doubtful: 3, skipped: 2 };
    expect(importSentences(imported(all))).toEqual([
      '5 işletme oluşturuldu, 4 işletme güncellendi, 7 işletme aynı kaldı, 2 satır birleşti, ' +
        '3 satır kararınızı bekliyor, 2 satır alınmadı, 1 satır reddedildi',
    ]);
    expect(importSentences(imported({ unchanged: 2067 }))).toEqual(['2.067 işletme aynı kaldı']);
  });

  it('counts reviews in a separate sentence', () => {
    const reviewCounts = reviewsOf({ rows: 946, found: 946, created: 40, unchanged: 900, refused: 6 });
    const item = imported({ unchanged: 2067, reviewCounts });
    expect(importSentences(item)).toEqual([
      '2.067 işletme aynı kaldı',
      '40 yorum eklendi, 900 yorum aynı kaldı, 6 yorum reddedildi',
    ]);
    expect(importSentences(imported({ reviewCounts }))).toHaveLength(1);
  });

  it('is shorter in a list', () => {
    const reviewCounts = reviewsOf({ found: 41, created: 40, doubtful: 1 });
    expect(importLines(imported({ created: 3, refused: 1, reviewCounts }))).toEqual([
      '3\u00a0oluşturuldu, 1\u00a0reddedildi',
      'Yorumlar: 40\u00a0eklendi, 1\u00a0kararınızı bekliyor',
    ]);
    expect(importLines(imported())).toEqual([]);
  });

  it('is short if the whole file became listings', () => {
    const item = imported({ created: 40, refused: 1 });
    expect(importHeading(item)).toBe('40 işletme başarıyla içe aktarıldı');
    expect(importSentences(item)).toEqual(['40 işletme başarıyla içe aktarıldı, 1 satır reddedildi']);
  });

  it('states that nothing changed only if nothing did', () => {
    expect(importHeading(imported({ unchanged: 3 }))).toBe('İçe aktarma tamamlandı: hiçbir kayıt değişmedi');
    const reviewCounts = reviewsOf({ found: 1, created: 1 });
    for (const changed of [
      { unchanged: 3, updated: 1 },
      { unchanged: 3, reviewCounts },
      { created: 1, merged: 1 },
    ]) {
      expect(importHeading(imported(changed))).toBe('İçe aktarma tamamlandı');
    }
  });

  it('is conditional after a dry run', () => {
    const reviewCounts = reviewsOf({ found: 2, created: 2 });
    const item = imported({ isDryRun: true, created: 2, refused: 1, reviewCounts });
    expect(importHeading(item)).toBe('Önizleme hazır: hiçbir kayıt değişmedi');
    expect(importSentences(item)).toEqual([
      '2 işletme oluşturulacak, 1 satır reddedilecek',
      '2 yorum eklenecek',
    ]);
  });

  it('does not count reviews if the import did not, or if the file has no rows', () => {
    expect(reviewOutcomes(imported({ reviewCounts: null }))).toEqual([]);
    expect(importSentences(imported())).toEqual([]);
  });

  it('shows a figure for each outcome; together they are all rows', () => {
    const item = aDoneImport({ doubtful: 3, skipped: 9 });
    const sum = listingOutcomes(item).reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(item.totalRows);
  });
});

describe('the summary of an undo', () => {
  it('omits zeros', () => {
    const reviewCounts = reviewsOf({ found: 3, created: 3 });
    expect(undoQuestion(imported({ created: 2, reviewCounts }))).toMatch(
      /^2 yeni işletme silinecek, 3 yorum kaldırılacak\. O zamandan/,
    );
    expect(undoQuestion(imported({ unchanged: 3 }))).toMatch(/^Bu içe aktarma hiçbir kaydı değiştirmedi/);
    const nothing = {
      deleted: 0,
      restored: 0,
      left: 0,
      reviewsDeleted: 0,
      reviewsKept: 0,
      categoriesDeleted: 0,
      citiesDeleted: 0,
    };
    const undo = { __typename: 'ImportUndo' as const, ...nothing, demoRestored: 0, mappingsRestored: 0 };
    expect(undoSentence({ ...undo, deleted: 1, reviewsDeleted: 2 })).toBe(
      '1 işletme silindi, 2 yorum kaldırıldı.',
    );
    expect(undoSentence(undo)).toBe('Geri alınacak bir değişiklik yoktu.');
    expect(undoSentence({ ...undo, deleted: 1, reviewsKept: 3 })).toBe(
      '1 işletme silindi. Gizlediğiniz ya da kaldırdığınız 3 yorum öyle kaldı: dosya yeniden yüklense de görünmez.',
    );
    expect(undoSentence({ ...undo, deleted: 1, mappingsRestored: 1 })).toBe(
      '1 işletme silindi. Sütunlar için verdiğiniz yanıtlar da geri alındı; sonraki dosyalar onlarla okunmaz.',
    );
  });
});
