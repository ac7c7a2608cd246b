import type { CP$Module } from '@e965/xlsx/dist/cpexcel.full.mjs';

/** Fallback code page: Western European. */
const western = 1252;

/** Code pages for the library of .xls files. Half a megabyte; files of Excel 97 and later do without. */
export async function codePages(): Promise<Pick<CP$Module, 'utils'>> {
  const { utils } = (await import('@e965/xlsx/dist/cpexcel.full.mjs')) as unknown as CP$Module;
  return {
    utils: {
      ...utils,
      // A page without a table is not worth the whole file.
      decode: (page, data) => utils.decode(utils.hascp(Number(page)) ? page : western, data),
    },
  };
}
