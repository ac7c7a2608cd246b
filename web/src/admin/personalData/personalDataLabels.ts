import type { PersonalDataReason } from '../../graphql/generated.ts';

/** Texts of the reasons why a value counts as personal data. */
export const personalDataLabels: Record<PersonalDataReason, { title: string; note: string }> = {
  COLUMN: {
    title: 'Kişi sütunlarından gelenler',
    note: 'Önceki dosyalarda bir kişinin adının yanında duran e-posta ve telefonlar.',
  },
  NAME_IN_ADDRESS: {
    title: 'Adında kişi adı geçen e-postalar',
    note: 'Ad ve soyada benzeyen adresler. Bazıları işletmenin kendi adresi olabilir; silmeden önce göz gezdirin.',
  },
};
