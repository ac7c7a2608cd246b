/** Turkish names of the kinds of jobs, as the back office shows them while they run. */
export const jobLabels = {
  import: 'İçe aktarma',
  undoImport: 'İçe aktarmayı geri alma',
  export: 'Dışa aktarma',
  bulkEdit: 'Toplu değişiklik',
  undoBulkEdit: 'Toplu değişikliği geri alma',
  placeChange: 'Kategori ya da şehir değişikliği',
  undoPlaceChange: 'Kategori ya da şehir değişikliğini geri alma',
  correctCountries: 'Ülkelerin düzeltilmesi',
  nameCategories: 'Kategorilerin adlandırılması',
  separateCities: 'Aynı adlı şehirlerin ayrılması',
  joinCities: 'Aynı şehirlerin birleştirilmesi',
  findDuplicates: 'Yinelenen kayıt taraması',
  sitemap: 'Sitemap',
  contactMail: 'E-posta',
  replyMail: 'E-posta yanıtı',
  proposalOutcomeMail: 'Öneri sonucu e-postası',
  backup: 'Yedekleme',
  verifyBackup: 'Yedek doğrulama',
  restore: 'Geri yükleme',
  reset: 'Sıfırlama',
  optimize: 'Optimizasyon',
} as const;

export type KnownJob = keyof typeof jobLabels;
