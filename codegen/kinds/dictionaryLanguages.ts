/** The most used languages of those in which the schema is translated, and what its files call them. */
export const dictionaryLanguages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'en ar bg bn ca cs da de el es et eu fa fi fr gl he hi hr hu id is it ja kk ko lt lv mk ms nl pl pt ro ru sk sl sr sv ' +
      'ta th tr uk ur vi zh'
    )
      .split(' ')
      .map((language) => [language, language]),
  ),
  ...{
    'en-GB': 'en',
    'en-AU': 'en',
    'en-IN': 'en',
    'de-CH': 'de',
    'pt-BR': 'pt',
    'zh-TW': 'zh',
    'zh-CN': 'zh',
    no: 'no',
  },
};
