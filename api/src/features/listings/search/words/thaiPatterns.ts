const table = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((one) => one.split('=') as [string, string]));

/** Thai consonants by their sound before a vowel. */
const initials = table(
  'kh=ขคฆก th=ทธถฐ ph=พผภป ch=ชฉจ sh=ชฉซส ts=สซจทต k=กขค g=ก j=จช t=ตทถฐธ d=ดฎ p=ปพผภ b=บ f=ฟฝ m=ม n=นณ y=ยญ s=สซศษ h=หฮ r=รล l=ลรฬ w=ว v=ว',
);
/** The same behind one, where many sound alike. */
const finals = table(
  't=ดตทธถจชซศษสฐฎ d=ดตท k=กขค g=กขค p=บปพภฟ b=บปพภฟ n=นณญรลฬ m=มำ ng=ง l=ลรน s=สศษซ f=ฟ ch=ชจ j=จช',
);
/** Signs of vowels and tones, which stand around their consonant, and consonants that are part of vowels. */
const vowels = '[อยวะาๅๆั\\u0e34-\\u0e3a\\u0e40-\\u0e44\\u0e47-\\u0e4e]*';
const [fewestSounds, longestText] = [4, 40];

/** A vowel behind the consonant says that it begins a syllable; y, w, h and r behind vowels belong to these. */
const sound =
  /(?:(ng|kh|th|ph|ch|sh|ts|[bdfghjklmnprstvwy])(?=[aeiou])|(ng|ch|[kgtdpbnmlsfj])|[aeiouywhr])/gy;

/**
 * A regular expression of the Thai words that hold what words in Latin letters spell together, by the order of their consonants:
 * "som tam" is ส้มตำ. None for words of fewer than four, or with other letters.
 */
export function thaiPatterns(words: string): string[] {
  const spelt = words.length > longestText ? [null] : words.split(' ').map(consonantsOf);
  const signs = spelt.flatMap((one) => one ?? []);
  return spelt.includes(null) || signs.length < fewestSounds ? [] : [signs.join(vowels)];
}

function consonantsOf(word: string): string[] | null {
  const signs: string[] = [];
  let end = 0;
  for (const [whole, initial, final] of word.matchAll(sound)) {
    end += whole.length;
    // A silent ห goes before the sounds that have none of its class; "ng" may be n and g.
    if (initial === 'ng') signs.push(`(?:ห?ง|[นณญรล]${vowels}ก)`);
    else if (initial)
      signs.push(`${/^[mnrlwy]$/.test(initial) ? 'ห?' : ''}[${initials.get(initial) ?? initial}]`);
    else if (final) signs.push(`[${finals.get(final) ?? final}]`);
  }
  return end < word.length ? null : signs;
}
