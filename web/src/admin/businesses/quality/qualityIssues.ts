import type { QualityIssue } from '../../../graphql/generated.ts';

interface IssueLabels {
  label: string;
  /** Effect of the issue for visitors, or its repair. */
  note: string;
}

/** Issues of data quality in the operator's words, the most serious first. */
export const issueLabels: Record<QualityIssue, IssueLabels> = {
  NO_COUNTRY: {
    label: 'Ülkesi yok',
    note: 'Ülke ve şehir sayfalarında görünmez; toplu düzeltme konumdan, adresten ve telefondan bulabilir.',
  },
  NO_CITY: { label: 'Şehri yok', note: 'Şehir sayfalarında ve şehir filtresinde görünmez.' },
  CITY_DERIVED: {
    label: 'Şehri adresten bulundu',
    note: 'Dosyada şehir sütunu yoktu; adresten ya da konumdan anlaşıldı.',
  },
  NO_CATEGORY: { label: 'Kategorisi yok', note: 'Kategori sayfalarında ve filtrelerinde görünmez.' },
  STATUS_UNKNOWN: {
    label: 'Açık mı kapalı mı bilinmiyor',
    note: 'Dosya, işletmenin hâlâ faaliyette olup olmadığını söylemiyor.',
  },
  PHONE_INVALID: {
    label: 'Telefonu geçersiz',
    note: 'Numara, ülkesinde geçerli değil ya da ülkesi bilinmiyor.',
  },
  WEBSITE_MALFORMED: { label: 'Web adresi bozuk', note: 'Adres bir siteye götürmüyor.' },
  NO_ADDRESS: {
    label: 'Adresi yok',
    note: 'Ziyaretçi işletmeyi bulamaz; yerinde hizmet verenler için olağandır.',
  },
  NO_POSITION: { label: 'Konumu yok', note: 'Haritada ve yakındakiler arasında görünmez.' },
  NO_PHONE: { label: 'Telefonu yok', note: 'Ziyaretçi arayamaz.' },
  NO_WEBSITE: { label: 'Web sitesi yok', note: 'Sitesi olmayan işletmeler için olağandır.' },
  NO_HOURS: { label: 'Çalışma saatleri yok', note: '“Şimdi açık” filtresinde görünmez.' },
  NO_PHOTO: { label: 'Fotoğrafı yok', note: 'Listelerde yerine kategori simgesi durur.' },
  NO_DESCRIPTION: { label: 'Açıklaması yok', note: 'Sayfasında tanıtım yazısı görünmez.' },
};

export const isIssue = (text: string): text is QualityIssue => Object.hasOwn(issueLabels, text);
