/** The zeros of Arabic, Persian, Devanagari, Bengali, Thai, Lao, Khmer, Burmese and others. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x17e0, 0x1040, 0xff10,
];

/** Text with the digits and the plus of other scripts, and the separators of Arabic numbers, in ASCII. */
export function plainDigits(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  return text
    .replace(/(?!\d)\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((one) => code >= one && code < one + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('＋', '+');
}
