import type { Translation } from '../renderMessage.ts';
import type { englishFile } from '../en/englishFile.ts';
import { turkishNumber } from './turkishFormat.ts';

export const turkishFile: Translation<typeof englishFile> = {
  sheetColumns: ({ limit }) => `Sayfadaki sütun sayısı ${turkishNumber(limit)} sınırını aşıyor.`,
  cellTooLong: ({ limit }) => `Hücre ${turkishNumber(limit)} karakterden uzun.`,
  fileProtected: 'Dosya parolayla korunuyor; parolasını kaldırıp yeniden yükleyin.',
  macrosRefused: 'Makro içeren çalışma kitapları kabul edilmez; .xlsx olarak kaydedip yeniden yükleyin.',
  notATable: ({ what }) => `Bu dosya bir tablo değil: ${what}.`,
  notATableAccepted: ({ what }) =>
    `Bu dosya bir tablo değil: ${what}. Yalnızca .xlsx, .xls ve .csv dosyaları içe aktarılabilir.`,
  kindOfficeFile: 'çalışma kitabı içermeyen bir Office dosyası',
  kindProgram: 'Windows programı',
  kindExecutable: 'program',
  kindRtf: 'RTF belgesi',
  kindXml: 'XML belgesi',
  kindPdf: 'PDF belgesi',
  kindPicture: 'resim',
  kindArchive: 'sıkıştırılmış arşiv',
  kindHtml: 'HTML sayfası',
  kindOldExcel: 'çok eski bir Excel biçimi',
  kindBinary: 'tanınmayan ikili bir dosya',
  kindZip: 'içinde çalışma kitabı olmayan bir zip arşivi',
  kindWord: 'Word belgesi',
  kindPowerPoint: 'PowerPoint sunusu',
  fileZeroBytes: 'Dosya boş (0 bayt).',
  xlsTooLarge: '.xls dosyaları en çok 100 MB olabilir; .xlsx olarak kaydedin.',
  textExtension:
    'Düz metin yalnızca .csv, .tsv ya da .txt uzantısıyla kabul edilir. Yalnızca .xlsx, .xls ve .csv dosyaları içe aktarılabilir.',
  odsRefused:
    'OpenDocument (.ods) dosyaları desteklenmiyor. Yalnızca .xlsx, .xls ve .csv dosyaları içe aktarılabilir.',
  xlsbRefused:
    'İkili Excel (.xlsb) dosyaları desteklenmiyor. Yalnızca .xlsx, .xls ve .csv dosyaları içe aktarılabilir.',
  xlsmRefused:
    'Makro içeren çalışma kitapları (.xlsm) kabul edilmez; .xlsx olarak kaydedip yeniden yükleyin.',
  tooManyRows: 'Dosyada çok fazla satır var.',
  fileColumns: ({ limit }) => `Dosyadaki sütun sayısı ${turkishNumber(limit)} sınırını aşıyor.`,
  recordTooLong: ({ limit }) => `Kayıt ${turkishNumber(limit)} karakterden uzun.`,
  recordBroken: 'Kayıt bozuk: tırnak işaretleri ya da sütun sayısı tutmuyor.',
  tooManySheets: ({ limit }) => `Çalışma kitabındaki sayfa sayısı ${turkishNumber(limit)} sınırını aşıyor.`,
  xlsUnreadable: 'Dosya bozuk: .xls içeriği okunamadı.',
  noVisibleSheet: 'Çalışma kitabında görünür sayfa yok.',
  sheetMissing: ({ sheet }) => `Dosya bozuk: '${sheet}' sayfasının içeriği yok.`,
  rowTooLarge: 'Bir satırın içeriği 32 MB sınırını aşıyor.',
  sheetIncomplete: 'Çalışma sayfası eksik: veri bölümünün sonu yok.',
  sheetRows: ({ limit }) => `Sayfadaki satırlar ${turkishNumber(limit)}. satırı aşıyor.`,
  stringsMissing: 'Dosya bozuk: hücrelerin başvurduğu paylaşılan metinler yok.',
  stringsTooLarge: 'Dosyadaki paylaşılan metinler 1 GB sınırını aşıyor.',
  tooManyStrings: ({ limit }) => `Dosyadaki paylaşılan metin sayısı ${turkishNumber(limit)} sınırını aşıyor.`,
  cellTooLarge: 'Bir hücrenin içeriği 32 MB sınırını aşıyor.',
  doctypeRefused: 'Dosyanın içinde izin verilmeyen bir XML bildirimi (DOCTYPE) var.',
  sheetUnreadable: 'Çalışma sayfası okunamadı: beklenen yapıda değil.',
  listTooLong: ({ limit }) =>
    `Çalışma kitabının bir listesindeki öğe sayısı ${turkishNumber(limit)} sınırını aşıyor.`,
  zipUnreadable: 'Dosya bozuk ya da eksik: sıkıştırılmış içeriği okunamadı.',
  zipBomb: 'Dosya açıldığında izin verilenden çok büyüyor (zip bombası olabilir).',
  archiveEntries: ({ limit }) => `Arşivdeki öğe sayısı ${turkishNumber(limit)} sınırını aşıyor.`,
  readingCpu: ({ seconds }) =>
    `Dosya okunamadı: okunması, bu boyuttaki bir dosya için izin verilen ${turkishNumber(seconds)} saniyelik işlemci süresini aştı.`,
  readingMemory: ({ megabytes }) =>
    `Dosya okunamadı: okunması, bu boyuttaki bir dosya için izin verilen ${turkishNumber(megabytes)} MB belleği aştı.`,
  readingTime: ({ seconds }) => `Dosya okunamadı: okuma ${turkishNumber(seconds)} saniye içinde bitmedi.`,
  readingStuck: 'Dosya okunamadı: okuma ilerlemiyor, dosya bozuk olabilir.',
  readingOutOfMemory: 'Dosya okunamadı: okunması izin verilenden fazla bellek gerektiriyor.',
  readerStopped: 'Dosya okunamadı: okuyucu beklenmedik biçimde durdu, dosya bozuk olabilir.',
  fileUnreadable: 'Dosya okunamadı: içeriği beklenen yapıda değil.',
  columnsOfAllSheets: ({ limit }) =>
    `Dosyanın sayfalarındaki toplam sütun sayısı ${turkishNumber(limit)} sınırını aşıyor.`,
  noFilledRow: 'Dosyada dolu satır yok.',
  noNameColumn: 'Hiçbir sayfada işletme adı sütunu tanınmadı. Sütunların anlamını eşlemeyle belirtin.',
  tooManyCells: 'Kayıtta başlıktan fazla hücre var: tırnaksız bir ayırıcı olabilir.',
};
