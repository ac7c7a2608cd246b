-- A folded word in the Latin alphabet, A to z alone for words of other scripts: the letters are those of any-ascii, which
-- latinLetters.test.ts compares. Syllables of Hangul are taken apart first. Letters that it does not know are left out.
CREATE OR REPLACE FUNCTION latin_of(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
BEGIN
  IF word ~ '^[\u0001-\u024f]*$' THEN RETURN word; END IF;
  -- Declared here, and with its cast: a word in Latin letters needs no table, and text would be parsed again at each call.
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
}'::jsonb;
  latin text := '';
  letter text;
BEGIN
  FOREACH letter IN ARRAY string_to_array(CASE WHEN word ~ '[\uac00-\ud7a3]' THEN normalize(word, NFD) ELSE word END, NULL) LOOP
    latin := latin || coalesce(letters->>letter, CASE WHEN letter ~ '^[a-z0-9]$' THEN letter ELSE '' END);
  END LOOP;
  RETURN latin;
END;
END $$;

-- All that a listing derives from its own fields, whoever writes it. One trigger with one query of other tables: an import
-- runs it for every row, and each further query or trigger costs as much as a fold of a name.
-- Sequential scans are off because a session plans the query once: planned on a small table, it would go on scanning while
-- an import fills the table.
CREATE OR REPLACE FUNCTION derive_business() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off
  AS $$
DECLARE
  moves_category CONSTANT boolean :=
    NEW.category_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.category_id IS DISTINCT FROM OLD.category_id);
  moves_city CONSTANT boolean := NEW.city_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.city_id IS DISTINCT FROM OLD.city_id);
  takes_slug CONSTANT boolean := TG_OP = 'INSERT' OR NEW.slug <> OLD.slug;
  has_schedule CONSTANT boolean := NEW.is_open AND coalesce(NEW.business_status = 'OPERATIONAL', true)
    AND NEW.time_zone IS NOT NULL AND (cardinality(NEW.opening_minutes) > 0 OR cardinality(NEW.special_minutes) > 0);
  -- Name and, where it was merged, the id of its target.
  category text[];
  city text[];
  former_owner integer;
  plain text;
  local_time timestamp;
BEGIN
  -- Whoever writes the sections without an order leaves none.
  IF NEW.about_text IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.about_text IS DISTINCT FROM OLD.about_text
    OR NEW.about IS DISTINCT FROM OLD.about) AND NEW.about_text::jsonb IS DISTINCT FROM NEW.about THEN
    NEW.about_text := NULL;
  END IF;

  -- Rows of places are locked as their foreign keys would lock them, so that a listing can't slip into one that is being
  -- merged.
  SELECT
    (SELECT ARRAY[name, merged_into_id::text] FROM categories WHERE moves_category AND id = NEW.category_id FOR KEY SHARE),
    (SELECT ARRAY[name, merged_into_id::text] FROM cities WHERE moves_city AND id = NEW.city_id FOR KEY SHARE),
    (SELECT id FROM opening_schedules
      WHERE has_schedule AND time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes
        AND special_minutes = NEW.special_minutes),
    (SELECT business_id FROM old_slugs WHERE takes_slug AND slug = NEW.slug AND business_id IS NOT NULL)
    INTO category, city, NEW.schedule_id, former_owner;

  -- Whoever writes the number of a merged place means its target.
  IF category[2] IS NOT NULL THEN
    NEW.category_id := category[2];
    category := NULL;
  END IF;
  IF category IS NULL AND NEW.category_id IS NOT NULL THEN
    SELECT ARRAY[name] INTO category FROM categories WHERE id = NEW.category_id;
  END IF;
  IF city[2] IS NOT NULL THEN
    NEW.city_id := city[2];
    city := NULL;
  END IF;
  IF city IS NULL AND NEW.city_id IS NOT NULL THEN
    SELECT ARRAY[name] INTO city FROM cities WHERE id = NEW.city_id;
  END IF;

  -- A listing may return to a slug that it once had; nobody else may take one over.
  IF former_owner = NEW.id THEN
    DELETE FROM old_slugs WHERE slug = NEW.slug AND business_id = NEW.id;
  ELSIF former_owner IS NOT NULL THEN
    RAISE unique_violation USING MESSAGE = 'slug belongs to another listing''s past', CONSTRAINT = 'businesses_slug_key';
  END IF;

  IF NEW.time_zone IS NOT NULL THEN
    -- Raises invalid_parameter_value for a zone that is none.
    local_time := now() AT TIME ZONE NEW.time_zone;
  END IF;
  IF has_schedule AND NEW.schedule_id IS NULL THEN
    INSERT INTO opening_schedules (time_zone, opening_minutes, open_during, special_minutes, special_known, special_open)
      SELECT NEW.time_zone, NEW.opening_minutes, minute_ranges(NEW.opening_minutes), NEW.special_minutes, known, open
      FROM special_ranges(NEW.opening_minutes, NEW.special_minutes)
      ON CONFLICT DO NOTHING;
    SELECT id INTO NEW.schedule_id FROM opening_schedules
      WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes AND special_minutes = NEW.special_minutes;
  END IF;

  IF TG_OP = 'INSERT' AND NOT NEW.is_demo AND NEW.global_row_number IS NULL THEN
    NEW.global_row_number := nextval('global_row_numbers');
  END IF;
  NEW.name_folded := fold(NEW.name);
  NEW.shuffle := hashint4(NEW.id);
  NEW.score := (coalesce(NEW.rating, 3.5) * NEW.review_count + 3.5 * 20) / (NEW.review_count + 20);
  plain := plain_words(NEW.name_folded);
  NEW.search_vector :=
    setweight(to_tsvector('simple', plain), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', category[1], NEW.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(city[1], ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(
      concat_ws(' ', NEW.address, NEW.postal_code, replace(NEW.postal_code, ' ', '')))), 'D')
    || array_to_tsvector(listing_marks(plain, NEW.score, NEW.category_id, NEW.city_id, NEW.country_code, NEW.rating,
      NEW.latitude, NEW.longitude, NEW.about) || listing_answers(NEW));

  IF TG_OP = 'UPDATE' THEN
    -- What searches need follows from the rest, and other tables.
    OLD.search_vector := NEW.search_vector;
    OLD.schedule_id := NEW.schedule_id;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;
