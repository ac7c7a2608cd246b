/** What operators type, in their language, before all listings are deleted or replaced. */
export const confirmationWords = { reset: 'SIFIRLA', restore: 'GERİ YÜKLE' } as const;
