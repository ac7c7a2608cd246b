/** Header of the column of reasons in a workbook of refused rows. */
export const reasonHeader = 'Red nedeni';
