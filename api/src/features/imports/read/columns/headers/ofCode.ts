import { comparableHeader } from '../comparableHeader.ts';

const wordForCode =
  /^(?:u?id|code|cod|codigo|codice|kod|kode|kodas|codi|clave|key|ref|reference|код|шифр|κωδικος|رمز|コード|코드|编号|編號|代码)$/u;

/** Whether a header names codes of records, whose digits may be grouped as those of phones are: '09-01-0098-46'. */
export const isOfCode = (header: string): boolean => wordForCode.test(comparableHeader(header));
