-- Search by sound across scripts, by ZIP, and in order of price. Old servers go on: nothing that they read changes.

-- A folded word in the Latin alphabet, A to z alone for words of other scripts: the letters are those of any-ascii, which
-- latinLetters.test.ts compares. Syllables of Hangul are taken apart first. Letters that it does not know are left out.
CREATE OR REPLACE FUNCTION latin_of(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  letters CONSTANT jsonb := '{
"ͱ":"h","ͳ":"s","ͷ":"w","ͻ":"s","ͼ":"s","ͽ":"s","ΐ":"i","ά":"a","έ":"e","ή":"i","ί":"i","ΰ":"y","α":"a","β":"v",
"γ":"g","δ":"d","ε":"e","ζ":"z","η":"i","θ":"th","ι":"i","κ":"k","λ":"l","μ":"m","ν":"n","ξ":"x","ο":"o","π":"p",
"ρ":"r","ς":"s","σ":"s","τ":"t","υ":"y","φ":"f","χ":"ch","ψ":"ps","ω":"o","ϊ":"i","ϋ":"y","ό":"o","ύ":"y","ώ":"o",
"ϙ":"q","ϛ":"st","ϝ":"w","ϟ":"q","ϡ":"s","ϳ":"j","ϸ":"sh","ϻ":"s","ϼ":"r","а":"a","б":"b","в":"v","г":"g","д":"d",
"е":"e","ж":"zh","з":"z","и":"i","й":"y","к":"k","л":"l","м":"m","н":"n","о":"o","п":"p","р":"r","с":"s","т":"t",
"у":"u","ф":"f","х":"kh","ц":"ts","ч":"ch","ш":"sh","щ":"shch","ы":"y","э":"e","ю":"yu","я":"ya","ѐ":"e","ё":"e",
"ђ":"dj","ѓ":"g","є":"ie","ѕ":"dz","і":"i","ї":"i","ј":"j","љ":"lj","њ":"nj","ћ":"c","ќ":"k","ѝ":"i","ў":"u",
"џ":"dzh","ѡ":"o","ѣ":"e","ѥ":"ie","ѧ":"e","ѩ":"ie","ѫ":"o","ѭ":"io","ѯ":"ks","ѱ":"ps","ѳ":"f","ѵ":"y","ѷ":"y",
"ѹ":"u","ѻ":"o","ѽ":"o","ѿ":"ot","ҁ":"q","ҋ":"jh","ҏ":"rh","ґ":"g","ғ":"gh","ҕ":"gh","җ":"j","ҙ":"z","қ":"q","ҝ":"g",
"ҟ":"q","ҡ":"q","ң":"ng","ҥ":"ng","ҧ":"ph","ҩ":"w","ҫ":"s","ҭ":"th","ү":"u","ұ":"u","ҳ":"h","ҵ":"ts","ҷ":"j","ҹ":"c",
"һ":"h","ҽ":"ch","ҿ":"ch","ӂ":"gi","ӄ":"q","ӆ":"lh","ӈ":"ng","ӊ":"nh","ӌ":"dzh","ӎ":"mh","ӏ":"h","ӑ":"a","ӓ":"a",
"ӕ":"ae","ӗ":"e","ә":"a","ӛ":"e","ӝ":"dzh","ӟ":"j","ӡ":"dz","ӣ":"i","ӥ":"i","ӧ":"o","ө":"o","ӫ":"y","ӭ":"a","ӯ":"u",
"ӱ":"u","ӳ":"u","ӵ":"tsh","ӷ":"gh","ӹ":"y","ӻ":"xh","ӽ":"x","ӿ":"h","ԁ":"d","ԃ":"dj","ԅ":"zj","ԇ":"dz","ԉ":"lj",
"ԋ":"nj","ԍ":"sj","ԏ":"tj","ԑ":"a","ԓ":"l","ԕ":"lkh","ԗ":"rkh","ԙ":"a","ԛ":"q","ԝ":"w","ԟ":"q","ԡ":"l","ԣ":"n",
"ԥ":"ph","ԩ":"ny","ԫ":"dzh","ԭ":"dch","ԯ":"l","ՠ":"a","ա":"a","բ":"b","գ":"g","դ":"d","ե":"e","զ":"z","է":"e","ը":"y",
"թ":"t","ժ":"zh","ի":"i","լ":"l","խ":"kh","ծ":"ts","կ":"k","հ":"h","ձ":"dz","ղ":"gh","ճ":"ch","մ":"m","յ":"y","ն":"n",
"շ":"sh","ո":"o","չ":"ch","պ":"p","ջ":"j","ռ":"rr","ս":"s","վ":"v","տ":"t","ր":"r","ց":"ts","ւ":"w","փ":"p","ք":"k",
"օ":"o","ֆ":"f","ֈ":"h","ב":"v","ג":"g","ד":"d","ה":"h","ו":"v","ז":"z","ח":"h","ט":"t","י":"y","ך":"kh","כ":"kh",
"ל":"l","ם":"m","מ":"m","ן":"n","נ":"n","ס":"s","ף":"f","פ":"f","ץ":"ts","צ":"ts","ק":"k","ר":"r","ש":"s","ת":"t",
"ׯ":"yyy","װ":"v","ױ":"oy","ײ":"ey","ؠ":"y","آ":"a","ؤ":"u","ئ":"i","ب":"b","ة":"h","ت":"t","ث":"th","ج":"j","ح":"h",
"خ":"kh","د":"d","ذ":"dh","ر":"r","ز":"z","س":"s","ش":"sh","ص":"s","ض":"d","ط":"t","ظ":"dh","غ":"gh","ػ":"g","ؼ":"g",
"ؽ":"y","ؾ":"i","ؿ":"i","ف":"f","ق":"q","ك":"k","ل":"l","م":"m","ن":"n","ه":"h","و":"w","ى":"a","ي":"y","ٮ":"b",
"ٯ":"q","ٲ":"a","ٳ":"u","ٴ":"e","ٹ":"t","ٺ":"th","ٻ":"b","ټ":"t","ٽ":"t","پ":"p","ٿ":"th","ڀ":"bh","ځ":"dz","ڂ":"dz",
"ڃ":"n","ڄ":"j","څ":"ts","چ":"ch","ڇ":"ch","ڈ":"d","ډ":"d","ڊ":"d","ڋ":"dd","ڌ":"dh","ڍ":"dh","ڎ":"dh","ڏ":"d",
"ڐ":"d","ڑ":"r","ڒ":"r","ړ":"r","ڔ":"r","ڕ":"r","ږ":"zh","ڗ":"d","ژ":"zh","ڙ":"r","ښ":"sh","ڛ":"s","ڜ":"ch","ڝ":"ts",
"ڞ":"ch","ڟ":"th","ڠ":"ng","ڡ":"f","ڢ":"f","ڣ":"p","ڤ":"v","ڥ":"v","ڦ":"ph","ڧ":"q","ڨ":"g","ک":"k","ڪ":"k","ګ":"g",
"ڬ":"g","ڭ":"ng","ڮ":"kp","گ":"g","ڰ":"gg","ڱ":"n","ڲ":"g","ڳ":"g","ڴ":"g","ڵ":"l","ڶ":"l","ڷ":"l","ڸ":"l","ڹ":"n",
"ں":"n","ڻ":"n","ڼ":"n","ڽ":"ny","ھ":"h","ڿ":"n","ۀ":"e","ہ":"h","ۂ":"h","ۃ":"h","ۄ":"o","ۅ":"o","ۆ":"o","ۇ":"u",
"ۈ":"u","ۉ":"u","ۊ":"u","ۋ":"v","ی":"y","ۍ":"ey","ێ":"e","ۏ":"v","ې":"e","ۑ":"ny","ے":"e","ۓ":"e","ە":"e","ۮ":"d",
"ۯ":"r","ۺ":"s","ۻ":"l","ۼ":"n","ۿ":"h","ݐ":"y","ݑ":"p","ݒ":"p","ݓ":"c","ݔ":"ny","ݕ":"p","ݖ":"c","ݗ":"ng","ݘ":"c",
"ݙ":"dd","ݚ":"d","ݛ":"r","ݜ":"s","ݝ":"ng","ݞ":"ng","ݟ":"g","ݠ":"p","ݡ":"v","ݢ":"g","ݣ":"g","ݤ":"k","ݥ":"b","ݦ":"mb",
"ݧ":"n","ݨ":"n","ݩ":"n","ݪ":"sl","ݫ":"r","ݬ":"z","ݭ":"s","ݮ":"j","ݯ":"c","ݰ":"s","ݱ":"z","ݲ":"j","ݳ":"a","ݴ":"aa",
"ݵ":"i","ݶ":"ii","ݷ":"y","ݸ":"o","ݹ":"oo","ݺ":"e","ݻ":"ee","ݼ":"ch","ݽ":"s","ݾ":"s","ݿ":"g","ࢄ":"u","ࢅ":"y","ࢆ":"y",
"ࢉ":"nj","ࢊ":"c","ࢋ":"th","ࢌ":"th","ࢍ":"g","ࢠ":"b","ࢡ":"b","ࢢ":"c","ࢣ":"t","ࢤ":"vb","ࢥ":"gb","ࢦ":"zl","ࢧ":"mv",
"ࢨ":"y","ࢩ":"ny","ࢪ":"r","ࢫ":"w","ࢬ":"y","ࢮ":"dz","ࢯ":"ts","ࢰ":"kh","ࢱ":"u","ࢲ":"z","ࢳ":"n","ࢴ":"k","ࢵ":"q","ࢶ":"mb",
"ࢷ":"mp","ࢸ":"tt","ࢹ":"nr","ࢺ":"ny","ࢻ":"f","ࢼ":"q","ࢽ":"n","ࢾ":"ph","ࢿ":"th","ࣀ":"th","ࣁ":"ch","ࣂ":"kh","ࣃ":"gy",
"ࣄ":"ky","ࣅ":"n","ࣆ":"n","ࣇ":"l","ࣈ":"gr","ა":"a","ბ":"b","გ":"g","დ":"d","ე":"e","ვ":"v","ზ":"z","თ":"t","ი":"i",
"კ":"k","ლ":"l","მ":"m","ნ":"n","ო":"o","პ":"p","ჟ":"zh","რ":"r","ს":"s","ტ":"t","უ":"u","ფ":"p","ქ":"k","ღ":"gh",
"ყ":"q","შ":"sh","ჩ":"ch","ც":"ts","ძ":"dz","წ":"ts","ჭ":"ch","ხ":"kh","ჯ":"j","ჰ":"h","ჱ":"e","ჲ":"y","ჳ":"w",
"ჴ":"x","ჵ":"o","ჶ":"f","ჷ":"e","ჹ":"g","ჽ":"ae","ჿ":"w","ᲀ":"v","ᲁ":"d","ᲂ":"o","ᲃ":"s","ᲄ":"t","ᲅ":"t","ᲇ":"e",
"ᲈ":"u","ᲊ":"tj","ᴦ":"g","ᴧ":"l","ᴨ":"p","ᴩ":"r","ᴪ":"ps","ᴫ":"l","ἀ":"a","ἁ":"ha","ἂ":"a","ἃ":"ha","ἄ":"a","ἅ":"ha",
"ἆ":"a","ἇ":"ha","ἐ":"e","ἑ":"he","ἒ":"e","ἓ":"he","ἔ":"e","ἕ":"he","ἠ":"i","ἡ":"hi","ἢ":"i","ἣ":"hi","ἤ":"i",
"ἥ":"hi","ἦ":"i","ἧ":"hi","ἰ":"i","ἱ":"hi","ἲ":"i","ἳ":"hi","ἴ":"i","ἵ":"hi","ἶ":"i","ἷ":"hi","ὀ":"o","ὁ":"ho",
"ὂ":"o","ὃ":"ho","ὄ":"o","ὅ":"ho","ὐ":"y","ὑ":"hy","ὒ":"y","ὓ":"hy","ὔ":"y","ὕ":"hy","ὖ":"y","ὗ":"hy","ὠ":"o",
"ὡ":"ho","ὢ":"o","ὣ":"ho","ὤ":"o","ὥ":"ho","ὦ":"o","ὧ":"ho","ὰ":"a","ὲ":"e","ὴ":"i","ὶ":"i","ὸ":"o","ὺ":"y","ὼ":"o",
"ᾀ":"a","ᾁ":"ha","ᾂ":"a","ᾃ":"ha","ᾄ":"a","ᾅ":"ha","ᾆ":"a","ᾇ":"ha","ᾐ":"i","ᾑ":"hi","ᾒ":"i","ᾓ":"hi","ᾔ":"i",
"ᾕ":"hi","ᾖ":"i","ᾗ":"hi","ᾠ":"o","ᾡ":"ho","ᾢ":"o","ᾣ":"ho","ᾤ":"o","ᾥ":"ho","ᾦ":"o","ᾧ":"ho","ᾰ":"a","ᾱ":"a","ᾲ":"a",
"ᾳ":"a","ᾴ":"a","ᾶ":"a","ᾷ":"a","ῂ":"i","ῃ":"i","ῄ":"i","ῆ":"i","ῇ":"i","ῐ":"i","ῑ":"i","ῒ":"i","ῖ":"i","ῗ":"i",
"ῠ":"y","ῡ":"y","ῢ":"y","ῤ":"r","ῥ":"rh","ῦ":"y","ῧ":"y","ῲ":"o","ῳ":"o","ῴ":"o","ῶ":"o","ῷ":"o","ⴀ":"a","ⴁ":"b",
"ⴂ":"g","ⴃ":"d","ⴄ":"e","ⴅ":"v","ⴆ":"z","ⴇ":"t","ⴈ":"i","ⴉ":"k","ⴊ":"l","ⴋ":"m","ⴌ":"n","ⴍ":"o","ⴎ":"p","ⴏ":"zh",
"ⴐ":"r","ⴑ":"s","ⴒ":"t","ⴓ":"u","ⴔ":"p","ⴕ":"k","ⴖ":"gh","ⴗ":"q","ⴘ":"sh","ⴙ":"ch","ⴚ":"ts","ⴛ":"dz","ⴜ":"ts",
"ⴝ":"ch","ⴞ":"kh","ⴟ":"j","ⴠ":"h","ⴡ":"e","ⴢ":"y","ⴣ":"w","ⴤ":"x","ⴥ":"o","ⴧ":"e","ⴭ":"ae","ぁ":"a","あ":"a","ぃ":"i",
"い":"i","ぅ":"u","う":"u","ぇ":"e","え":"e","ぉ":"o","お":"o","か":"ka","が":"ga","き":"ki","ぎ":"gi","く":"ku","ぐ":"gu",
"け":"ke","げ":"ge","こ":"ko","ご":"go","さ":"sa","ざ":"za","し":"shi","じ":"ji","す":"su","ず":"zu","せ":"se","ぜ":"ze","そ":"so",
"ぞ":"zo","た":"ta","だ":"da","ち":"chi","ぢ":"ji","っ":"t","つ":"tsu","づ":"zu","て":"te","で":"de","と":"to","ど":"do","な":"na",
"に":"ni","ぬ":"nu","ね":"ne","の":"no","は":"ha","ば":"ba","ぱ":"pa","ひ":"hi","び":"bi","ぴ":"pi","ふ":"fu","ぶ":"bu","ぷ":"pu",
"へ":"he","べ":"be","ぺ":"pe","ほ":"ho","ぼ":"bo","ぽ":"po","ま":"ma","み":"mi","む":"mu","め":"me","も":"mo","ゃ":"ya","や":"ya",
"ゅ":"yu","ゆ":"yu","ょ":"yo","よ":"yo","ら":"ra","り":"ri","る":"ru","れ":"re","ろ":"ro","ゎ":"wa","わ":"wa","ゐ":"i","ゑ":"e",
"を":"o","ん":"n","ゔ":"vu","ゕ":"ka","ゖ":"ka","ァ":"a","ア":"a","ィ":"i","イ":"i","ゥ":"u","ウ":"u","ェ":"e","エ":"e","ォ":"o",
"オ":"o","カ":"ka","ガ":"ga","キ":"ki","ギ":"gi","ク":"ku","グ":"gu","ケ":"ke","ゲ":"ge","コ":"ko","ゴ":"go","サ":"sa","ザ":"za",
"シ":"shi","ジ":"ji","ス":"su","ズ":"zu","セ":"se","ゼ":"ze","ソ":"so","ゾ":"zo","タ":"ta","ダ":"da","チ":"chi","ヂ":"ji","ッ":"t",
"ツ":"tsu","ヅ":"zu","テ":"te","デ":"de","ト":"to","ド":"do","ナ":"na","ニ":"ni","ヌ":"nu","ネ":"ne","ノ":"no","ハ":"ha","バ":"ba",
"パ":"pa","ヒ":"hi","ビ":"bi","ピ":"pi","フ":"fu","ブ":"bu","プ":"pu","ヘ":"he","ベ":"be","ペ":"pe","ホ":"ho","ボ":"bo","ポ":"po",
"マ":"ma","ミ":"mi","ム":"mu","メ":"me","モ":"mo","ャ":"ya","ヤ":"ya","ュ":"yu","ユ":"yu","ョ":"yo","ヨ":"yo","ラ":"ra","リ":"ri",
"ル":"ru","レ":"re","ロ":"ro","ヮ":"wa","ワ":"wa","ヰ":"i","ヱ":"e","ヲ":"o","ン":"n","ヴ":"vu","ヵ":"ka","ヶ":"ka","ヷ":"va",
"ヸ":"vi","ヹ":"ve","ヺ":"vo","ᄀ":"g","ᄁ":"kk","ᄂ":"n","ᄃ":"d","ᄄ":"tt","ᄅ":"l","ᄆ":"m","ᄇ":"b","ᄈ":"pp","ᄉ":"s",
"ᄊ":"ss","ᄌ":"j","ᄍ":"jj","ᄎ":"ch","ᄏ":"k","ᄐ":"t","ᄑ":"p","ᄒ":"h","ᅡ":"a","ᅢ":"ae","ᅣ":"ya","ᅤ":"yae","ᅥ":"eo",
"ᅦ":"e","ᅧ":"yeo","ᅨ":"ye","ᅩ":"o","ᅪ":"wa","ᅫ":"wae","ᅬ":"oe","ᅭ":"yo","ᅮ":"u","ᅯ":"wo","ᅰ":"we","ᅱ":"wi","ᅲ":"yu",
"ᅳ":"eu","ᅴ":"ui","ᅵ":"i","ᆨ":"k","ᆩ":"kk","ᆪ":"gs","ᆫ":"n","ᆬ":"nj","ᆭ":"nh","ᆮ":"t","ᆯ":"l","ᆰ":"lg","ᆱ":"lm",
"ᆲ":"lb","ᆳ":"ls","ᆴ":"lt","ᆵ":"lp","ᆶ":"lh","ᆷ":"m","ᆸ":"p","ᆹ":"bs","ᆺ":"t","ᆻ":"t","ᆼ":"ng","ᆽ":"t","ᆾ":"t",
"ᆿ":"k","ᇀ":"t","ᇁ":"p","ᇂ":"h"
}';
  latin text := '';
  letter text;
