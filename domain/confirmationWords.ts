/** Words that operators type, in their language, to confirm that everything of a kind is deleted or replaced. */
export const confirmationWords = { reset: 'SIFIRLA', restore: 'GERİ YÜKLE', erase: 'SİL' } as const;
