/** Words that operators type, in their language, to confirm that all listings are deleted or replaced. */
export const confirmationWords = { reset: 'SIFIRLA', restore: 'GERİ YÜKLE' } as const;
