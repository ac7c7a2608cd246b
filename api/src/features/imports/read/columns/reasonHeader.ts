import { turkish } from '../../../../../../domain/messages/turkish.ts';

/** Header of the column of reasons in a workbook of refused rows. */
export const reasonHeader = turkish.refusalHeader;

/** Header of the sheet of values that were left empty, in the same workbook. */
export const warningHeader = [turkish.sheet, turkish.row, turkish.column, turkish.value, turkish.leftEmpty];