BEGIN
  IF word ~ '^[\u0001-\u024f]*$' THEN RETURN word; END IF;
  FOREACH letter IN ARRAY string_to_array(CASE WHEN word ~ '[\uac00-\ud7a3]' THEN normalize(word, NFD) ELSE word END, NULL) LOOP
    latin := latin || coalesce(letters->>letter, CASE WHEN letter ~ '^[a-z0-9]$' THEN letter ELSE '' END);
  END LOOP;
  RETURN latin;
END $$;

-- What a folded word is compared by across scripts and spellings: the Latin alphabet with one letter for each of those that
-- transliterations interchange (š and sh, c and k, kh and h, u and ou, y and i). A key and no word; null for words that say too little.
CREATE OR REPLACE FUNCTION sound_of(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  sound text := regexp_replace(public.latin_of(word), '[^a-z]', '', 'g');
BEGIN
  sound := regexp_replace(sound, 'shch|sch|sh', 's', 'g');
  sound := replace(replace(replace(replace(sound, 'dzh', 'dz'), 'zh', 'z'), 'dj', 'd'), 'kh', 'h');
  sound := regexp_replace(sound, 'tch|ch|ts|tz|ck|c|q', 'k', 'g');
  sound := replace(replace(replace(sound, 'ph', 'f'), 'x', 'ks'), 'w', 'v');
  sound := regexp_replace(sound, '([tdgr])h', '\1', 'g');
  sound := replace(regexp_replace(replace(sound, 'mp', 'b'), 'gk|ng|gg', 'g', 'g'), 'nt', 'd');
  sound := regexp_replace(regexp_replace(translate(sound, 'yju', 'iio'), 'oo+', 'o', 'g'), 'a[ei]', 'e', 'g');
  sound := regexp_replace(regexp_replace(sound, '[eo]i', 'i', 'g'), 'i+([aeo])', '\1', 'g');
  -- A rough breath is h, kh, ch or g, by language.
  sound := regexp_replace(translate(sound, 'hg', 'kk'), '(.)\1+', '\1', 'g');
  RETURN CASE WHEN length(sound) >= 3 THEN sound END;
END $$;

-- The consonants of a folded word as Arabic and Hebrew write them, for comparing words of these scripts, which leave vowels
-- out, with words of others. A key and no word; null for words with less than two.
CREATE OR REPLACE FUNCTION consonants_of(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  consonants text := regexp_replace(word, '^\u0627\u0644(?=[\u0620-\u06ff]{2})|[\u05d0\u05d4\u05d5\u05d9\u05e2\u0629\u0647]', '', 'g');
BEGIN
  consonants := regexp_replace(public.latin_of(consonants), '[^a-z]', '', 'g');
  consonants := regexp_replace(regexp_replace(consonants, 'sh', 's', 'g'), 'kh|ch|ck|q|c', 'k', 'g');
  consonants := regexp_replace(replace(replace(consonants, 'ph', 'f'), 'tz', 'ts'), '([tdg])h', '\1', 'g');
  consonants := regexp_replace(translate(consonants, 'vp', 'bf'), '(.)\1+', '\1', 'g');
  consonants := translate(consonants, 'aeiouwyh', '');
  RETURN CASE WHEN length(consonants) >= 2 THEN consonants END;
END $$;

-- How expensive a listing says it is, from 1 on: the signs of a currency as they are repeated ("$$"). Null for anything else.
CREATE OR REPLACE FUNCTION price_level(price_range text) RETURNS smallint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN price_range ~ '^([$€£¥₺₱₹₩₫฿₽])\1{0,3}$' THEN length(price_range)::smallint END $$;

CREATE INDEX search_vocabulary_by_sound ON search_vocabulary (sound_of(word) COLLATE "C");
CREATE INDEX search_vocabulary_by_consonants ON search_vocabulary (consonants_of(word) COLLATE "C");
CREATE INDEX cities_by_words ON cities (plain_words(name_key));
CREATE INDEX businesses_by_email ON businesses (lower(email)) WHERE email IS NOT NULL;

ALTER TYPE search_candidate ADD ATTRIBUTE price_level smallint;

-- The best matches of a query over words and marks, at most `most`: those whose whole name is asked for, then band by band
-- from the best on, so that a common word costs no more than a rare one. `ranked` says what relevance counts.
-- `named` is the mark of the whole name alone.
-- A band is spelled out in its statement: only then is its index known to fit. The settings leave only these to choose.
CREATE OR REPLACE FUNCTION search_candidates(
  wanted text, named text, ranked tsquery, most integer, with_marks boolean DEFAULT false
) RETURNS SETOF search_candidate LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$
DECLARE
  candidates CONSTANT text := $statement$
    SELECT b.id,
      (CASE WHEN $2 IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, $2) END + %s)::real,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN $4 THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified, price_level(b.price_range)
    FROM businesses b WHERE b.deleted_at IS NULL AND %s LIMIT $3 $statement$;
  matched CONSTANT text := '(quality_band(b.score) = %s AND b.search_vector @@ $1)';
  in_any_band text;
  others tsquery := wanted::tsquery;
  is_named boolean := false;
  found_now integer;
BEGIN
  IF named IS NOT NULL THEN
    SELECT '(' || string_agg(format(matched, band), ' OR ') || ')' INTO in_any_band FROM generate_series(0, 5) AS band;
    -- Hardly any search types a whole name.
    EXECUTE format('SELECT EXISTS (SELECT FROM businesses b WHERE b.deleted_at IS NULL AND %s)', in_any_band)
      INTO is_named USING named::tsquery;
  END IF;
  IF is_named THEN
    RETURN QUERY EXECUTE format(candidates, 2, in_any_band)
      USING named::tsquery && others, ranked, least(most, 200), with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
    others := others && !!named::tsquery;
  END IF;
  FOR band IN 0..5 LOOP
    EXIT WHEN most <= 0;
    RETURN QUERY EXECUTE format(candidates, 0, format(matched, band)) USING others, ranked, most, with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
  END LOOP;
END $$;

-- The nearest listings within a distance of a point, at most `most`, of which only those that match are given; all that
-- were looked at are counted in `seen`. The nearest by degrees say how far the nearest over ground can be at most.
CREATE OR REPLACE FUNCTION nearest_candidates(
  here_latitude double precision, here_longitude double precision, meters double precision, wanted tsquery, ranked tsquery,
  most integer, with_marks boolean DEFAULT false
) RETURNS TABLE (candidate search_candidate, seen bigint) LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
  AS $$
DECLARE
  here public.cube := globe_point(here_latitude, here_longitude);
  reach double precision;
BEGIN
  SELECT ground_metres(max(globe_point(near.latitude, near.longitude) <-> here)) INTO reach FROM (
    SELECT l.latitude, l.longitude FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
      AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, meters)
    ORDER BY point(l.longitude, l.latitude) <-> point(here_longitude, here_latitude) LIMIT most
  ) AS near HAVING count(*) = most;
  reach := least(reach, meters);
  RETURN QUERY SELECT row(b.id, CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified, price_level(b.price_range))::search_candidate, b.seen
    FROM (
      SELECT near.*, count(*) OVER () AS seen FROM (
        SELECT * FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
          AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, reach)
        ORDER BY globe_point(l.latitude, l.longitude) <-> here, l.id LIMIT most
      ) AS near
    ) AS b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;

