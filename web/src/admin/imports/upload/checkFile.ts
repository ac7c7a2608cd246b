import { isolated } from '../../../../../domain/text/bidi.ts';
import { formatFileSize } from '../../shared/text/formatTurkish.ts';

export const ACCEPTED_ENDINGS = ['.xlsx', '.xls', '.csv'] as const;

/** Limit of the server in bytes; shown as 500MB. */
export const MAX_FILE_SIZE = 500 * 1024 * 1024;

interface FileRefusal {
  title: string;
  text: string;
}

/** Why a file can't be sent, or null. The server checks again, and looks inside. */
export function checkFile(file: { name: string; size: number }): FileRefusal | null {
  const name = file.name.toLowerCase();
  if (!ACCEPTED_ENDINGS.some((ending) => name.endsWith(ending))) {
    return {
      title: 'Dosya Alınmadı',
      text: `${isolated(file.name)}: yalnızca .xlsx, .xls ve .csv dosyaları yüklenebilir.`,
    };
  }
  if (file.size === 0) return { title: 'Dosya Alınmadı', text: `${isolated(file.name)}: dosya boş.` };
  if (file.size > MAX_FILE_SIZE) {
    return {
      title: 'Dosya Alınmadı',
      text: `${isolated(file.name)}: ${formatFileSize(file.size)}, en çok 500MB yüklenebilir.`,
    };
  }
  return null;
}
