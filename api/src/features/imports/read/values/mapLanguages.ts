/** The languages of maps, as the runtime's CLDR names them. */
export const mapLanguages: readonly string[] = (
  'vi th fa ur hi mr ne bn ta te kn ml gu pa si ar he km lo my ja zh zh-Hant ko id ms fil sw tr az kk ky uz mn ka hy ru uk be bg mk sr ' +
  'sr-Latn bs hr sl cs sk pl hu ro sq el de fr es pt pt-PT it ca gl eu nl af da sv nb fi et lv lt is ga cy am'
).split(' ');