CREATE OR REPLACE FUNCTION derive_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category_name text;
  city_name text;
  plain text := plain_words(NEW.name_folded);
BEGIN
  SELECT name INTO category_name FROM categories WHERE id = NEW.category_id;
  SELECT name INTO city_name FROM cities WHERE id = NEW.city_id;
  NEW.search_vector :=
    setweight(to_tsvector('simple', plain), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', category_name, NEW.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(city_name, ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(
      concat_ws(' ', NEW.address, NEW.postal_code, replace(NEW.postal_code, ' ', '')))), 'D')
    || array_to_tsvector(listing_marks(NEW, plain));

  IF NEW.is_open AND coalesce(NEW.business_status = 'OPERATIONAL', true) AND NEW.time_zone IS NOT NULL
    AND cardinality(NEW.opening_minutes) > 0 THEN
    SELECT id INTO NEW.schedule_id FROM opening_schedules
      WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes;
    IF NEW.schedule_id IS NULL THEN
      INSERT INTO opening_schedules (time_zone, opening_minutes, open_during)
        VALUES (NEW.time_zone, NEW.opening_minutes, minute_ranges(NEW.opening_minutes))
        ON CONFLICT DO NOTHING;
      SELECT id INTO NEW.schedule_id FROM opening_schedules
        WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes;
    END IF;
  ELSE
    NEW.schedule_id := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary (word, forms)
    SELECT word, slip_forms(word) FROM (
      SELECT DISTINCT word FROM new_rows, unnest(tsvector_to_array(search_vector)) AS word
      WHERE deleted_at IS NULL AND word !~ '[#0-9]' AND length(word) <= 40
        -- Words of two letters say something where words are short.
        AND (length(word) >= 3 OR length(word) = 2 AND word !~ '[\u0001-\u024f]')
    ) AS used
    WHERE NOT EXISTS (SELECT FROM search_vocabulary v WHERE v.word = used.word)
    ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Words of two letters of scripts with short words, and postal codes that no address has.
INSERT INTO search_vocabulary (word, forms)
  SELECT word, slip_forms(word) FROM ts_stat(
    'SELECT to_tsvector(''simple'', plain_words(name_folded)) FROM businesses WHERE deleted_at IS NULL AND name_folded ~ ''[^\u0001-\u024f]'''
  ) WHERE length(word) = 2 AND word !~ '[#0-9\u0001-\u024f]' ON CONFLICT DO NOTHING;
UPDATE businesses SET search_vector = NULL
  WHERE postal_code IS NOT NULL AND position(lower(postal_code) IN lower(coalesce(address, ''))) = 0;
