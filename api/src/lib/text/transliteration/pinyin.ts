import anyAscii from 'any-ascii';

const [first, last] = [0x4e00, 0x9fff];
const maxSyllables = 8;
const maxCuts = 4;

/** Readings that characters have in some words besides their usual one. */
const further = (
  'shi什 zhong重 chong重 le乐 yue乐 hang行 xing行 chang长 zhang长 du都 dou都 chao朝 zhao朝 xia厦 sha厦 zang藏 cang藏 bian便 pian便 ' +
  'dai大 chuan传 zhuan传 jiao角 jue角 ou区 qu区 sheng盛 cheng盛 can参 shen参 gai盖 ge盖 zhai翟 yan燕 shu术 bao堡 pu堡 he和 lu六'
).split(' ');

let written: Map<string, string> | undefined;

/** Characters by their reading in the Latin alphabet. */
function characters(): ReadonlyMap<string, string> {
  if (written) return written;
  written = new Map();
  for (let code = first; code <= last; code += 1) {
    const character = String.fromCodePoint(code);
    const reading = anyAscii(character).toLowerCase();
    if (/^[a-z]*[aeiou][a-z]*$/.test(reading)) written.set(reading, (written.get(reading) ?? '') + character);
  }
  for (const pair of further) {
    const [reading, character] = [pair.slice(0, -1), pair.slice(-1)];
    if (!written.get(reading)?.includes(character))
      written.set(reading, (written.get(reading) ?? '') + character);
  }
  return written;
}

/** Regular expressions of the Chinese words that a word in Latin letters may spell: "minsu" is 民宿. None for other words. */
export function pinyinPatterns(word: string): string[] {
  if (!/^[a-zü]{4,40}$/.test(word)) return [];
  return cuts(word.replace(/ü/g, 'v'), maxSyllables)
    .filter(({ length }) => length > 1)
    .slice(0, maxCuts)
    .map((syllables) => syllables.map((one) => `[${characters().get(one)}]`).join(''));
}

/** Ways to cut a word into syllables, those of the longest first. */
function cuts(word: string, most: number): string[][] {
  if (word === '') return [[]];
  if (most === 0) return [];
  const found: string[][] = [];
  for (let length = Math.min(6, word.length); length > 0 && found.length < maxCuts; length -= 1) {
    const syllable = word.slice(0, length);
    if (!characters().has(syllable)) continue;
    for (const rest of cuts(word.slice(length), most - 1)) found.push([syllable, ...rest]);
  }
  return found;
}
