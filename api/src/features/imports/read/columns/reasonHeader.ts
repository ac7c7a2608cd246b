import { turkish } from '../../../../../../domain/messages/turkish.ts';

/** Header of the column of reasons in a workbook of refused rows. */
export const reasonHeader = turkish.refusalHeader;
