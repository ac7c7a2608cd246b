-- Built by `npm run baseline` from api/prisma/baseline/ and api/prisma/sql/. Never edited by hand.

DO $$ BEGIN
  IF to_regclass('public.businesses') IS NOT NULL THEN
    RAISE EXCEPTION 'This database was migrated by an earlier release. Start the program once: it upgrades the database and records this migration as applied.';
  END IF;
END $$;

-- Functions name tables and each other in any order.
SET LOCAL check_function_bodies = off;

-- === baseline/types.sql
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS earthdistance WITH SCHEMA public;

CREATE TYPE business_status AS ENUM ('OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY');
CREATE TYPE place_change_kind AS ENUM ('EDIT', 'MERGE', 'CREATE', 'DELETE');
CREATE TYPE duplicate_reason AS ENUM ('SAME_NAME_AND_PHONE', 'SAME_NAME_NEAR', 'SAME_PHONE', 'LIKE_NAME_NEAR', 'SAME_NAME_IN_CITY');
CREATE TYPE review_hide_reason AS ENUM (
  'SPAM', 'OFFENSIVE', 'PERSONAL_DATA', 'OFF_TOPIC', 'MISLEADING', 'WRONG_LISTING', 'LEGAL_REQUEST', 'OTHER'
);
CREATE TYPE position_issue_reason AS ENUM ('SWAPPED', 'MIRRORED', 'AT_SEA', 'OTHER_COUNTRY', 'FAR_FROM_CITY', 'SHARED');
CREATE TYPE review_moderation_kind AS ENUM ('HIDE', 'RESTORE', 'REMOVE');

CREATE TYPE import_status AS ENUM ('QUEUED', 'READING', 'MERGING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE', 'NEEDS_ANSWERS');
CREATE TYPE doubt_policy AS ENUM ('ASK', 'CREATE', 'SKIP');
CREATE TYPE doubt_decision AS ENUM ('CREATE', 'MERGE', 'SKIP');
CREATE TYPE row_outcome AS ENUM ('CREATED', 'UPDATED', 'UNCHANGED', 'MERGED', 'REFUSED', 'DOUBTFUL');
CREATE TYPE import_row_kind AS ENUM ('LISTING', 'REVIEW');
CREATE TYPE job_status AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED');
CREATE TYPE backup_reason AS ENUM ('MANUAL', 'SCHEDULED', 'BEFORE_RESET', 'BEFORE_RESTORE');
CREATE TYPE backup_pace AS ENUM ('OFF', 'DAILY', 'WEEKLY');
CREATE TYPE webhook_delivery_status AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

CREATE TYPE contact_message_type AS ENUM ('GENERAL', 'SUPPORT', 'BUSINESS', 'PARTNERSHIP', 'FEEDBACK', 'PRESS');
CREATE TYPE contact_message_status AS ENUM ('NEW', 'READ', 'HANDLED');
CREATE TYPE contact_mail_state AS ENUM ('OFF', 'QUEUED', 'SENT', 'FAILED');
CREATE TYPE proposal_kind AS ENUM ('EDIT', 'REPORT', 'CLAIM');
CREATE TYPE proposal_status AS ENUM ('OPEN', 'ACCEPTED', 'REJECTED');
CREATE TYPE visit_period AS ENUM ('DAY', 'MONTH', 'YEAR');
-- Views of a listing's, category's or city's own page; views of the listings of a category or city; presses on the links
-- of a listing.
CREATE TYPE visit_kind AS ENUM (
  'LISTING', 'CATEGORY', 'CITY', 'CATEGORY_LISTINGS', 'CITY_LISTINGS', 'CALL', 'WEBSITE', 'DIRECTIONS'
);
CREATE TYPE visit_total_kind AS ENUM ('VIEW', 'SEARCH', 'EMPTY_SEARCH', 'CALL', 'WEBSITE', 'DIRECTIONS');

CREATE TYPE injection_owner AS ENUM
  ('LIST', 'SETTINGS_HEAD', 'SETTINGS_FOOTER', 'GOOGLE_ANALYTICS', 'GOOGLE_TAG_MANAGER', 'FACEBOOK_PIXEL');
CREATE TYPE injection_position AS ENUM ('HEAD', 'BODY_START', 'BODY_END');
CREATE TYPE injection_consent AS ENUM ('NONE', 'ANALYTICS', 'ADS');
CREATE TYPE ad_placement AS ENUM ('TOP', 'MIDDLE', 'BOTTOM', 'SIDEBAR', 'INLINE');
CREATE TYPE ad_source AS ENUM ('NETWORK', 'HOUSE');
CREATE TYPE indexing_engine AS ENUM ('INDEXNOW', 'GOOGLE');
CREATE TYPE url_submission_kind AS ENUM ('SINGLE', 'BULK', 'ALL', 'CHANGES');
CREATE TYPE submitted_url_state AS ENUM ('WAITING', 'SENDING', 'SENT', 'FAILED', 'CANCELLED');
CREATE TYPE subscription_status AS ENUM ('SCHEDULED', 'RUNNING', 'LAPSED', 'ENDED', 'CANCELLED');
CREATE TYPE payment_provider AS ENUM ('MANUAL');

-- What triggers count of changed listings.
CREATE TYPE listing_change AS (category_id int, city_id int, country_code text, is_demo boolean, n int);
-- A match of a search, with what lists can be filtered and sorted by.
CREATE TYPE search_candidate AS (
  id integer, relevance real, score real, rating numeric, review_count integer, name_folded text, category_id integer,
  city_id integer, country_code text, schedule_id integer, latitude double precision, longitude double precision, marks text[],
  global_row_number integer, is_trading boolean, is_verified boolean,
  price_level smallint
);

-- Numbers of listings in the order of upload.
CREATE SEQUENCE global_row_numbers AS integer;

-- === sql/search/quality_band.sql
-- Returns the quality band of a score. Each band contains about three times as many listings as the one before.
CREATE OR REPLACE FUNCTION quality_band(score real) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 5 - width_bucket(score::numeric, ARRAY[4.2, 4.45, 4.6, 4.7, 4.8]::numeric[]) $$;

-- === sql/text/consonants_of.sql
-- Returns the consonants of a folded word, for comparing words in Arabic and Hebrew, which omit vowels, with words of other
-- scripts. The result is a search key, not a word. Null for words with fewer than two consonants.
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

-- === sql/text/fold.sql
-- Returns text in lower case without accents. unaccent runs first: it converts the Turkish İ and ı to plain letters, which lower()
-- does not.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value) COLLATE "und-x-icu") $$;

-- === sql/text/is_web_link.sql
-- Returns whether a text can be opened as a link with a safe scheme.
CREATE OR REPLACE FUNCTION is_web_link(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT value ~ '^https?://[^[:space:][:cntrl:]"<>]+$' AND length(value) <= 4000 $$;

-- === sql/text/latin_of.sql
-- Returns a folded word in the Latin alphabet; only A to z for words of other scripts. The letters are those of any-ascii, which
-- latinLetters.test.ts compares. Hangul syllables are decomposed first. Unknown letters are omitted.
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
"ԥ":"ph","ԩ":"ny","ԫ":"dzh","ԭ":"dch","ԯ":"l","ՠ":"a","ա":"a","բ":"b","գ":"g","դ":"d","ե":"e","զ":"z","է":"e",
"ը":"y","թ":"t","ժ":"zh","ի":"i","լ":"l","խ":"kh","ծ":"ts","կ":"k","հ":"h","ձ":"dz","ղ":"gh","ճ":"ch","մ":"m",
"յ":"y","ն":"n","շ":"sh","ո":"o","չ":"ch","պ":"p","ջ":"j","ռ":"rr","ս":"s","վ":"v","տ":"t","ր":"r","ց":"ts","ւ":"w",
"փ":"p","ք":"k","օ":"o","ֆ":"f","ֈ":"h","ב":"v","ג":"g","ד":"d","ה":"h","ו":"v","ז":"z","ח":"h","ט":"t","י":"y",
"ך":"kh","כ":"kh","ל":"l","ם":"m","מ":"m","ן":"n","נ":"n","ס":"s","ף":"f","פ":"f","ץ":"ts","צ":"ts","ק":"k","ר":"r",
"ש":"s","ת":"t","ׯ":"yyy","װ":"v","ױ":"oy","ײ":"ey","ؠ":"y","آ":"a","ؤ":"u","ئ":"i","ب":"b","ة":"h","ت":"t","ث":"th",
"ج":"j","ح":"h","خ":"kh","د":"d","ذ":"dh","ر":"r","ز":"z","س":"s","ش":"sh","ص":"s","ض":"d","ط":"t","ظ":"dh","غ":"gh",
"ػ":"g","ؼ":"g","ؽ":"y","ؾ":"i","ؿ":"i","ف":"f","ق":"q","ك":"k","ل":"l","م":"m","ن":"n","ه":"h","و":"w","ى":"a",
"ي":"y","ٮ":"b","ٯ":"q","ٲ":"a","ٳ":"u","ٴ":"e","ٹ":"t","ٺ":"th","ٻ":"b","ټ":"t","ٽ":"t","پ":"p","ٿ":"th","ڀ":"bh",
"ځ":"dz","ڂ":"dz","ڃ":"n","ڄ":"j","څ":"ts","چ":"ch","ڇ":"ch","ڈ":"d","ډ":"d","ڊ":"d","ڋ":"dd","ڌ":"dh","ڍ":"dh",
"ڎ":"dh","ڏ":"d","ڐ":"d","ڑ":"r","ڒ":"r","ړ":"r","ڔ":"r","ڕ":"r","ږ":"zh","ڗ":"d","ژ":"zh","ڙ":"r","ښ":"sh","ڛ":"s",
"ڜ":"ch","ڝ":"ts","ڞ":"ch","ڟ":"th","ڠ":"ng","ڡ":"f","ڢ":"f","ڣ":"p","ڤ":"v","ڥ":"v","ڦ":"ph","ڧ":"q","ڨ":"g",
"ک":"k","ڪ":"k","ګ":"g","ڬ":"g","ڭ":"ng","ڮ":"kp","گ":"g","ڰ":"gg","ڱ":"n","ڲ":"g","ڳ":"g","ڴ":"g","ڵ":"l","ڶ":"l",
"ڷ":"l","ڸ":"l","ڹ":"n","ں":"n","ڻ":"n","ڼ":"n","ڽ":"ny","ھ":"h","ڿ":"n","ۀ":"e","ہ":"h","ۂ":"h","ۃ":"h","ۄ":"o",
"ۅ":"o","ۆ":"o","ۇ":"u","ۈ":"u","ۉ":"u","ۊ":"u","ۋ":"v","ی":"y","ۍ":"ey","ێ":"e","ۏ":"v","ې":"e","ۑ":"ny","ے":"e",
"ۓ":"e","ە":"e","ۮ":"d","ۯ":"r","ۺ":"s","ۻ":"l","ۼ":"n","ۿ":"h","ݐ":"y","ݑ":"p","ݒ":"p","ݓ":"c","ݔ":"ny","ݕ":"p",
"ݖ":"c","ݗ":"ng","ݘ":"c","ݙ":"dd","ݚ":"d","ݛ":"r","ݜ":"s","ݝ":"ng","ݞ":"ng","ݟ":"g","ݠ":"p","ݡ":"v","ݢ":"g","ݣ":"g",
"ݤ":"k","ݥ":"b","ݦ":"mb","ݧ":"n","ݨ":"n","ݩ":"n","ݪ":"sl","ݫ":"r","ݬ":"z","ݭ":"s","ݮ":"j","ݯ":"c","ݰ":"s","ݱ":"z",
"ݲ":"j","ݳ":"a","ݴ":"aa","ݵ":"i","ݶ":"ii","ݷ":"y","ݸ":"o","ݹ":"oo","ݺ":"e","ݻ":"ee","ݼ":"ch","ݽ":"s","ݾ":"s","ݿ":"g",
"ࢄ":"u","ࢅ":"y","ࢆ":"y","ࢉ":"nj","ࢊ":"c","ࢋ":"th","ࢌ":"th","ࢍ":"g","ࢠ":"b","ࢡ":"b","ࢢ":"c","ࢣ":"t","ࢤ":"vb","ࢥ":"gb",
"ࢦ":"zl","ࢧ":"mv","ࢨ":"y","ࢩ":"ny","ࢪ":"r","ࢫ":"w","ࢬ":"y","ࢮ":"dz","ࢯ":"ts","ࢰ":"kh","ࢱ":"u","ࢲ":"z","ࢳ":"n",
"ࢴ":"k","ࢵ":"q","ࢶ":"mb","ࢷ":"mp","ࢸ":"tt","ࢹ":"nr","ࢺ":"ny","ࢻ":"f","ࢼ":"q","ࢽ":"n","ࢾ":"ph","ࢿ":"th","ࣀ":"th",
"ࣁ":"ch","ࣂ":"kh","ࣃ":"gy","ࣄ":"ky","ࣅ":"n","ࣆ":"n","ࣇ":"l","ࣈ":"gr","ं":"n","ऄ":"a","अ":"a","आ":"a","इ":"i","ई":"i",
"उ":"u","ऊ":"u","ऋ":"r","ऌ":"l","ऍ":"e","ऎ":"e","ए":"e","ऐ":"ai","ऑ":"o","ऒ":"o","ओ":"o","औ":"au","क":"k","ख":"kh",
"ग":"g","घ":"gh","ङ":"n","च":"c","छ":"ch","ज":"j","झ":"jh","ञ":"n","ट":"t","ठ":"th","ड":"d","ढ":"dh","ण":"n","त":"t",
"थ":"th","द":"d","ध":"dh","न":"n","ऩ":"n","प":"p","फ":"ph","ब":"b","भ":"bh","म":"m","य":"y","र":"r","ऱ":"r","ल":"l",
"ळ":"l","ऴ":"l","व":"v","श":"s","ष":"s","स":"s","ह":"h","ॐ":"om","ॠ":"r","ॡ":"l","ॲ":"a","ॳ":"o","ॴ":"o","ॵ":"a",
"ॶ":"u","ॷ":"u","ॸ":"d","ॹ":"zh","ॺ":"y","ॻ":"g","ॼ":"j","ॾ":"d","ॿ":"b","ং":"n","অ":"a","আ":"a","ই":"i","ঈ":"i",
"উ":"u","ঊ":"u","ঋ":"r","ঌ":"l","এ":"e","ঐ":"ai","ও":"o","ঔ":"au","ক":"k","খ":"kh","গ":"g","ঘ":"gh","ঙ":"n","চ":"c",
"ছ":"ch","জ":"j","ঝ":"jh","ঞ":"n","ট":"t","ঠ":"th","ড":"d","ঢ":"dh","ণ":"n","ত":"t","থ":"th","দ":"d","ধ":"dh",
"ন":"n","প":"p","ফ":"ph","ব":"b","ভ":"bh","ম":"m","য":"y","র":"r","ল":"l","শ":"s","ষ":"s","স":"s","হ":"h","ৎ":"t",
"ৠ":"r","ৡ":"l","ৰ":"r","ৱ":"v","ৼ":"m","ਂ":"n","ਅ":"a","ਆ":"a","ਇ":"i","ਈ":"i","ਉ":"u","ਊ":"u","ਏ":"e","ਐ":"ai",
"ਓ":"o","ਔ":"au","ਕ":"k","ਖ":"kh","ਗ":"g","ਘ":"gh","ਙ":"n","ਚ":"c","ਛ":"ch","ਜ":"j","ਝ":"jh","ਞ":"n","ਟ":"t",
"ਠ":"th","ਡ":"d","ਢ":"dh","ਣ":"n","ਤ":"t","ਥ":"th","ਦ":"d","ਧ":"dh","ਨ":"n","ਪ":"p","ਫ":"ph","ਬ":"b","ਭ":"bh",
"ਮ":"m","ਯ":"y","ਰ":"r","ਲ":"l","ਵ":"v","ਸ":"s","ਹ":"h","ੜ":"r","ં":"n","અ":"a","આ":"a","ઇ":"i","ઈ":"i","ઉ":"u",
"ઊ":"u","ઋ":"r","ઌ":"l","ઍ":"e","એ":"e","ઐ":"ai","ઑ":"o","ઓ":"o","ઔ":"au","ક":"k","ખ":"kh","ગ":"g","ઘ":"gh","ઙ":"n",
"ચ":"c","છ":"ch","જ":"j","ઝ":"jh","ઞ":"n","ટ":"t","ઠ":"th","ડ":"d","ઢ":"dh","ણ":"n","ત":"t","થ":"th","દ":"d",
"ધ":"dh","ન":"n","પ":"p","ફ":"ph","બ":"b","ભ":"bh","મ":"m","ય":"y","ર":"r","લ":"l","ળ":"l","વ":"v","શ":"s","ષ":"s",
"સ":"s","હ":"h","ૐ":"om","ૠ":"r","ૡ":"l","ૹ":"zh","ஃ":"k","அ":"a","ஆ":"a","இ":"i","ஈ":"i","உ":"u","ஊ":"u","எ":"e",
"ஏ":"e","ஐ":"ai","ஒ":"o","ஓ":"o","ஔ":"au","க":"k","ங":"n","ச":"s","ஜ":"j","ஞ":"n","ட":"t","ண":"n","த":"t","ந":"n",
"ன":"n","ப":"p","ம":"m","ய":"y","ர":"r","ற":"r","ல":"l","ள":"l","ழ":"l","வ":"v","ஶ":"s","ஷ":"s","ஸ":"s","ஹ":"h",
"ௐ":"om","ం":"n","అ":"a","ఆ":"a","ఇ":"i","ఈ":"i","ఉ":"u","ఊ":"u","ఋ":"r","ఌ":"l","ఎ":"e","ఏ":"e","ఐ":"ai","ఒ":"o",
"ఓ":"o","ఔ":"au","క":"k","ఖ":"kh","గ":"g","ఘ":"gh","ఙ":"n","చ":"c","ఛ":"ch","జ":"j","ఝ":"jh","ఞ":"n","ట":"t",
"ఠ":"th","డ":"d","ఢ":"dh","ణ":"n","త":"t","థ":"th","ద":"d","ధ":"dh","న":"n","ప":"p","ఫ":"ph","బ":"b","భ":"bh",
"మ":"m","య":"y","ర":"r","ఱ":"r","ల":"l","ళ":"l","ఴ":"l","వ":"v","శ":"s","ష":"s","స":"s","హ":"h","ౘ":"c","ౙ":"z",
"ౚ":"r","ౝ":"n","ౠ":"r","ౡ":"l","ಀ":"m","ಂ":"n","ಅ":"a","ಆ":"a","ಇ":"i","ಈ":"i","ಉ":"u","ಊ":"u","ಋ":"r","ಌ":"l",
"ಎ":"e","ಏ":"e","ಐ":"ai","ಒ":"o","ಓ":"o","ಔ":"au","ಕ":"k","ಖ":"kh","ಗ":"g","ಘ":"gh","ಙ":"n","ಚ":"c","ಛ":"ch","ಜ":"j",
"ಝ":"jh","ಞ":"n","ಟ":"t","ಠ":"th","ಡ":"d","ಢ":"dh","ಣ":"n","ತ":"t","ಥ":"th","ದ":"d","ಧ":"dh","ನ":"n","ಪ":"p",
"ಫ":"ph","ಬ":"b","ಭ":"bh","ಮ":"m","ಯ":"y","ರ":"r","ಱ":"r","ಲ":"l","ಳ":"l","ವ":"v","ಶ":"s","ಷ":"s","ಸ":"s","ಹ":"h",
"ೝ":"n","ೞ":"l","ೠ":"r","ೡ":"l","ೱ":"h","ೲ":"h","ം":"n","ഄ":"m","അ":"a","ആ":"a","ഇ":"i","ഈ":"i","ഉ":"u","ഊ":"u",
"ഋ":"r","ഌ":"l","എ":"e","ഏ":"e","ഐ":"ai","ഒ":"o","ഓ":"o","ഔ":"au","ക":"k","ഖ":"kh","ഗ":"g","ഘ":"gh","ങ":"n","ച":"c",
"ഛ":"ch","ജ":"j","ഝ":"jh","ഞ":"n","ട":"t","ഠ":"th","ഡ":"d","ഢ":"dh","ണ":"n","ത":"t","ഥ":"th","ദ":"d","ധ":"dh",
"ന":"n","ഩ":"n","പ":"p","ഫ":"ph","ബ":"b","ഭ":"bh","മ":"m","യ":"y","ര":"r","റ":"r","ല":"l","ള":"l","ഴ":"l","വ":"v",
"ശ":"s","ഷ":"s","സ":"s","ഹ":"h","ഺ":"t","ൎ":"r","ൔ":"m","ൕ":"y","ൖ":"l","ൟ":"i","ൠ":"r","ൡ":"l","ൺ":"n","ൻ":"n",
"ർ":"r","ൽ":"l","ൾ":"l","ൿ":"k","ა":"a","ბ":"b","გ":"g","დ":"d","ე":"e","ვ":"v","ზ":"z","თ":"t","ი":"i","კ":"k",
"ლ":"l","მ":"m","ნ":"n","ო":"o","პ":"p","ჟ":"zh","რ":"r","ს":"s","ტ":"t","უ":"u","ფ":"p","ქ":"k","ღ":"gh","ყ":"q",
"შ":"sh","ჩ":"ch","ც":"ts","ძ":"dz","წ":"ts","ჭ":"ch","ხ":"kh","ჯ":"j","ჰ":"h","ჱ":"e","ჲ":"y","ჳ":"w","ჴ":"x",
"ჵ":"o","ჶ":"f","ჷ":"e","ჹ":"g","ჽ":"ae","ჿ":"w","ᲀ":"v","ᲁ":"d","ᲂ":"o","ᲃ":"s","ᲄ":"t","ᲅ":"t","ᲇ":"e","ᲈ":"u",
"ᲊ":"tj","ᴦ":"g","ᴧ":"l","ᴨ":"p","ᴩ":"r","ᴪ":"ps","ᴫ":"l","ἀ":"a","ἁ":"ha","ἂ":"a","ἃ":"ha","ἄ":"a","ἅ":"ha","ἆ":"a",
"ἇ":"ha","ἐ":"e","ἑ":"he","ἒ":"e","ἓ":"he","ἔ":"e","ἕ":"he","ἠ":"i","ἡ":"hi","ἢ":"i","ἣ":"hi","ἤ":"i","ἥ":"hi",
"ἦ":"i","ἧ":"hi","ἰ":"i","ἱ":"hi","ἲ":"i","ἳ":"hi","ἴ":"i","ἵ":"hi","ἶ":"i","ἷ":"hi","ὀ":"o","ὁ":"ho","ὂ":"o",
"ὃ":"ho","ὄ":"o","ὅ":"ho","ὐ":"y","ὑ":"hy","ὒ":"y","ὓ":"hy","ὔ":"y","ὕ":"hy","ὖ":"y","ὗ":"hy","ὠ":"o","ὡ":"ho",
"ὢ":"o","ὣ":"ho","ὤ":"o","ὥ":"ho","ὦ":"o","ὧ":"ho","ὰ":"a","ὲ":"e","ὴ":"i","ὶ":"i","ὸ":"o","ὺ":"y","ὼ":"o","ᾀ":"a",
"ᾁ":"ha","ᾂ":"a","ᾃ":"ha","ᾄ":"a","ᾅ":"ha","ᾆ":"a","ᾇ":"ha","ᾐ":"i","ᾑ":"hi","ᾒ":"i","ᾓ":"hi","ᾔ":"i","ᾕ":"hi",
"ᾖ":"i","ᾗ":"hi","ᾠ":"o","ᾡ":"ho","ᾢ":"o","ᾣ":"ho","ᾤ":"o","ᾥ":"ho","ᾦ":"o","ᾧ":"ho","ᾰ":"a","ᾱ":"a","ᾲ":"a","ᾳ":"a",
"ᾴ":"a","ᾶ":"a","ᾷ":"a","ῂ":"i","ῃ":"i","ῄ":"i","ῆ":"i","ῇ":"i","ῐ":"i","ῑ":"i","ῒ":"i","ῖ":"i","ῗ":"i","ῠ":"y",
"ῡ":"y","ῢ":"y","ῤ":"r","ῥ":"rh","ῦ":"y","ῧ":"y","ῲ":"o","ῳ":"o","ῴ":"o","ῶ":"o","ῷ":"o","ⴀ":"a","ⴁ":"b","ⴂ":"g",
"ⴃ":"d","ⴄ":"e","ⴅ":"v","ⴆ":"z","ⴇ":"t","ⴈ":"i","ⴉ":"k","ⴊ":"l","ⴋ":"m","ⴌ":"n","ⴍ":"o","ⴎ":"p","ⴏ":"zh","ⴐ":"r",
"ⴑ":"s","ⴒ":"t","ⴓ":"u","ⴔ":"p","ⴕ":"k","ⴖ":"gh","ⴗ":"q","ⴘ":"sh","ⴙ":"ch","ⴚ":"ts","ⴛ":"dz","ⴜ":"ts","ⴝ":"ch",
"ⴞ":"kh","ⴟ":"j","ⴠ":"h","ⴡ":"e","ⴢ":"y","ⴣ":"w","ⴤ":"x","ⴥ":"o","ⴧ":"e","ⴭ":"ae","ぁ":"a","あ":"a","ぃ":"i","い":"i",
"ぅ":"u","う":"u","ぇ":"e","え":"e","ぉ":"o","お":"o","か":"ka","が":"ga","き":"ki","ぎ":"gi","く":"ku","ぐ":"gu","け":"ke",
"げ":"ge","こ":"ko","ご":"go","さ":"sa","ざ":"za","し":"shi","じ":"ji","す":"su","ず":"zu","せ":"se","ぜ":"ze","そ":"so",
"ぞ":"zo","た":"ta","だ":"da","ち":"chi","ぢ":"ji","っ":"t","つ":"tsu","づ":"zu","て":"te","で":"de","と":"to","ど":"do",
"な":"na","に":"ni","ぬ":"nu","ね":"ne","の":"no","は":"ha","ば":"ba","ぱ":"pa","ひ":"hi","び":"bi","ぴ":"pi","ふ":"fu","ぶ":"bu",
"ぷ":"pu","へ":"he","べ":"be","ぺ":"pe","ほ":"ho","ぼ":"bo","ぽ":"po","ま":"ma","み":"mi","む":"mu","め":"me","も":"mo","ゃ":"ya",
"や":"ya","ゅ":"yu","ゆ":"yu","ょ":"yo","よ":"yo","ら":"ra","り":"ri","る":"ru","れ":"re","ろ":"ro","ゎ":"wa","わ":"wa","ゐ":"i",
"ゑ":"e","を":"o","ん":"n","ゔ":"vu","ゕ":"ka","ゖ":"ka","ァ":"a","ア":"a","ィ":"i","イ":"i","ゥ":"u","ウ":"u","ェ":"e","エ":"e",
"ォ":"o","オ":"o","カ":"ka","ガ":"ga","キ":"ki","ギ":"gi","ク":"ku","グ":"gu","ケ":"ke","ゲ":"ge","コ":"ko","ゴ":"go","サ":"sa",
"ザ":"za","シ":"shi","ジ":"ji","ス":"su","ズ":"zu","セ":"se","ゼ":"ze","ソ":"so","ゾ":"zo","タ":"ta","ダ":"da","チ":"chi",
"ヂ":"ji","ッ":"t","ツ":"tsu","ヅ":"zu","テ":"te","デ":"de","ト":"to","ド":"do","ナ":"na","ニ":"ni","ヌ":"nu","ネ":"ne","ノ":"no",
"ハ":"ha","バ":"ba","パ":"pa","ヒ":"hi","ビ":"bi","ピ":"pi","フ":"fu","ブ":"bu","プ":"pu","ヘ":"he","ベ":"be","ペ":"pe","ホ":"ho",
"ボ":"bo","ポ":"po","マ":"ma","ミ":"mi","ム":"mu","メ":"me","モ":"mo","ャ":"ya","ヤ":"ya","ュ":"yu","ユ":"yu","ョ":"yo","ヨ":"yo",
"ラ":"ra","リ":"ri","ル":"ru","レ":"re","ロ":"ro","ヮ":"wa","ワ":"wa","ヰ":"i","ヱ":"e","ヲ":"o","ン":"n","ヴ":"vu","ヵ":"ka",
"ヶ":"ka","ヷ":"va","ヸ":"vi","ヹ":"ve","ヺ":"vo","ᄀ":"g","ᄁ":"kk","ᄂ":"n","ᄃ":"d","ᄄ":"tt","ᄅ":"l","ᄆ":"m","ᄇ":"b",
"ᄈ":"pp","ᄉ":"s","ᄊ":"ss","ᄌ":"j","ᄍ":"jj","ᄎ":"ch","ᄏ":"k","ᄐ":"t","ᄑ":"p","ᄒ":"h","ᅡ":"a","ᅢ":"ae","ᅣ":"ya",
"ᅤ":"yae","ᅥ":"eo","ᅦ":"e","ᅧ":"yeo","ᅨ":"ye","ᅩ":"o","ᅪ":"wa","ᅫ":"wae","ᅬ":"oe","ᅭ":"yo","ᅮ":"u","ᅯ":"wo","ᅰ":"we",
"ᅱ":"wi","ᅲ":"yu","ᅳ":"eu","ᅴ":"ui","ᅵ":"i","ᆨ":"k","ᆩ":"kk","ᆪ":"gs","ᆫ":"n","ᆬ":"nj","ᆭ":"nh","ᆮ":"t","ᆯ":"l",
"ᆰ":"lg","ᆱ":"lm","ᆲ":"lb","ᆳ":"ls","ᆴ":"lt","ᆵ":"lp","ᆶ":"lh","ᆷ":"m","ᆸ":"p","ᆹ":"bs","ᆺ":"t","ᆻ":"t","ᆼ":"ng",
"ᆽ":"t","ᆾ":"t","ᆿ":"k","ᇀ":"t","ᇁ":"p","ᇂ":"h"
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

-- === sql/text/plain_words.sql
-- Returns the letters and digits of a folded text as words separated by one space. Signs that a script writes vowels, tones and
-- joined letters with belong to the word; vowel signs that Arabic and Hebrew may omit, and joiners, are removed. plainWords.ts
-- implements the same rule; plainWordsOfScripts.test.ts compares them.
CREATE OR REPLACE FUNCTION plain_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(
      regexp_replace(folded, '[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200c\u200d]+', '', 'g')
        COLLATE "und-x-icu",
      '[^[:alnum:]\u0483-\u0484\u0487-\u0489\u0711-\u07f3\u07fd\u0816-\u082d\u0859-\u085b\u0900-\u094f\u0955-\u0963\u0981-\u09e3\u09fe-\u0a75\u0a81-\u0ae3\u0afa-\u0b63\u0b82-\u0bd7\u0c00-\u0c63\u0c81-\u0c83\u0cbc-\u0d4d\u0d57-\u0d63\u0d81-\u0df3\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f84\u0f86-\u0fbc\u0fc6\u102b-\u103e\u1056-\u109d\u135d-\u135f\u1712-\u1734\u1752-\u17d3\u17dd\u180b-\u180d\u180f-\u193b\u1a17-\u1a1b\u1a55-\u1a7f\u1b00-\u1b44\u1b6b-\u1b73\u1b80-\u1bf3\u1c24-\u1c37\u2cef-\u2cf1\u2d7f-\u2dff\u302e-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua6f1\ua802-\ua827\ua82c\ua880-\ua8c5\ua8e0-\ua8f1\ua8ff-\ua92d\ua947-\ua953\ua980-\ua9c0\ua9e5-\uaa4d\uaa7b-\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufe2e-\ufe2f]+',
      ' ', 'g'))
  $$;

-- === sql/text/sound_of.sql
-- Returns the key by which a folded word is compared across scripts and spellings: the Latin alphabet with one letter for each
-- group that transliterations interchange (š and sh, c and k, kh and h, u and ou, y and i). The result is a search key, not a word.
-- Null for words that are too short to be distinctive.
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

-- === baseline/access.sql
CREATE TABLE installation (
  id integer PRIMARY KEY DEFAULT 1,
  signing_key bytea NOT NULL,
  access_key_hash text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT installation_single CHECK (id = 1)
);

CREATE TABLE operators (
  id serial PRIMARY KEY,
  user_code text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  is_disabled boolean NOT NULL DEFAULT false,
  credentials_changed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_login_at timestamptz(3),
  -- Secret of an authenticator (RFC 6238). Kept as it is: it is needed to check a code, and a key beside it in this database would protect nothing.
  totp_secret bytea CHECK (octet_length(totp_secret) = 20),
  -- Null until a first code proved that the authenticator has the secret.
  second_factor_since timestamptz(3),
  -- The half minute of the code that was taken last: none counts twice.
  totp_step integer NOT NULL DEFAULT 0,
  CHECK (second_factor_since IS NULL OR totp_secret IS NOT NULL)
);
CREATE UNIQUE INDEX operators_user_code_key ON operators (user_code);

CREATE TABLE sessions (
  id serial PRIMARY KEY,
  token_hash bytea NOT NULL,
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE ON UPDATE CASCADE,
  address text,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3)
);
CREATE UNIQUE INDEX sessions_token_hash_key ON sessions (token_hash);
CREATE INDEX sessions_operator_id_idx ON sessions (operator_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE recovery_codes (
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  -- SHA-256; each has some 59 random bits, so that no slow hash is needed.
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz(3),
  PRIMARY KEY (operator_id, code_hash)
);

CREATE TABLE used_tickets (
  id text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX used_tickets_expires_at_idx ON used_tickets (expires_at);

CREATE TABLE login_budgets (
  address text PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  window_start timestamptz(3) NOT NULL,
  locked_until timestamptz(3),
  CONSTRAINT login_budgets_range CHECK (failures >= 0)
);

-- Keys of programs.
CREATE TABLE api_keys (
  id serial PRIMARY KEY,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash bytea NOT NULL,
  is_admin boolean NOT NULL DEFAULT false,
  per_minute integer,
  created_by_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  CONSTRAINT api_keys_name_present CHECK (btrim(name) <> '' AND length(name) <= 100),
  CONSTRAINT api_keys_per_minute_range CHECK (per_minute BETWEEN 1 AND 60000)
);
CREATE UNIQUE INDEX api_keys_prefix_key ON api_keys (prefix);
CREATE UNIQUE INDEX api_keys_key_hash_key ON api_keys (key_hash);
CREATE INDEX api_keys_by_time ON api_keys (created_at DESC, id DESC);

-- What each key has spent of its limit in the minute that runs. Counted at every request: without the log that a crash would need, and with room to stay on its page.
CREATE UNLOGGED TABLE api_key_spendings (
  key_id integer PRIMARY KEY REFERENCES api_keys (id) ON DELETE CASCADE ON UPDATE CASCADE,
  minute timestamptz(3) NOT NULL,
  count integer NOT NULL,
  CONSTRAINT api_key_spendings_range CHECK (count >= 1)
) WITH (fillfactor = 50);

CREATE TABLE audit_events (
  id bigserial PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL ON UPDATE CASCADE,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  before jsonb,
  after jsonb,
  request_id text
);
CREATE INDEX audit_events_at_id_idx ON audit_events (at DESC, id DESC);
-- The audit trail is read newest first by who, what and which; each page of each filter is a stretch of one index.
CREATE INDEX audit_events_of_object ON audit_events (entity, entity_id, at DESC, id DESC);
CREATE INDEX audit_events_of_entity ON audit_events (entity, at DESC, id DESC);
CREATE INDEX audit_events_of_action ON audit_events (action, at DESC, id DESC);
CREATE INDEX audit_events_of_operator ON audit_events (operator_id, at DESC, id DESC) WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_operator_entity ON audit_events (operator_id, entity, at DESC, id DESC)
  WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_operator_action ON audit_events (operator_id, action, at DESC, id DESC)
  WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_key ON audit_events (api_key_id, at DESC, id DESC) WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_key_entity ON audit_events (api_key_id, entity, at DESC, id DESC)
  WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_key_action ON audit_events (api_key_id, action, at DESC, id DESC)
  WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_nobody ON audit_events (at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
CREATE INDEX audit_events_of_nobody_entity ON audit_events (entity, at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
CREATE INDEX audit_events_of_nobody_action ON audit_events (action, at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
-- Who does what is no chance: without knowing, the planner reads the whole trail for pairs that never meet.
CREATE STATISTICS audit_events_who_what (mcv) ON operator_id, api_key_id, entity, action FROM audit_events;

-- === baseline/work.sql
CREATE TABLE jobs (
  id serial PRIMARY KEY,
  kind text NOT NULL,
  status job_status NOT NULL DEFAULT 'QUEUED',
  payload jsonb NOT NULL DEFAULT '{}',
  done integer NOT NULL DEFAULT 0,
  total integer,
  result jsonb,
  error_code text,
  error_message text,
  attempts integer NOT NULL DEFAULT 0,
  cancel_requested boolean NOT NULL DEFAULT false,
  worker_id text,
  heartbeat_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- Which request asked for a job, as its log lines and its answer's X-Request-Id name it. The first release wrote none.
  request_id text CHECK (length(request_id) BETWEEN 1 AND 200),
  error_data jsonb,
  CONSTRAINT jobs_figures CHECK (done >= 0 AND total >= 0 AND attempts >= 0),
  CONSTRAINT jobs_failure_named CHECK (status <> 'FAILED' OR error_code IS NOT NULL)
);
CREATE INDEX jobs_status_heartbeat_at_idx ON jobs (status, heartbeat_at);

-- Spreadsheets of listings that workers make, to be downloaded for a while.
CREATE TABLE exports (
  id serial PRIMARY KEY,
  format text NOT NULL,
  filter jsonb NOT NULL DEFAULT '{}',
  start_index integer,
  end_index integer,
  rows integer,
  file_name text,
  file_key text,
  file_size bigint,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  job_id integer REFERENCES jobs (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3),
  CONSTRAINT exports_format CHECK (format IN ('xlsx', 'csv')),
  CONSTRAINT exports_range CHECK (start_index >= 1 AND end_index >= coalesce(start_index, 1)),
  CONSTRAINT exports_figures CHECK (rows >= 0 AND file_size >= 0),
  -- A file that is there has a name, and a day on which it goes.
  CONSTRAINT exports_file CHECK (file_key IS NULL OR (file_name IS NOT NULL AND expires_at IS NOT NULL))
);
CREATE UNIQUE INDEX exports_file_key_key ON exports (file_key);
CREATE UNIQUE INDEX exports_job_id_key ON exports (job_id);
CREATE INDEX exports_created_at_id_idx ON exports (created_at DESC, id DESC);
CREATE INDEX exports_expires_at_idx ON exports (expires_at);

-- Backups that are kept. A row is written once its file is whole.
CREATE TABLE backups (
  id serial PRIMARY KEY,
  reason backup_reason NOT NULL,
  file_key text NOT NULL UNIQUE,
  file_name text NOT NULL,
  file_size bigint NOT NULL CHECK (file_size > 0),
  file_sha256 char(64) NOT NULL CHECK (file_sha256 ~ '^[0-9a-f]{64}$'),
  -- Of what the directory holds, without operators, keys and audit: equal where nothing differs.
  content_hash char(64) NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  -- The last migration of the database that it was taken of.
  schema_version text NOT NULL,
  app_version text NOT NULL,
  businesses integer NOT NULL CHECK (businesses >= 0),
  -- Rows by table.
  tables jsonb NOT NULL CHECK (jsonb_typeof(tables) = 'object'),
  -- The instant that it shows.
  taken_at timestamptz(3) NOT NULL,
  verified_at timestamptz(3),
  -- What the last check found wrong with the file; null where nothing.
  damage text,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- How many of the listings of a backup are shown nowhere: in the trash, or merged into another. Null for backups of releases
  -- that did not count them.
  hidden integer
);
CREATE INDEX backups_by_time ON backups (created_at DESC, id DESC);

-- When backups are made by themselves. One row.
CREATE TABLE backup_schedule (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  pace backup_pace NOT NULL DEFAULT 'DAILY',
  -- Scheduled backups that are kept; the others are never deleted by themselves.
  keep integer NOT NULL DEFAULT 7 CHECK (keep BETWEEN 1 AND 100),
  -- Times before it are not caught up with.
  since timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Minutes in which some node served; what the availability is counted from.
CREATE TABLE service_minutes (
  minute timestamptz(0) PRIMARY KEY
);

-- The sitemap that is shown; its parts lie in storage. Replaced as a whole once a new one is complete.
CREATE TABLE sitemap (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- Folder of its parts in storage.
  build text NOT NULL,
  -- [{"name", "urls", "lastmod"}]
  parts jsonb NOT NULL CHECK (jsonb_typeof(parts) = 'array'),
  urls integer NOT NULL CHECK (urls >= 0),
  -- Origin of its addresses.
  site_url text NOT NULL,
  -- Last change of the directory that it knows of.
  data_at timestamptz(3) NOT NULL,
  started_at timestamptz(3) NOT NULL,
  built_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Programs that are told of changed listings, and what was sent to each.
CREATE TABLE webhooks (
  id serial PRIMARY KEY,
  name text NOT NULL,
  url text NOT NULL,
  -- Needed in the clear, since every message is signed with it. Never in an answer but the one that makes it.
  secret bytea NOT NULL,
  -- The one before, which signs beside it until then.
  former_secret bytea,
  former_secret_until timestamptz(3),
  is_enabled boolean NOT NULL DEFAULT true,
  -- Place in the feed of changes: everything before it is in a delivery.
  cursor text NOT NULL,
  -- How often the oldest delivery that waits was tried in vain, since when, and when it is tried next.
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz(3),
  next_attempt_at timestamptz(3),
  -- Given up: nothing is sent until an operator enables it again.
  stopped_at timestamptz(3),
  -- Which run of which worker sends now, and until when nobody else may.
  claim uuid,
  claimed_until timestamptz(3),
  created_by_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT webhooks_name_present CHECK (btrim(name) <> '' AND length(name) <= 100),
  CONSTRAINT webhooks_url_of_web CHECK (url ~ '^https?://' AND length(url) <= 2000),
  CONSTRAINT webhooks_secret_long CHECK (octet_length(secret) BETWEEN 24 AND 64),
  CONSTRAINT webhooks_former_secret_ends CHECK ((former_secret IS NULL) = (former_secret_until IS NULL)),
  CONSTRAINT webhooks_claim_ends CHECK ((claim IS NULL) = (claimed_until IS NULL)),
  CONSTRAINT webhooks_failures_since CHECK (failures >= 0 AND (failures = 0) = (failing_since IS NULL))
);
CREATE INDEX webhooks_by_time ON webhooks (created_at DESC, id DESC);

CREATE TABLE webhook_deliveries (
  id serial PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- The same for every try and every replay, so that a receiver knows what it has seen.
  message_id text NOT NULL,
  type text NOT NULL,
  -- Exactly what is sent and signed.
  body text NOT NULL,
  change_count integer NOT NULL DEFAULT 0,
  replay_of_id integer REFERENCES webhook_deliveries (id) ON DELETE SET NULL ON UPDATE CASCADE,
  status webhook_delivery_status NOT NULL DEFAULT 'WAITING',
  attempts integer NOT NULL DEFAULT 0,
  -- Of the last try.
  attempted_at timestamptz(3),
  http_status integer,
  latency_ms integer,
  answer text,
  fault text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  delivered_at timestamptz(3),
  CONSTRAINT webhook_deliveries_delivered CHECK ((status = 'DELIVERED') = (delivered_at IS NOT NULL)),
  CONSTRAINT webhook_deliveries_counts CHECK (attempts >= 0 AND change_count >= 0),
  CONSTRAINT webhook_deliveries_answer_short CHECK (length(answer) <= 1000)
);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, id) WHERE status = 'WAITING';
CREATE INDEX webhook_deliveries_replays ON webhook_deliveries (replay_of_id) WHERE replay_of_id IS NOT NULL;

-- === baseline/imports.sql
CREATE TABLE imports (
  id serial PRIMARY KEY,
  status import_status NOT NULL DEFAULT 'QUEUED',
  file_name text NOT NULL,
  file_key text,
  file_size bigint NOT NULL,
  file_sha256 char(64) NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  mapping jsonb,
  columns jsonb NOT NULL DEFAULT '[]',
  idempotency_key text,
  rows_read integer NOT NULL DEFAULT 0,
  total_rows integer,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  merged integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  categories_created integer NOT NULL DEFAULT 0,
  cities_found integer NOT NULL DEFAULT 0,
  error_code text,
  error_message text,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  job_id integer REFERENCES jobs (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  is_dry_run boolean NOT NULL DEFAULT false,
  dry_run_id integer REFERENCES imports (id) ON DELETE SET NULL,
  overwrite_edited boolean NOT NULL DEFAULT false,
  doubt_policy doubt_policy NOT NULL DEFAULT 'ASK',
  -- Rows among the unchanged ones that wait for a decision.
  doubtful integer NOT NULL DEFAULT 0,
  -- From earlier files of the kind, until the file has been read.
  estimated_rows integer,
  landing_at timestamptz(3),
  undo_job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  undone_at timestamptz(3),
  undo_result jsonb,
  -- Rows of sheets of reviews, and of sheets of long texts.
  review_rows integer,
  long_text_rows integer,
  -- Rows among the unchanged ones that were left out.
  skipped integer NOT NULL DEFAULT 0,
  -- Reviews in the file, whether in rows of their own or in cells, and the outcome of each.
  reviews_found integer,
  reviews_created integer,
  reviews_unchanged integer,
  reviews_doubtful integer,
  reviews_skipped integer,
  reviews_refused integer,
  warnings integer NOT NULL DEFAULT 0,
  -- Headers of columns about persons that an operator releases for reading.
  released_columns text[] NOT NULL DEFAULT '{}',
  default_country char(2) CHECK (default_country ~ '^[A-Z]{2}$'),
  error_data jsonb,
  problems_omitted integer NOT NULL DEFAULT 0,
  CONSTRAINT imports_figures CHECK (
    created >= 0 AND updated >= 0 AND unchanged >= 0 AND merged >= 0 AND refused >= 0 AND rows_read >= 0
  ),
  CONSTRAINT imports_failure_named CHECK (status <> 'FAILED' OR error_code IS NOT NULL),
  CONSTRAINT imports_every_row_counted CHECK (
    status NOT IN ('DONE', 'UNDONE') OR created + updated + unchanged + merged + refused = total_rows
  ),
  CONSTRAINT imports_undone CHECK ((status = 'UNDONE') = (undone_at IS NOT NULL)),
  CONSTRAINT imports_dry_run_changes_nothing CHECK (NOT is_dry_run OR status <> 'UNDONE'),
  CONSTRAINT imports_doubtful CHECK (doubtful >= 0 AND skipped >= 0 AND doubtful + skipped <= unchanged),
  CONSTRAINT imports_counted_apart CHECK (
    num_nulls(
      review_rows, long_text_rows, reviews_found, reviews_created, reviews_unchanged, reviews_doubtful, reviews_skipped,
      reviews_refused
    ) IN (0, 8)
  ),
  CONSTRAINT imports_review_figures CHECK (
    review_rows >= 0 AND long_text_rows >= 0 AND reviews_created >= 0 AND reviews_unchanged >= 0 AND reviews_doubtful >= 0
      AND reviews_skipped >= 0 AND reviews_refused >= 0
  ),
  -- Every review of the file has exactly one outcome.
  CONSTRAINT imports_every_review_counted CHECK (
    reviews_created + reviews_unchanged + reviews_doubtful + reviews_skipped + reviews_refused = reviews_found
  )
);
CREATE UNIQUE INDEX imports_job_id_key ON imports (job_id);
CREATE INDEX imports_created_at_id_idx ON imports (created_at DESC, id DESC);
CREATE UNIQUE INDEX imports_operator_id_idempotency_key_key ON imports (operator_id, idempotency_key);
CREATE INDEX imports_by_file ON imports (file_key) WHERE file_key IS NOT NULL;

-- What operators said of the columns of a header, for the next file that has the same one.
CREATE TABLE column_mappings (
  id serial PRIMARY KEY,
  header_key char(64) NOT NULL UNIQUE,
  header text[] NOT NULL,
  mapping jsonb NOT NULL,
  times_used integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  released_columns text[] NOT NULL DEFAULT '{}',
  CONSTRAINT column_mappings_key CHECK (header_key ~ '^[0-9a-f]{64}$'),
  CONSTRAINT column_mappings_header CHECK (cardinality(header) BETWEEN 1 AND 200),
  CONSTRAINT column_mappings_mapping CHECK (jsonb_typeof(mapping) = 'object' AND mapping <> '{}'),
  CONSTRAINT column_mappings_times_used CHECK (times_used >= 0)
);
CREATE INDEX column_mappings_by_time ON column_mappings (updated_at DESC, id DESC);

CREATE TABLE import_problems (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  "column" text,
  value text,
  code text NOT NULL,
  message text NOT NULL,
  -- Order in the file, over all its sheets.
  position integer NOT NULL DEFAULT 0,
  kind import_row_kind NOT NULL DEFAULT 'LISTING',
  message_data jsonb
);
CREATE INDEX import_problems_import_id_id_idx ON import_problems (import_id, id);

-- Values that were left empty.
CREATE TABLE import_warnings (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  "column" text,
  value text,
  code text NOT NULL,
  message text NOT NULL,
  message_data jsonb
);
CREATE INDEX import_warnings_import_id_id_idx ON import_warnings (import_id, id);

-- Rows that may or may not be a listing that is there already; an operator decides.
CREATE TABLE import_doubts (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  name text NOT NULL,
  reason text NOT NULL CHECK (reason IN (
    'OTHER_PLACE', 'FAR_AWAY', 'OTHER_PHONE', 'OTHER_NAME', 'OTHER_ADDRESS', 'SEVERAL', 'LITTLE_KNOWN', 'OTHER_ROW'
  )),
  candidate_ids integer[] NOT NULL CHECK (cardinality(candidate_ids) > 0),
  -- The row as it was staged.
  staged jsonb NOT NULL,
  decision doubt_decision,
  business_id integer,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  decided_at timestamptz(3),
  -- Of the rows that were asked about, so that they are known when they come again.
  identity_hashes bigint[] NOT NULL DEFAULT '{}',
  content_hashes bigint[] NOT NULL DEFAULT '{}',
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  UNIQUE (import_id, position)
);
CREATE INDEX import_doubts_by_business ON import_doubts (business_id) WHERE business_id IS NOT NULL;
CREATE INDEX import_doubts_asked ON import_doubts (id) WHERE decision IS NULL OR decision = 'SKIP';

-- What a dry run found for each row.
CREATE TABLE import_outcomes (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  outcome row_outcome NOT NULL,
  name text,
  -- The listing that the row would change, or may match.
  business_id integer,
  reason text,
  -- Fields that differ, by their columns.
  before jsonb,
  after jsonb,
  reason_data jsonb,
  -- The listing as it would look, of the first rows.
  listing jsonb,
  PRIMARY KEY (import_id, position)
);
CREATE INDEX import_outcomes_by_outcome ON import_outcomes (import_id, outcome, position);

-- Listings that an undo left as they were, and why.
CREATE TABLE import_leftovers (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  business_id integer NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('CREATED_AND_EDITED', 'UPDATED_AND_EDITED')),
  PRIMARY KEY (import_id, business_id)
);

-- Whole rows that an import deleted (the demonstration), so that undoing can bring them back.
CREATE TABLE import_deleted_rows (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  table_name text NOT NULL CHECK (table_name IN ('categories', 'cities', 'businesses', 'reviews')),
  row_data jsonb NOT NULL
);
CREATE INDEX import_deleted_rows_by_import ON import_deleted_rows (import_id);

-- Rows of files and the listings that they became: the same row again means the same listing.
CREATE TABLE imported_rows (
  -- Hash of what tells the place from others.
  identity_hash bigint NOT NULL,
  -- Hash of all that the row says.
  content_hash bigint NOT NULL,
  -- Rows of listings that are gone mean nothing; without a reference an import writes a third faster.
  business_id integer NOT NULL,
  import_id integer NOT NULL,
  PRIMARY KEY (identity_hash, content_hash)
);

-- === baseline/taxonomy.sql
CREATE TABLE countries (
  code char(2) PRIMARY KEY,
  name text NOT NULL,
  business_count integer NOT NULL DEFAULT 0,
  -- Whether an operator named it; `name` is then theirs, and else the English one.
  is_renamed boolean NOT NULL DEFAULT false,
  CONSTRAINT countries_count_range CHECK (business_count >= 0),
  CONSTRAINT countries_code_form CHECK (code ~ '^[A-Z]{2}$')
);

CREATE TABLE country_renames (
  id serial PRIMARY KEY,
  country_code char(2) NOT NULL REFERENCES countries (code) ON DELETE CASCADE,
  -- Null is the English name.
  before text,
  after text,
  undone_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX country_renames_by_time ON country_renames (created_at DESC, id DESC);
CREATE INDEX country_renames_of_country ON country_renames (country_code);

-- A merged category or city stays as a row: its address leads on, imports that name it find the one that it was merged into,
-- and it can come back. A renamed one is found by its former names too.
CREATE TABLE categories (
  id serial PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  slug text NOT NULL,
  icon text,
  location text,
  business_count integer NOT NULL DEFAULT 0,
  created_by_import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  former_keys text[] NOT NULL DEFAULT '{}',
  -- Checked at commit, so that a backup may bring rows in any order.
  merged_into_id integer REFERENCES categories (id) DEFERRABLE INITIALLY DEFERRED,
  version integer NOT NULL DEFAULT 1,
  distinct_from_ids integer[] NOT NULL DEFAULT '{}',
  CONSTRAINT categories_count_range CHECK (business_count >= 0),
  CONSTRAINT categories_name_present CHECK (btrim(name) <> ''),
  CONSTRAINT categories_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT categories_merged_elsewhere CHECK (merged_into_id <> id),
  -- The outlines of domain/categoryIcons.ts.
  CONSTRAINT categories_icon_known CHECK (icon IN (
    'food', 'cup', 'bread', 'bed', 'shop', 'book', 'health', 'tooth', 'cap', 'chip', 'scissors', 'car', 'gym', 'bike', 'paw',
    'tree', 'law', 'wrench', 'building', 'leaf'
  ))
);
CREATE UNIQUE INDEX categories_slug_key ON categories (slug);
CREATE INDEX categories_by_count ON categories (business_count DESC, id);
CREATE UNIQUE INDEX categories_name_key_key ON categories (name_key) WHERE merged_into_id IS NULL;
CREATE INDEX categories_by_name_key ON categories (name_key);
CREATE INDEX categories_by_former_key ON categories USING gin (former_keys);
CREATE INDEX categories_merged ON categories (merged_into_id) WHERE merged_into_id IS NOT NULL;

CREATE TABLE cities (
  id serial PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  country_code char(2) REFERENCES countries (code) ON DELETE RESTRICT ON UPDATE CASCADE,
  slug text NOT NULL,
  business_count integer NOT NULL DEFAULT 0,
  created_by_import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  former_keys text[] NOT NULL DEFAULT '{}',
  merged_into_id integer REFERENCES cities (id) DEFERRABLE INITIALLY DEFERRED,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT cities_count_range CHECK (business_count >= 0),
  CONSTRAINT cities_name_present CHECK (btrim(name) <> ''),
  CONSTRAINT cities_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT cities_merged_elsewhere CHECK (merged_into_id <> id)
);
CREATE UNIQUE INDEX cities_slug_key ON cities (slug);
CREATE INDEX cities_by_count ON cities (business_count DESC, id);
CREATE UNIQUE INDEX cities_name_country_key ON cities (name_key, country_code) NULLS NOT DISTINCT WHERE merged_into_id IS NULL;
CREATE INDEX cities_by_name_key ON cities (name_key);
CREATE INDEX cities_by_former_key ON cities USING gin (former_keys);
CREATE INDEX cities_by_words ON cities (plain_words(name_key));
CREATE INDEX cities_merged ON cities (merged_into_id) WHERE merged_into_id IS NOT NULL;

-- What operators did to categories and cities. Which listings a merge moved stands in their revisions.
CREATE TABLE place_changes (
  id serial PRIMARY KEY,
  kind place_change_kind NOT NULL,
  category_id integer,
  city_id integer,
  -- What a merged one was merged into.
  target_category_id integer,
  target_city_id integer,
  -- Of an edit: name, slug, icon and former keys. Of a merge: the two names.
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
  after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object'),
  -- Those that had been merged into the merged one before.
  follower_ids integer[] NOT NULL DEFAULT '{}',
  listings integer NOT NULL DEFAULT 0 CHECK (listings >= 0),
  restored integer NOT NULL DEFAULT 0 CHECK (restored >= 0),
  kept integer NOT NULL DEFAULT 0 CHECK (kept >= 0),
  applied_at timestamptz(3),
  undone_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  undo_job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- How many categories or cities a deletion removed; 1 for every other kind.
  places integer NOT NULL DEFAULT 1 CHECK (places >= 0),
  CONSTRAINT place_changes_of_one CHECK (num_nonnulls(category_id, city_id) = 1),
  CONSTRAINT place_changes_target CHECK (
    num_nonnulls(target_category_id, target_city_id) = CASE kind WHEN 'MERGE' THEN 1 ELSE 0 END
    AND num_nonnulls(category_id, target_city_id) < 2 AND num_nonnulls(city_id, target_category_id) < 2
  ),
  CONSTRAINT place_changes_undone_after CHECK (undone_at IS NULL OR applied_at IS NOT NULL),
  CONSTRAINT place_changes_every_part CHECK (restored + kept <= greatest(listings, places))
);
CREATE INDEX place_changes_by_time ON place_changes (created_at DESC, id DESC);
CREATE INDEX place_changes_of_category ON place_changes (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX place_changes_of_city ON place_changes (city_id) WHERE city_id IS NOT NULL;
CREATE INDEX place_changes_into_category ON place_changes (target_category_id) WHERE target_category_id IS NOT NULL;
CREATE INDEX place_changes_into_city ON place_changes (target_city_id) WHERE target_city_id IS NOT NULL;

-- The categories or cities that a deletion is about. No foreign key: a reset of an earlier release truncates place_changes
-- alone.
CREATE TABLE place_deletions (
  change_id integer NOT NULL,
  place_id integer NOT NULL,
  -- False for those that were merged into one of them: they go and come back with it.
  is_asked boolean NOT NULL DEFAULT true,
  -- The row as it was; null until it is deleted, and for one that a listing used by then.
  row_data jsonb CHECK (jsonb_typeof(row_data) = 'object'),
  -- Its former addresses.
  old_slugs text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (change_id, place_id)
);

-- Corrections of stored data that an installation needs once. A worker makes each that is not listed here; a backup of an
-- earlier release lists none, so that they are made again after it was restored.
CREATE TABLE data_repairs (
  name text PRIMARY KEY,
  finished_at timestamptz(3) NOT NULL DEFAULT now(),
  corrected integer NOT NULL CHECK (corrected >= 0)
);

-- === baseline/listings.sql
-- A directory knows a few thousand different weeks; which of them are open now is asked of these rows alone.
CREATE TABLE opening_schedules (
  id serial PRIMARY KEY,
  time_zone text NOT NULL,
  -- Pairs [start, end) since Monday 00:00 local, as a listing holds them.
  opening_minutes integer[] NOT NULL,
  -- The same as ranges, those past the week's end also a week earlier.
  open_during int4multirange NOT NULL,
  -- Hours of single days: triples [day, start, end] as a listing holds them, the times that they say something about, and
  -- those at which they say open.
  special_minutes integer[] NOT NULL DEFAULT '{}',
  special_known int4multirange NOT NULL DEFAULT '{}',
  special_open int4multirange NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX opening_schedules_key ON opening_schedules (time_zone, opening_minutes, special_minutes);

CREATE TABLE businesses (
  id serial PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  category_id integer REFERENCES categories (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  city_id integer REFERENCES cities (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  country_code char(2) REFERENCES countries (code) ON DELETE RESTRICT ON UPDATE CASCADE,
  type text,
  address text,
  street text,
  state text,
  postal_code text,
  phone text,
  phone_normalised text,
  email text,
  website text,
  description text,
  detailed_info text,
  about jsonb,
  working_hours jsonb,
  opening_minutes integer[] NOT NULL DEFAULT ARRAY[]::integer[],
  time_zone text,
  rating numeric(3, 2),
  review_count integer NOT NULL DEFAULT 0,
  reviews_link text,
  photo_url text,
  image_url text,
  latitude double precision,
  longitude double precision,
  location_link text,
  order_link text,
  menu_link text,
  reservation_link text,
  business_status business_status,
  is_open boolean NOT NULL DEFAULT true,
  is_verified boolean NOT NULL DEFAULT false,
  price_range text,
  global_row_number integer,
  is_demo boolean NOT NULL DEFAULT false,
  place_id text,
  google_id text,
  cid text,
  derived_fields text[] NOT NULL DEFAULT ARRAY[]::text[],
  edited_fields text[] NOT NULL DEFAULT ARRAY[]::text[],
  created_by_import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  score real NOT NULL DEFAULT 0,
  shuffle integer NOT NULL DEFAULT 0,
  search_vector tsvector,
  name_folded text NOT NULL DEFAULT '',
  -- Null where the switch or the status says closed, or the hours or their zone are not known.
  schedule_id integer REFERENCES opening_schedules (id),
  -- Sections and features of a listing in the order in which they were written: jsonb keeps none. The same JSON as `about`,
  -- as text, so that it stays as it is in revisions too. Null where no order is known.
  about_text text,
  wheelchair_accessible boolean,
  is_service_area boolean,
  other_phones jsonb,
  social_links jsonb,
  logo_url text,
  photos jsonb,
  reviews_per_score jsonb,
  located_in text,
  area_served jsonb,
  special_hours jsonb,
  -- Triples [day, start, end] of special_hours: days since 1970, minutes of the day.
  special_minutes integer[] NOT NULL DEFAULT '{}',
  other_hours jsonb,
  busy_hours jsonb,
  CONSTRAINT businesses_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  CONSTRAINT businesses_slug_reserved CHECK (slug NOT IN ('stats', 'random')),
  CONSTRAINT businesses_name_present CHECK (btrim(name) <> '' AND length(name) <= 500),
  CONSTRAINT businesses_rating_range CHECK (rating BETWEEN 0 AND 5),
  CONSTRAINT businesses_review_count_range CHECK (review_count >= 0),
  CONSTRAINT businesses_position CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  ),
  CONSTRAINT businesses_about_object CHECK (jsonb_typeof(about) = 'object'),
  CONSTRAINT businesses_hours_object CHECK (jsonb_typeof(working_hours) = 'object'),
  CONSTRAINT businesses_opening_pairs CHECK (cardinality(opening_minutes) % 2 = 0),
  CONSTRAINT businesses_row_number CHECK (is_demo = (global_row_number IS NULL)),
  CONSTRAINT businesses_email_form CHECK (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+$'),
  CONSTRAINT businesses_links CHECK (
    is_web_link(website) AND is_web_link(menu_link) AND is_web_link(order_link) AND is_web_link(reservation_link)
    AND is_web_link(location_link) AND is_web_link(reviews_link) AND is_web_link(photo_url) AND is_web_link(image_url)
  ),
  CONSTRAINT businesses_logo_link CHECK (is_web_link(logo_url)),
  CONSTRAINT businesses_details_form CHECK (
    jsonb_typeof(other_phones) = 'array' AND jsonb_typeof(photos) = 'array' AND jsonb_typeof(area_served) = 'array'
    AND jsonb_typeof(reviews_per_score) = 'array' AND jsonb_typeof(social_links) = 'object'
    AND jsonb_typeof(special_hours) = 'object' AND jsonb_typeof(other_hours) = 'object' AND jsonb_typeof(busy_hours) = 'object'
  )
);
-- Read for each match: never moved out of the row.
ALTER TABLE businesses
  ALTER COLUMN search_vector SET STORAGE MAIN,
  ALTER COLUMN search_vector SET STATISTICS 500;
CREATE UNIQUE INDEX businesses_slug_key ON businesses (slug);
CREATE UNIQUE INDEX businesses_global_row_number_key ON businesses (global_row_number);
CREATE UNIQUE INDEX businesses_place_id_key ON businesses (place_id);
CREATE UNIQUE INDEX businesses_google_id_key ON businesses (google_id);
CREATE UNIQUE INDEX businesses_cid_key ON businesses (cid);
CREATE INDEX businesses_by_shuffle ON businesses (shuffle, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_phone ON businesses (phone_normalised) WHERE phone_normalised IS NOT NULL;
CREATE INDEX businesses_by_email ON businesses (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX businesses_by_import ON businesses (created_by_import_id) WHERE created_by_import_id IS NOT NULL;
-- Growth is counted from creation dates.
CREATE INDEX businesses_by_creation ON businesses (created_at) WHERE deleted_at IS NULL AND NOT is_demo;
-- For what is related and for whoever follows a category or a city to its listings, those in the trash included.
CREATE INDEX businesses_by_category ON businesses (category_id, score DESC, id);
CREATE INDEX businesses_by_city ON businesses (city_id, score DESC, id);
-- The trash, what was thrown away last first.
CREATE INDEX businesses_in_trash ON businesses (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
-- A search takes its matches band by band of quality. With one text index for each band it reads each long list of
-- listings (of a country, a rating, a common word) once over all bands, instead of once in each.
CREATE INDEX businesses_by_text_0 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 0;
CREATE INDEX businesses_by_text_1 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 1;
CREATE INDEX businesses_by_text_2 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 2;
CREATE INDEX businesses_by_text_3 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 3;
CREATE INDEX businesses_by_text_4 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 4;
CREATE INDEX businesses_by_text_5 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 5;
CREATE INDEX businesses_by_place ON businesses USING gist (point(longitude, latitude))
  WHERE deleted_at IS NULL AND latitude IS NOT NULL;
ALTER TABLE import_doubts ADD CONSTRAINT import_doubts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE SET NULL;

-- Listings that are gone for good: their addresses answer 410.
CREATE TABLE business_tombstones (
  id integer PRIMARY KEY,
  slug text NOT NULL,
  old_slugs text[] NOT NULL DEFAULT '{}',
  deleted_at timestamptz(3) NOT NULL DEFAULT now(),
  reason text NOT NULL
);
CREATE INDEX business_tombstones_by_slug ON business_tombstones (slug);
CREATE INDEX business_tombstones_by_old_slug ON business_tombstones USING gin (old_slugs);
CREATE INDEX business_tombstones_by_time ON business_tombstones (deleted_at, id);

CREATE TABLE old_slugs (
  id serial PRIMARY KEY,
  slug text NOT NULL,
  business_id integer REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  category_id integer REFERENCES categories (id) ON DELETE CASCADE ON UPDATE CASCADE,
  city_id integer REFERENCES cities (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT old_slugs_one_target CHECK (num_nonnulls(business_id, category_id, city_id) = 1)
);
CREATE UNIQUE INDEX old_slugs_business_key ON old_slugs (slug) WHERE business_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_category_key ON old_slugs (slug) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_city_key ON old_slugs (slug) WHERE city_id IS NOT NULL;
-- A deleted listing's old slugs go with it.
CREATE INDEX old_slugs_by_business ON old_slugs (business_id) WHERE business_id IS NOT NULL;
-- A deleted place takes its former addresses along.
CREATE INDEX old_slugs_by_category ON old_slugs (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX old_slugs_by_city ON old_slugs (city_id) WHERE city_id IS NOT NULL;

CREATE TABLE directory_stats (
  id integer PRIMARY KEY DEFAULT 1,
  business_count integer NOT NULL DEFAULT 0,
  demo_count integer NOT NULL DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The average rating of a million listings is nothing to add up anew each time somebody looks.
  rating_sum numeric(14, 2) NOT NULL DEFAULT 0,
  rated_count integer NOT NULL DEFAULT 0,
  CONSTRAINT directory_stats_single CHECK (id = 1),
  CONSTRAINT directory_stats_range CHECK (business_count >= 0 AND demo_count >= 0),
  CONSTRAINT directory_stats_ratings CHECK (rating_sum >= 0 AND rated_count >= 0)
);

-- What lists filter and sort by, one row for each listing that is not in the trash, kept by triggers in the transaction that
-- writes the listing. An index-only scan asks the visibility map for each row; that of a narrow table is a page or two, which
-- stay in hand, where that of `businesses` is another page for nearly every row.
CREATE TABLE listing_facts (
  id integer NOT NULL,
  category_id integer,
  city_id integer,
  schedule_id integer,
  -- Null for the demonstration.
  global_row_number integer,
  review_count integer NOT NULL,
  score real NOT NULL,
  -- Its switch is on and its status is not a closed one.
  is_trading boolean NOT NULL,
  is_verified boolean NOT NULL,
  -- 0 where nobody rated it, as lists have it.
  rating numeric(3, 2) NOT NULL,
  country_code char(2),
  name_folded text COLLATE "C" NOT NULL,
  -- Where it stands in the order of the map: see map_key(). Positions in millionths of a degree.
  map_key bigint,
  latitude_e6 integer,
  longitude_e6 integer
) WITH (
  -- Vacuumed early: what it marks as visible is what makes the scans cheap.
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02
);
-- A directory knows thousands of categories, cities and weeks, some of them a thousand times as common as others.
ALTER TABLE listing_facts
  ALTER COLUMN category_id SET STATISTICS 1000,
  ALTER COLUMN city_id SET STATISTICS 1000,
  ALTER COLUMN schedule_id SET STATISTICS 1000;
-- A page of a list is found on the index alone: each holds what a list can be filtered by, and those that narrow also what
-- it can be sorted by. The first one is the order of age.
CREATE UNIQUE INDEX listing_facts_pkey ON listing_facts (id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
ALTER TABLE listing_facts ADD PRIMARY KEY USING INDEX listing_facts_pkey;
CREATE INDEX listing_facts_by_row_number ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_score ON listing_facts (score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_review_count ON listing_facts (review_count DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_name ON listing_facts (name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_rating ON listing_facts (rating DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, review_count, score, is_trading, is_verified,
  country_code, name_folded
);
CREATE INDEX listing_facts_by_category ON listing_facts (category_id, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating,
  country_code
);
CREATE INDEX listing_facts_by_city ON listing_facts (city_id, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, schedule_id, global_row_number, review_count, is_trading, is_verified,
  rating, country_code, name_folded
);
CREATE INDEX listing_facts_by_country ON listing_facts (country_code, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, global_row_number, review_count, is_trading,
  is_verified, rating
);
-- Names go with countries and kinds, so that a walk through all names would find those of one late.
CREATE INDEX listing_facts_by_category_name ON listing_facts (category_id, name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_country_name ON listing_facts (country_code, name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating
);
-- Squares of the map are ranges of keys. The name is there for lists within an area.
CREATE INDEX listing_facts_by_area ON listing_facts (map_key) INCLUDE (
  id, latitude_e6, longitude_e6, category_id, city_id, schedule_id, review_count, score, is_trading, is_verified,
  rating, country_code, name_folded
) WHERE map_key IS NOT NULL;
CREATE INDEX listing_facts_by_category_and_area ON listing_facts (category_id, map_key) INCLUDE (
  id, latitude_e6, longitude_e6, city_id, schedule_id, review_count, score, is_trading, is_verified, rating,
  country_code, name_folded
) WHERE map_key IS NOT NULL;
-- All listings, counted off in the order of upload.
CREATE INDEX listing_facts_numbered ON listing_facts (global_row_number, id);
CREATE INDEX listing_facts_by_schedule ON listing_facts (schedule_id, score DESC, id)
  INCLUDE (category_id, city_id, review_count, rating, country_code, name_folded) WHERE schedule_id IS NOT NULL;
-- What operators look for among all; those that trade are nearly all.
CREATE INDEX listing_facts_closed ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, country_code) WHERE NOT is_trading;
CREATE INDEX listing_facts_by_verified ON listing_facts (is_verified, global_row_number, id) INCLUDE (
  category_id, city_id, country_code
);

-- What a published listing lacks or holds in doubtful form, as bits: see qualityIssues.ts.
CREATE TABLE listing_quality (
  id int PRIMARY KEY,
  issues int NOT NULL
);
CREATE INDEX listing_quality_by_issues ON listing_quality (issues);

-- Keys under which listings are found that may be the same place: see identity_keys_of().
CREATE TABLE identity_keys (
  key integer NOT NULL,
  business_id integer NOT NULL,
  PRIMARY KEY (key, business_id)
);

-- What changed last of each listing that there ever was, in an order in which nothing can be skipped.
--
-- A number from a sequence would be taken when a change is made, not when it is committed: a reader could see 7, go on
-- from there, and never see 6. So a change carries the id of its transaction, and the feed shows only those below the
-- oldest transaction that still runs: no change can come to stand before one that was shown.
CREATE TABLE business_changes (
  business_id integer PRIMARY KEY,
  -- The transaction that changed it last.
  xid xid8 NOT NULL,
  -- The transaction that made it, or brought it back.
  created_xid xid8 NOT NULL,
  slug text NOT NULL,
  is_deleted boolean NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Listings of the demonstration are known as such when they are gone, too: nobody outside is told of them.
  is_demo boolean NOT NULL DEFAULT false
);
CREATE INDEX business_changes_by_order ON business_changes (xid, business_id);

-- === baseline/edits.sql
-- One change of many listings. What it did to each stands in their revisions, so that all of it can be taken back.
CREATE TABLE bulk_edits (
  id serial PRIMARY KEY,
  filter jsonb NOT NULL DEFAULT '{}',
  ids integer[] NOT NULL DEFAULT '{}',
  changes jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'object' AND changes <> '{}'),
  changed integer NOT NULL DEFAULT 0,
  last_id integer NOT NULL DEFAULT 0,
  restored integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  undo_last_id integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  undo_job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  reading_number integer
);
CREATE INDEX bulk_edits_by_time ON bulk_edits (created_at DESC, id DESC);

CREATE TABLE business_revisions (
  id serial PRIMARY KEY,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Whether an undo has taken the change back, or is one: such changes leave nothing behind that a later undo could lose.
  undone boolean NOT NULL DEFAULT false,
  -- A change by a program says which key made it; its operator alone would say who made the key.
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  bulk_edit_id integer REFERENCES bulk_edits (id) ON DELETE SET NULL,
  place_change_id integer REFERENCES place_changes (id) ON DELETE SET NULL
);
CREATE INDEX business_revisions_import_id_idx ON business_revisions (import_id);
CREATE UNIQUE INDEX business_revisions_business_id_version_key ON business_revisions (business_id, version);
CREATE INDEX business_revisions_of_key ON business_revisions (api_key_id) WHERE api_key_id IS NOT NULL;
CREATE INDEX business_revisions_of_bulk_edit ON business_revisions (bulk_edit_id, id) WHERE bulk_edit_id IS NOT NULL;
CREATE INDEX business_revisions_of_place_change ON business_revisions (place_change_id, business_id)
  WHERE place_change_id IS NOT NULL;

-- Two listings that may be one place; found by a job, read by operators.
CREATE TABLE duplicate_pairs (
  first_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  second_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  reason duplicate_reason NOT NULL,
  -- Metres between them; null where a position is unknown.
  metres double precision,
  found_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Set where an operator said that they are two: they are not found again.
  dismissed_at timestamptz(3),
  dismissed_by_id integer REFERENCES operators (id) ON DELETE SET NULL,
  PRIMARY KEY (first_id, second_id),
  CONSTRAINT duplicate_pairs_order CHECK (first_id < second_id)
);
CREATE INDEX duplicate_pairs_by_second ON duplicate_pairs (second_id);
-- The likeliest first.
CREATE INDEX duplicate_pairs_open ON duplicate_pairs (reason, first_id, second_id) WHERE dismissed_at IS NULL;
CREATE INDEX duplicate_pairs_dismissed ON duplicate_pairs (dismissed_at DESC, first_id DESC, second_id DESC) WHERE dismissed_at IS NOT NULL;

-- One row: how far the feed of changes was looked through.
CREATE TABLE duplicate_scan (
  id integer PRIMARY KEY DEFAULT 1,
  cursor text,
  finished_at timestamptz(3),
  CONSTRAINT duplicate_scan_single CHECK (id = 1)
);

-- Positions that contradict what else is known of a listing; found by a job, read by operators.
CREATE TABLE position_issues (
  business_id integer PRIMARY KEY REFERENCES businesses (id) ON DELETE CASCADE,
  reason position_issue_reason NOT NULL,
  -- The position that was looked at: at another one, the issue is out of date.
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- Where the listing probably is; null where nothing says so.
  suggested_latitude double precision,
  suggested_longitude double precision,
  -- Set where an operator said that the position is right.
  dismissed_at timestamptz(3),
  dismissed_by_id integer REFERENCES operators (id) ON DELETE SET NULL
);
CREATE INDEX position_issues_by_reason ON position_issues (reason, business_id);
CREATE INDEX position_issues_at ON position_issues (latitude, longitude);
CREATE INDEX position_issues_dismissed_by ON position_issues (dismissed_by_id) WHERE dismissed_by_id IS NOT NULL;

-- One row: how far the feed of changes was looked through for positions.
CREATE TABLE position_scan (
  id integer PRIMARY KEY DEFAULT 1,
  cursor text,
  CONSTRAINT position_scan_single CHECK (id = 1)
);

-- A listing that was merged into another one: it lies in the trash, its addresses and its ids lead to the other.
CREATE TABLE business_merges (
  id serial PRIMARY KEY,
  winner_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  loser_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  -- Reviews that went over.
  review_ids integer[] NOT NULL DEFAULT '{}',
  winner_revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  loser_revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  undone_at timestamptz(3),
  -- Open proposals that went over.
  proposal_ids integer[] NOT NULL DEFAULT '{}',
  -- Subscriptions follow a merged listing to the one that stays, and back.
  subscription_ids integer[] NOT NULL DEFAULT '{}',
  -- What a merge of listings hid, so that taking the merge back shows it again.
  moderation_id integer,
  CONSTRAINT business_merges_two CHECK (winner_id <> loser_id)
);
CREATE UNIQUE INDEX business_merges_in_force ON business_merges (loser_id) WHERE undone_at IS NULL;
CREATE INDEX business_merges_by_loser ON business_merges (loser_id);
CREATE INDEX business_merges_by_winner ON business_merges (winner_id);
CREATE INDEX business_merges_by_time ON business_merges (created_at DESC, id DESC);
CREATE INDEX business_merges_by_winner_revision ON business_merges (winner_revision_id);
CREATE INDEX business_merges_by_loser_revision ON business_merges (loser_revision_id);

-- A view of the list that an operator named.
CREATE TABLE saved_filters (
  id serial PRIMARY KEY,
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> '' AND length(name) <= 80),
  query text NOT NULL CHECK (length(query) <= 1000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (operator_id, name)
);

CREATE TABLE listing_proposals (
  id serial PRIMARY KEY,
  kind proposal_kind NOT NULL,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  -- Field -> value as proposed.
  changes jsonb NOT NULL DEFAULT '{}',
  -- Fields that were taken over.
  accepted text[] NOT NULL DEFAULT '{}',
  status proposal_status NOT NULL DEFAULT 'OPEN',
  is_spam boolean NOT NULL DEFAULT false,
  idempotency_key text UNIQUE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  decided_at timestamptz(3),
  -- A proposal names the very change that it became, and goes with its listing where that is merged.
  revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  outcome_mail contact_mail_state,
  outcome_mail_error text,
  CONSTRAINT listing_proposals_texts CHECK (length(name) <= 500 AND length(email) <= 254 AND length(message) <= 10000),
  CONSTRAINT listing_proposals_changes CHECK (jsonb_typeof(changes) = 'object'),
  CONSTRAINT listing_proposals_claim_named CHECK (kind <> 'CLAIM' OR (name <> '' AND email <> '')),
  CONSTRAINT listing_proposals_says_something CHECK (changes <> '{}' OR btrim(message) <> ''),
  CONSTRAINT listing_proposals_decided CHECK ((status = 'OPEN') = (decided_at IS NULL)),
  CONSTRAINT listing_proposals_key CHECK (length(idempotency_key) BETWEEN 8 AND 200)
);
CREATE INDEX listing_proposals_queue ON listing_proposals (created_at DESC, id DESC) WHERE status = 'OPEN' AND NOT is_spam;
CREATE INDEX listing_proposals_decided_ones ON listing_proposals (created_at DESC, id DESC) WHERE status <> 'OPEN' AND NOT is_spam;
CREATE INDEX listing_proposals_spam ON listing_proposals (created_at DESC, id DESC) WHERE is_spam;
CREATE INDEX listing_proposals_of_business ON listing_proposals (business_id, id DESC);
CREATE INDEX listing_proposals_of_revision ON listing_proposals (revision_id) WHERE revision_id IS NOT NULL;

-- === baseline/reviews.sql
CREATE TABLE reviews (
  id serial PRIMARY KEY,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_name text,
  rating smallint,
  comment text,
  reviewed_at timestamptz(3),
  source text,
  fingerprint char(32) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Which import brought a review. Imports write in runs, so the smallest of indexes is enough.
  import_id integer,
  -- Nullable, since rows come back from JSON that an earlier release wrote.
  hidden_at timestamptz(3),
  hidden_reason review_hide_reason,
  hidden_note text,
  removed_at timestamptz(3),
  -- The last decision of an operator; null where none was made, or where the state came with an import. No foreign key: it
  -- would be looked at for each imported review.
  moderation_id integer,
  -- The same review in other words: see review_identity. Only while it is hidden or removed.
  moderation_key char(32),
  CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_hidden CHECK (
    (hidden_at IS NOT NULL OR (hidden_reason IS NULL AND hidden_note IS NULL AND moderation_key IS NULL))
    AND char_length(hidden_note) <= 500
  ),
  CONSTRAINT reviews_removed CHECK (
    removed_at IS NULL
    OR (hidden_at IS NOT NULL AND num_nonnulls(author_name, rating, comment, reviewed_at, source) = 0)
  )
);
CREATE UNIQUE INDEX reviews_business_id_fingerprint_key ON reviews (business_id, fingerprint);
-- Apart from the columns that they are on: those need a lock that nobody reads beside, these take seconds.
CREATE INDEX reviews_hidden_by_time ON reviews (hidden_at, id) WHERE hidden_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX reviews_removed_by_time ON reviews (hidden_at, id) WHERE removed_at IS NOT NULL;
CREATE INDEX reviews_by_identity ON reviews (business_id, moderation_key) WHERE moderation_key IS NOT NULL;
-- The lists of the back office: by the date that a review bears, and those of one import in their order.
CREATE INDEX reviews_by_date ON reviews ((coalesce(reviewed_at, '-infinity'::timestamptz)), id);
CREATE INDEX reviews_of_import ON reviews (import_id, id) WHERE import_id IS NOT NULL;

-- One decision about one or many reviews. It holds no words of a review: those of removed ones must be gone everywhere.
CREATE TABLE review_moderations (
  id serial PRIMARY KEY,
  kind review_moderation_kind NOT NULL,
  reason review_hide_reason,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  -- No foreign keys: a reset empties the table of reviews, also one by the previous release.
  review_ids integer[] NOT NULL,
  -- What each of them was before, by its id.
  before jsonb NOT NULL DEFAULT '{}',
  -- Of its undo: reviews that are as before, and those about which something else was decided since.
  restored integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  undone_at timestamptz(3)
);
CREATE INDEX review_moderations_by_time ON review_moderations (created_at DESC, id DESC);

-- === baseline/search.sql
-- Words of three letters or more that some listing has or had.
CREATE TABLE search_vocabulary (
  word text COLLATE "C" PRIMARY KEY,
  -- The word, and the word with one letter taken out, for each of its letters: two words that are one slip apart share one.
  forms text[] COLLATE "C" NOT NULL
);
CREATE INDEX search_vocabulary_by_form ON search_vocabulary USING gin (forms);
CREATE INDEX search_vocabulary_by_likeness ON search_vocabulary USING gin (word gin_trgm_ops);
CREATE INDEX search_vocabulary_by_sound ON search_vocabulary (sound_of(word) COLLATE "C");
CREATE INDEX search_vocabulary_by_consonants ON search_vocabulary (consonants_of(word) COLLATE "C");

-- How many listings carry a mark, for figures beside a filter that nothing else narrows; #s stands for a schedule.
CREATE TABLE search_marks (
  mark text COLLATE "C" PRIMARY KEY,
  -- A feature as its source writes it, and the section that it stands in.
  label text,
  section text,
  business_count integer NOT NULL DEFAULT 0 CHECK (business_count >= 0)
);

-- What a search also looks for: words of the directory for words that visitors type.
CREATE TABLE search_synonyms (
  id serial PRIMARY KEY,
  -- Folded, single spaces.
  words text COLLATE "C" NOT NULL,
  means text COLLATE "C" NOT NULL,
  -- Whoever searches `means` finds what has `words`, too.
  is_two_way boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT search_synonyms_words CHECK (length(words) BETWEEN 1 AND 80),
  CONSTRAINT search_synonyms_means CHECK (length(means) BETWEEN 1 AND 80),
  CONSTRAINT search_synonyms_differ CHECK (words <> means)
);
-- Each pair once, whichever way round.
CREATE UNIQUE INDEX search_synonyms_pair ON search_synonyms (least(words, means), greatest(words, means));
CREATE INDEX search_synonyms_by_words ON search_synonyms (words);
CREATE INDEX search_synonyms_by_means ON search_synonyms (means) WHERE is_two_way;

-- Searches without a result for which operators want no synonym.
CREATE TABLE dismissed_searches (
  words text COLLATE "C" PRIMARY KEY CHECK (length(words) BETWEEN 1 AND 80),
  dismissed_at timestamptz(3) NOT NULL DEFAULT now()
);

-- === baseline/plans.sql
-- What a listing can be given for money.
CREATE TABLE plans (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text NOT NULL CHECK (char_length(btrim(name)) BETWEEN 1 AND 60),
  -- Turkish lira for `duration` days.
  price integer NOT NULL CHECK (price BETWEEN 0 AND 10000000),
  duration integer NOT NULL CHECK (duration BETWEEN 1 AND 3660),
  features text[] NOT NULL DEFAULT '{}' CHECK (cardinality(features) <= 30 AND array_position(features, NULL) IS NULL),
  max_ads integer NOT NULL CHECK (max_ads BETWEEN 0 AND 999),
  priority_placement boolean NOT NULL,
  analytics_access boolean NOT NULL,
  custom_styling boolean NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- A plan that is no longer sold stays with what was sold of it; one that was never sold can be deleted.
  is_retired boolean NOT NULL DEFAULT false,
  deleted_at timestamptz(3)
);

CREATE TABLE plan_versions (
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  name text NOT NULL,
  price integer NOT NULL,
  duration integer NOT NULL,
  features text[] NOT NULL,
  max_ads integer NOT NULL,
  priority_placement boolean NOT NULL,
  analytics_access boolean NOT NULL,
  custom_styling boolean NOT NULL,
  is_enabled boolean NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  is_retired boolean NOT NULL DEFAULT false,
  PRIMARY KEY (plan_id, version)
);

-- A record of money: it outlives the listing that it was for.
CREATE TABLE subscriptions (
  id serial PRIMARY KEY,
  business_id integer REFERENCES businesses (id) ON DELETE SET NULL ON UPDATE CASCADE,
  business_name text NOT NULL,
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  -- Ended by an operator, or with its listing, before its time.
  ended_at timestamptz(3),
  -- Recorded by mistake: counts nowhere.
  is_cancelled boolean NOT NULL DEFAULT false,
  -- Told by the columns above and the clock; a worker has it told anew when its time comes.
  status subscription_status NOT NULL DEFAULT 'SCHEDULED',
  price integer NOT NULL CHECK (price BETWEEN 0 AND 10000000),
  provider payment_provider NOT NULL DEFAULT 'MANUAL',
  paid_amount integer CHECK (paid_amount BETWEEN 0 AND 10000000),
  paid_on date,
  notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 2000),
  version integer NOT NULL DEFAULT 1,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT subscriptions_period CHECK (ends_at > starts_at OR (ends_at = starts_at AND ended_at IS NOT NULL)),
  CONSTRAINT subscriptions_payment CHECK ((paid_amount IS NULL) = (paid_on IS NULL)),
  -- A listing has one at a time; what was ended before its time makes room.
  CONSTRAINT subscriptions_apart EXCLUDE USING gist (
    int4range(business_id, business_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
  ) WHERE (business_id IS NOT NULL AND NOT is_cancelled AND ended_at IS NULL)
);
CREATE INDEX subscriptions_by_business ON subscriptions (business_id, starts_at DESC);
CREATE INDEX subscriptions_by_plan ON subscriptions (plan_id);
CREATE INDEX subscriptions_by_end ON subscriptions (status, ends_at, id);
CREATE INDEX subscriptions_to_begin ON subscriptions (starts_at) WHERE status = 'SCHEDULED';
CREATE INDEX subscriptions_by_creation ON subscriptions (created_at) WHERE NOT is_cancelled;
CREATE INDEX subscriptions_by_payment ON subscriptions (paid_on) INCLUDE (paid_amount)
  WHERE paid_on IS NOT NULL AND NOT is_cancelled;

CREATE TABLE subscription_versions (
  subscription_id integer NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  plan_id text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  is_cancelled boolean NOT NULL,
  price integer NOT NULL,
  paid_amount integer,
  paid_on date,
  notes text NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (subscription_id, version)
);

-- What the running subscription of a listing gives it: few rows, so that lists look at them without touching the rest.
CREATE TABLE listing_plans (
  business_id integer PRIMARY KEY REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  until timestamptz(3) NOT NULL,
  is_sponsored boolean NOT NULL,
  custom_styling boolean NOT NULL,
  max_ads integer NOT NULL,
  -- Of the listing: its place on the ring, and where it is listed.
  shuffle integer NOT NULL,
  category_id integer,
  city_id integer,
  country_code char(2)
);
CREATE INDEX listing_plans_sponsored ON listing_plans (shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_category ON listing_plans (category_id, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_city ON listing_plans (city_id, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_country ON listing_plans (country_code, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_by_plan ON listing_plans (plan_id);
-- Listings whose plan has them advertised, in the order of their turns.
CREATE INDEX listing_plans_of_ads ON listing_plans (shuffle, business_id) WHERE max_ads > 0;

-- === baseline/site.sql
CREATE TABLE site_settings (
  version serial PRIMARY KEY,
  data jsonb NOT NULL,
  operator_id integer,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT site_settings_object CHECK (jsonb_typeof(data) = 'object')
);

CREATE TABLE injection_codes (
  id serial PRIMARY KEY,
  owner injection_owner NOT NULL DEFAULT 'LIST',
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  code text NOT NULL CHECK (char_length(code) BETWEEN 1 AND 50000),
  position injection_position NOT NULL,
  consent injection_consent NOT NULL DEFAULT 'NONE',
  is_enabled boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
-- What a screen owns is there once.
CREATE UNIQUE INDEX injection_codes_by_owner ON injection_codes (owner) WHERE owner <> 'LIST';

CREATE TABLE injection_code_versions (
  code_id integer NOT NULL REFERENCES injection_codes (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  position injection_position NOT NULL,
  consent injection_consent NOT NULL,
  is_enabled boolean NOT NULL,
  is_deleted boolean NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (code_id, version)
);

-- Ads of the public pages: versions of what operators set, and what was counted of them.
CREATE TABLE ad_settings (
  version serial PRIMARY KEY,
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Sums of a day. A box that the network left empty and the directory filled is a request of the one and a fill of the other.
CREATE TABLE ad_stats (
  day date NOT NULL,
  placement ad_placement NOT NULL,
  source ad_source NOT NULL,
  requests integer NOT NULL DEFAULT 0,
  fills integer NOT NULL DEFAULT 0,
  impressions integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, placement, source),
  CONSTRAINT ad_stats_counts CHECK (
    requests >= 0 AND fills >= 0 AND impressions >= 0 AND clicks >= 0 AND requests + fills + impressions + clicks > 0
  )
) WITH (fillfactor = 70);

-- One row for each engine that was ever set up. Its line of calls is worked by one worker at a time.
CREATE TABLE indexing_engines (
  engine indexing_engine PRIMARY KEY,
  is_enabled boolean NOT NULL DEFAULT false,
  -- Who submits, as far as it may be shown.
  account text,
  -- Needed in the clear, since calls are signed with it. In no answer.
  credentials text NOT NULL,
  daily_quota integer NOT NULL,
  -- Addresses handed over on the day that the engine counts.
  spent_on date NOT NULL DEFAULT CURRENT_DATE,
  spent integer NOT NULL DEFAULT 0,
  -- Not before then: the pace, or the rest after a failure.
  next_call_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  failures integer NOT NULL DEFAULT 0,
  last_fault text,
  claim uuid,
  claimed_until timestamptz(3),
  CONSTRAINT indexing_engines_credentials CHECK (length(credentials) BETWEEN 8 AND 10000),
  CONSTRAINT indexing_engines_quota CHECK (daily_quota BETWEEN 1 AND 1000000),
  CONSTRAINT indexing_engines_counts CHECK (spent >= 0 AND failures >= 0),
  CONSTRAINT indexing_engines_claim_ends CHECK ((claim IS NULL) = (claimed_until IS NULL))
);

-- Changed listings are submitted by themselves, from this place in the feed of changes on; null: they are not.
CREATE TABLE indexing_automation (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  cursor text,
  next_look_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE url_submissions (
  id serial PRIMARY KEY,
  kind url_submission_kind NOT NULL,
  engines indexing_engine[] NOT NULL CHECK (cardinality(engines) > 0),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  -- Addresses in all; of ALL as many as there were listings at its beginning, until it is laid out.
  total integer NOT NULL,
  -- Given beyond what is taken at once.
  dropped integer NOT NULL DEFAULT 0,
  -- Of ALL: listings up to this id are laid out.
  last_id integer NOT NULL DEFAULT 0,
  is_laid_out boolean NOT NULL DEFAULT true,
  -- Once it is over: addresses that an engine took, and those that none did.
  successful integer,
  failed integer,
  is_cancelled boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3),
  CONSTRAINT url_submissions_counts CHECK (total >= 0 AND dropped >= 0 AND last_id >= 0),
  CONSTRAINT url_submissions_end CHECK (
    (finished_at IS NULL) = (successful IS NULL) AND (finished_at IS NULL) = (failed IS NULL)
  )
);
CREATE INDEX url_submissions_by_time ON url_submissions (created_at DESC, id DESC);
CREATE INDEX url_submissions_open ON url_submissions (id) WHERE finished_at IS NULL;

CREATE TABLE submitted_urls (
  id bigserial PRIMARY KEY,
  submission_id integer NOT NULL REFERENCES url_submissions (id) ON DELETE CASCADE,
  -- Null where it was refused before anybody was told.
  engine indexing_engine,
  -- What people wait for goes before what they don't.
  priority smallint NOT NULL,
  url text NOT NULL CHECK (octet_length(url) BETWEEN 1 AND 2048),
  is_gone boolean NOT NULL DEFAULT false,
  state submitted_url_state NOT NULL DEFAULT 'WAITING',
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  attempted_at timestamptz(3),
  http_status integer,
  -- Why it failed, or the beginning of the engine's answer.
  fault text CHECK (length(fault) <= 500),
  UNIQUE NULLS NOT DISTINCT (submission_id, engine, url),
  CONSTRAINT submitted_urls_refused_failed CHECK (engine IS NOT NULL OR state = 'FAILED')
);
CREATE INDEX submitted_urls_line ON submitted_urls (engine, priority, id) WHERE state = 'WAITING';
CREATE INDEX submitted_urls_under_way ON submitted_urls (engine, id) WHERE state = 'SENDING';
CREATE INDEX submitted_urls_history ON submitted_urls (submission_id, id);
CREATE INDEX submitted_urls_failed ON submitted_urls (submission_id, id) WHERE state = 'FAILED';
CREATE INDEX submitted_urls_by_url ON submitted_urls (url, id DESC);

-- How far each engine is with a submission.
CREATE TABLE url_submission_counts (
  submission_id integer NOT NULL REFERENCES url_submissions (id) ON DELETE CASCADE,
  engine indexing_engine NOT NULL,
  total integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  PRIMARY KEY (submission_id, engine),
  CONSTRAINT url_submission_counts_true CHECK (sent >= 0 AND failed >= 0 AND sent + failed <= total)
);

-- === baseline/messages.sql
CREATE TABLE contact_messages (
  id serial PRIMARY KEY,
  type contact_message_type NOT NULL DEFAULT 'GENERAL',
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  status contact_message_status NOT NULL DEFAULT 'NEW',
  mail_state contact_mail_state NOT NULL DEFAULT 'OFF',
  mail_attempts integer NOT NULL DEFAULT 0,
  mail_error text,
  idempotency_key text UNIQUE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  read_at timestamptz(3),
  handled_at timestamptz(3),
  is_spam boolean NOT NULL DEFAULT false,
  archived_at timestamptz(3),
  answered_at timestamptz(3),
  search_text text GENERATED ALWAYS AS (
    fold(name || ' ' || email || ' ' || subject || ' ' || left(message, 5000))
  ) STORED,
  CONSTRAINT contact_messages_name CHECK (btrim(name) <> '' AND length(name) <= 500),
  CONSTRAINT contact_messages_email CHECK (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+$' AND length(email) <= 254),
  CONSTRAINT contact_messages_subject CHECK (btrim(subject) <> '' AND length(subject) <= 1000),
  CONSTRAINT contact_messages_message CHECK (btrim(message) <> '' AND length(message) <= 50000),
  CONSTRAINT contact_messages_key CHECK (length(idempotency_key) BETWEEN 8 AND 200),
  CONSTRAINT contact_messages_attempts CHECK (mail_attempts >= 0),
  CONSTRAINT contact_messages_failure_named CHECK (mail_state <> 'FAILED' OR mail_error IS NOT NULL),
  CONSTRAINT contact_messages_status_times CHECK (
    (status = 'NEW') = (read_at IS NULL) AND (status = 'HANDLED') = (handled_at IS NOT NULL)
  )
);
CREATE INDEX contact_messages_by_time ON contact_messages (created_at DESC, id DESC);
CREATE INDEX contact_messages_by_status ON contact_messages (status, created_at DESC, id DESC);
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);
CREATE INDEX contact_messages_inbox ON contact_messages (created_at DESC, id DESC) WHERE archived_at IS NULL AND NOT is_spam;
CREATE INDEX contact_messages_archive ON contact_messages (created_at DESC, id DESC) WHERE archived_at IS NOT NULL AND NOT is_spam;
CREATE INDEX contact_messages_spam ON contact_messages (created_at DESC, id DESC) WHERE is_spam;

CREATE TABLE message_replies (
  id serial PRIMARY KEY,
  message_id integer NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  body text NOT NULL,
  mail_state contact_mail_state NOT NULL DEFAULT 'QUEUED',
  mail_attempts integer NOT NULL DEFAULT 0,
  mail_error text,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT message_replies_body CHECK (btrim(body) <> '' AND length(body) <= 50000),
  CONSTRAINT message_replies_attempts CHECK (mail_attempts >= 0)
);
CREATE INDEX message_replies_of_message ON message_replies (message_id, id);

-- Sums of a day: nothing in them says who measured.
CREATE TABLE web_vitals (
  day date NOT NULL,
  route text NOT NULL,
  metric text NOT NULL,
  count integer NOT NULL,
  -- Milliseconds; of CLS its plain score.
  total double precision NOT NULL,
  good integer NOT NULL,
  middle integer NOT NULL,
  poor integer NOT NULL,
  PRIMARY KEY (day, route, metric),
  CONSTRAINT web_vitals_metric CHECK (metric IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  CONSTRAINT web_vitals_figures CHECK (
    count > 0 AND total >= 0 AND good >= 0 AND middle >= 0 AND poor >= 0 AND good + middle + poor = count
  )
);

CREATE TABLE visit_sums (
  period visit_period NOT NULL,
  -- First day of the period.
  start date NOT NULL,
  kind visit_kind NOT NULL,
  -- A listing, category or city; by the kind.
  subject_id integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (period, start, kind, subject_id),
  CONSTRAINT visit_sums_count CHECK (count > 0),
  CONSTRAINT visit_sums_start CHECK (
    CASE period
      WHEN 'DAY' THEN true
      WHEN 'MONTH' THEN extract(day FROM start) = 1
      ELSE extract(doy FROM start) = 1
    END
  )
) WITH (
  -- Room beside each row: sums of today grow in place.
  fillfactor = 70
);
-- Days are read one by one; what leads is asked of months and years only.
CREATE INDEX visit_sums_most ON visit_sums (period, start, kind, count DESC, subject_id) WHERE period <> 'DAY';

CREATE TABLE visit_totals (
  day date NOT NULL,
  kind visit_total_kind NOT NULL,
  -- Pattern of the page; empty where it is not a view.
  route text NOT NULL DEFAULT '',
  count integer NOT NULL,
  PRIMARY KEY (day, kind, route),
  CONSTRAINT visit_totals_count CHECK (count > 0),
  CONSTRAINT visit_totals_route CHECK ((kind = 'VIEW') = (route <> ''))
);

CREATE TABLE search_sums (
  period visit_period NOT NULL,
  start date NOT NULL,
  -- Folded, single spaces.
  words text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  -- Of these, how many found nothing.
  empty_count integer NOT NULL,
  PRIMARY KEY (period, start, words),
  CONSTRAINT search_sums_period CHECK (period <> 'DAY'),
  CONSTRAINT search_sums_words CHECK (length(words) BETWEEN 1 AND 80),
  CONSTRAINT search_sums_count CHECK (count > 0 AND empty_count BETWEEN 0 AND count)
) WITH (fillfactor = 70);
CREATE INDEX search_sums_most ON search_sums (period, start, count DESC, words);
CREATE INDEX search_sums_most_empty ON search_sums (period, start, empty_count DESC, words) WHERE empty_count > 0;

-- === sql/geography/degree_box.sql
-- Returns a box in degrees (longitude, latitude) that contains every point within the given distance in metres of a
-- position. The box spans all longitudes where it would contain a pole or cross the 180th meridian.
CREATE OR REPLACE FUNCTION degree_box(latitude double precision, longitude double precision, metres double precision) RETURNS box
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  -- A millionth more than asked for, so that rounding leaves nobody out.
  angle double precision := metres * 1.000001 / 6371008.8 + 1e-9;
  high double precision := degrees(angle);
  wide double precision := 360;
BEGIN
  IF abs(latitude) + high < 90 THEN
    wide := degrees(asin(least(sin(angle) / cos(radians(latitude + 1024 - 1024)), 1)));
  END IF;
  IF longitude - wide < -180 OR longitude + wide > 180 THEN
    RETURN box(point(-180, latitude - high), point(180, latitude + high));
  END IF;
  RETURN box(point(longitude - wide, latitude - high), point(longitude + wide, latitude + high));
END $$;

-- === sql/geography/globe_point.sql
-- Rounds the position to about 2e-13 degrees (a hundredth of a micrometre) by adding and subtracting 1024. PostgreSQL cannot
-- compute with coordinates whose sine underflows (1e-310 degrees): one such row made every nearby search fail. A CASE would
-- prevent the function from being inlined.
CREATE OR REPLACE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(public.cube(public.cube(
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * cos(radians(longitude + 1024 - 1024))),
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * sin(radians(longitude + 1024 - 1024))),
      6371008.8 * sin(radians(latitude + 1024 - 1024))) $$;

-- === sql/geography/ground_metres.sql
-- Converts a straight-line distance through the globe, as `globe_point(...) <-> globe_point(...)` returns it, to metres over
-- ground.
CREATE OR REPLACE FUNCTION ground_metres(straight double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 2 * 6371008.8 * asin(least(straight / (2 * 6371008.8), 1)) $$;

-- === sql/geography/map_key.sql
-- Returns the sort key of a position on the map, or null without a position. The lowest 52 bits interleave 26 bits each of x
-- and y in Web Mercator, lowest bit of x first (Morton order), so each tile of each zoom is one range of keys. The bits above hold
-- a level from 0 to 4 that the pseudo-random `shuffle` determines: one listing in 8 has level 1 or more, one in 64 has level 2 or
-- more, and so on. The ranges of the levels from L upwards are therefore a random sample of one listing in 8^L.
CREATE OR REPLACE FUNCTION map_key(latitude double precision, longitude double precision, shuffle integer)
RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  x bigint := least(67108863, greatest(0, floor((longitude + 180) / 360 * 67108864)))::bigint;
  y bigint := least(67108863, greatest(0, floor(
    (1 - asinh(tan(radians(least(85.0511287, greatest(-85.0511287, latitude))))) / pi()) / 2 * 67108864)))::bigint;
BEGIN
  x := (x | (x << 16)) & x'0000FFFF0000FFFF'::bigint;
  x := (x | (x << 8)) & x'00FF00FF00FF00FF'::bigint;
  x := (x | (x << 4)) & x'0F0F0F0F0F0F0F0F'::bigint;
  x := (x | (x << 2)) & x'3333333333333333'::bigint;
  x := (x | (x << 1)) & x'5555555555555555'::bigint;
  y := (y | (y << 16)) & x'0000FFFF0000FFFF'::bigint;
  y := (y | (y << 8)) & x'00FF00FF00FF00FF'::bigint;
  y := (y | (y << 4)) & x'0F0F0F0F0F0F0F0F'::bigint;
  y := (y | (y << 2)) & x'3333333333333333'::bigint;
  y := (y | (y << 1)) & x'5555555555555555'::bigint;
  RETURN x | (y << 1) | (CASE
    WHEN shuffle & 4095 = 0 THEN 4 WHEN shuffle & 511 = 0 THEN 3 WHEN shuffle & 63 = 0 THEN 2 WHEN shuffle & 7 = 0 THEN 1 ELSE 0
  END::bigint << 52);
END $$;

-- === sql/geography/metres_between.sql
-- Returns the distance over ground between two positions in metres, or null where a position is unknown.
CREATE OR REPLACE FUNCTION metres_between(
  latitude_a double precision, longitude_a double precision, latitude_b double precision, longitude_b double precision
) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT public.ground_metres(
      public.cube_distance(public.globe_point(latitude_a, longitude_a), public.globe_point(latitude_b, longitude_b))
    )
  $$;

-- === sql/identity/comparable_words.sql
CREATE OR REPLACE FUNCTION comparable_words(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- === sql/identity/identity_keys_of.sql
CREATE OR REPLACE FUNCTION identity_keys_of(
  name_folded text, phone text, phone_normalised text, address text, website text, email text,
  latitude double precision, longitude double precision, reach integer
) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  keys integer[] := '{}';
  words text[];
  longest text;
  parts text[];
  number text;
  word text;
  digits text;
  host text;
  found integer := 0;
  cell text;
  starts text[] := '{}';
BEGIN
  -- The name as one word, its longest word, each by how it begins: endings differ most.
  words := string_to_array(btrim(regexp_replace(replace(name_folded, '''', ''), '[^[:alnum:]]+', ' ', 'g'), ' '), ' ');
  IF cardinality(words) > 0 THEN
    keys := keys || hashtext('n' || left(array_to_string(words, ''), 9));
    FOREACH word IN ARRAY words LOOP
      IF longest IS NULL OR least(length(word), 9) > length(longest) THEN longest := left(word, 9); END IF;
    END LOOP;
    keys := keys || hashtext('w' || left(longest, 6));
  END IF;

  -- The last seven digits of each number: they don't depend on how, or from where, it is dialled.
  IF phone_normalised IS NOT NULL THEN
    keys := keys || hashtext('p' || right(phone_normalised, 7));
  END IF;
  IF phone IS NOT NULL THEN
    IF phone ~ '^[-+0-9 ().]*$' THEN
      parts := ARRAY[left(phone, 200)];
    ELSE
      parts := (regexp_split_to_array(
        regexp_replace(left(phone, 200), '(ext|dahili|x)\D{0,3}\d{1,6}', ' ', 'gi'), '[,;|/\n]|\s(?:or|oder|ou)\s'))[1:5];
    END IF;
    FOREACH word IN ARRAY parts LOOP
      digits := regexp_replace(word, '\D+', '', 'g');
      IF length(digits) >= 7 THEN keys := keys || hashtext('p' || right(digits, 7)); END IF;
    END LOOP;
  END IF;

  -- A number with the first words of the street, or with the second number.
  IF address IS NOT NULL THEN
    parts := regexp_match(address, '(?:^|[^[:digit:]])0*([[:digit:]]{1,6})(?:[^[:digit:]]+0*([[:digit:]]{1,6}))?');
    number := parts[1];
    IF parts[2] IS NOT NULL THEN keys := keys || hashtext('a' || number || ':' || parts[2]); END IF;
    FOREACH word IN ARRAY string_to_array(regexp_replace(fold(left(address, 120)), '[^[:alpha:]]+', ' ', 'g'), ' ') LOOP
      CONTINUE WHEN length(word) < 4;
      IF number IS NULL THEN
        keys := keys || hashtext('a:' || left(word, 8));
        EXIT;
      END IF;
      CONTINUE WHEN word = ANY ('{strasse,straße,straat,street,avenue,boulevard,road,drive,lane,caddesi,cadde,sokak,sokagi,mahallesi,suite,floor,north,south,east,west,blvd,rua,calle,avenida,between,near}'::text[]);
      keys := keys || hashtext('a' || number || ':' || left(word, 4));
      found := found + 1;
      EXIT WHEN found = 2;
    END LOOP;
  END IF;

  -- The host of the website, else that of the e-mail.
  host := coalesce(
    substring(lower(website) FROM '^(?:https?://)?(?:www\d?\.)?([^/?#:]+\.[^/?#:]+)'), split_part(lower(email), '@', 2));
  IF host <> '' THEN keys := keys || hashtext('h' || host); END IF;

  -- Cells of about 200 metres with the first words of the name; a place within 60 metres lies in one of the four around.
  IF latitude IS NOT NULL AND longitude IS NOT NULL THEN
    FOREACH word IN ARRAY words[1:3] LOOP
      IF length(word) > 1 THEN starts := starts || left(word, 3); END IF;
    END LOOP;
    FOR y IN floor(latitude * 500 - 0.5 * reach)::integer .. floor(latitude * 500 + 0.5 * reach)::integer LOOP
      FOR x IN floor(longitude * 250 - 0.5 * reach)::integer .. floor(longitude * 250 + 0.5 * reach)::integer LOOP
        cell := 'g' || y || ':' || x || ':';
        FOREACH word IN ARRAY starts LOOP
          keys := keys || hashtext(cell || word);
        END LOOP;
      END LOOP;
    END LOOP;
  END IF;
  RETURN keys;
END $$;

-- === sql/identity/is_poorer_text.sql
CREATE OR REPLACE FUNCTION is_poorer_text(said text, stored text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  new_words text := comparable_words(said);
  old_words text := comparable_words(stored);
BEGIN
  IF new_words = old_words THEN
    -- The same words: poorer without accents or signs, or in one case.
    RETURN octet_length(said) + CASE WHEN said <> upper(said) AND said <> lower(said) THEN 2 ELSE 0 END
      < octet_length(stored) + CASE WHEN stored <> upper(stored) AND stored <> lower(stored) THEN 2 ELSE 0 END;
  END IF;
  IF new_words = '' THEN RETURN old_words <> ''; END IF;
  RETURN length(new_words) < length(old_words) AND (
    left(old_words, length(new_words) + 1) = new_words || ' '
    OR said ~ '(…|\.\.\.)\s*(</\w+>)?\s*$' AND left(old_words, length(new_words)) = new_words
    OR string_to_array(new_words, ' ') <@ string_to_array(old_words, ' '));
END $$;

-- === sql/identity/poorer_fields.sql
CREATE OR REPLACE FUNCTION poorer_fields(said jsonb, stored jsonb, has_source_id boolean) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  poorer text[] := '{}';
  field text;
  new_digits text;
  old_digits text;
BEGIN
  FOREACH field IN ARRAY ARRAY['name', 'address', 'street', 'description', 'detailed_info', 'website'] LOOP
    -- A source that knows the place by its id may shorten its name on purpose.
    CONTINUE WHEN field = 'name' AND has_source_id;
    IF said->>field <> stored->>field AND is_poorer_text(said->>field, stored->>field) THEN
      poorer := poorer || field;
    END IF;
  END LOOP;
  IF said->>'phone' <> stored->>'phone' THEN
    new_digits := ltrim(regexp_replace(said->>'phone', '\D+', '', 'g'), '0');
    old_digits := ltrim(regexp_replace(stored->>'phone', '\D+', '', 'g'), '0');
    -- Where nothing could be dialled until now, the same number as dialled somewhere is richer.
    IF length(new_digits) >= 7 AND (
      new_digits = old_digits AND length(said->>'phone') <= length(stored->>'phone')
      OR length(new_digits) < length(old_digits) AND (right(old_digits, length(new_digits)) = new_digits
        OR left(old_digits, length(new_digits)) = new_digits)
    ) AND (stored->>'phone_normalised' IS NOT NULL OR said->>'phone_normalised' IS NULL) THEN
      poorer := poorer || ARRAY['phone', 'phone_normalised'];
    END IF;
  END IF;
  IF said->>'postal_code' <> stored->>'postal_code' AND stored->>'postal_code' = '0' || (said->>'postal_code') THEN
    poorer := poorer || 'postal_code'::text;
  END IF;
  FOREACH field IN ARRAY ARRAY['working_hours', 'about'] LOOP
    IF jsonb_typeof(said->field) = 'object' AND said->field <> stored->field AND stored->field @> (said->field) THEN
      poorer := poorer || CASE field WHEN 'about' THEN ARRAY['about', 'about_text'] ELSE ARRAY['working_hours', 'opening_minutes'] END;
    END IF;
  END LOOP;
  -- A list or an object of which all is stored already. The order of a list says nothing here.
  FOREACH field IN ARRAY ARRAY['photos', 'other_phones', 'area_served', 'social_links', 'other_hours', 'special_hours'] LOOP
    IF said->field <> stored->field AND jsonb_typeof(said->field) = jsonb_typeof(stored->field) AND stored->field @> (said->field) THEN
      poorer := poorer || CASE field WHEN 'special_hours' THEN ARRAY['special_hours', 'special_minutes'] ELSE ARRAY[field] END;
    END IF;
  END LOOP;
  IF said ? 'latitude' AND said ? 'longitude' AND stored->>'latitude' IS NOT NULL AND stored->>'longitude' IS NOT NULL
    AND (said->>'latitude', said->>'longitude') <> (stored->>'latitude', stored->>'longitude')
    AND greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)) <= 4
    AND round((stored->>'latitude')::numeric, greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)))
      = (said->>'latitude')::numeric
    AND round((stored->>'longitude')::numeric, greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)))
      = (said->>'longitude')::numeric
  THEN
    poorer := poorer || ARRAY['latitude', 'longitude'];
  END IF;
  RETURN poorer;
END $$;

-- === sql/listings/merged_into.sql
-- Returns the id of the listing that a merged listing leads to, after any number of merges. Returns the same id for a listing
-- that was not merged.
CREATE OR REPLACE FUNCTION merged_into(business_id integer) RETURNS integer LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  here integer := business_id;
  next_id integer;
BEGIN
  -- A listing in force as a loser is in the trash and wins nothing anew, so the way has an end; the bound is for damaged data.
  FOR step IN 1..100 LOOP
    SELECT winner_id INTO next_id FROM business_merges WHERE loser_id = here AND undone_at IS NULL;
    EXIT WHEN next_id IS NULL;
    here := next_id;
  END LOOP;
  RETURN here;
END $$;

-- === sql/listings/minute_ranges.sql
CREATE OR REPLACE FUNCTION minute_ranges(opening_minutes integer[]) RETURNS int4multirange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(range_agg(span), '{}') FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
      LATERAL (VALUES
        (int4range(opening_minutes[i], opening_minutes[i + 1])),
        (int4range(opening_minutes[i] - 10080, opening_minutes[i + 1] - 10080))
      ) AS spans(span)
  $$;

-- === sql/listings/open_schedules.sql
-- Returns the schedules that are open at an instant, by the clock of each schedule's time zone. Special days take precedence
-- over the regular week.
CREATE OR REPLACE FUNCTION open_schedules(instant timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000
  AS $$
    SELECT s.id FROM (
      SELECT time_zone, (extract(isodow FROM here)::int - 1) * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS minute,
        (here::date - DATE '1970-01-01') * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS calendar_minute
      FROM (SELECT time_zone, instant AT TIME ZONE time_zone AS here FROM opening_schedules GROUP BY time_zone) AS zones
    ) AS clocks JOIN opening_schedules s USING (time_zone)
    WHERE CASE WHEN s.special_known @> clocks.calendar_minute THEN s.special_open @> clocks.calendar_minute
      ELSE s.open_during @> clocks.minute END
  $$;

-- === sql/listings/protected_fields.sql
-- Returns the fields that an import must not overwrite because an operator edited them, together with the fields derived from
-- them.
CREATE OR REPLACE FUNCTION protected_fields(edited text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT edited
      || CASE WHEN 'phone' = ANY (edited) THEN '{phone_normalised}'::text[] ELSE '{}' END
      || CASE WHEN 'working_hours' = ANY (edited) THEN '{opening_minutes}'::text[] ELSE '{}' END
      || CASE WHEN 'special_hours' = ANY (edited) THEN '{special_minutes}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{latitude,longitude}' THEN '{latitude,longitude}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{about,about_text}' THEN '{about,about_text}'::text[] ELSE '{}' END
  $$;

-- === sql/listings/review_identity.sql
-- Returns the identity of a review: its author and its words, regardless of date, rating, spaces and accents, which differ between
-- scrapers. Null where the author or the text is missing; such reviews are compared by their fingerprint alone.
CREATE OR REPLACE FUNCTION review_identity(author_name text, comment text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN author <> '' AND words <> '' THEN md5(author || E'\n' || words) END FROM (
    SELECT btrim(regexp_replace(fold(author_name), '[[:space:][:punct:]]+', ' ', 'g')) AS author,
      btrim(regexp_replace(fold(comment), '[[:space:][:punct:]]+', ' ', 'g')) AS words
  ) AS bare
$$;

-- === sql/listings/special_ranges.sql
-- Returns when a schedule with special days is open around these days, in minutes since 1 January 1970 of the local calendar.
-- `known` is the range of time that the result covers. specialDays.ts implements the same rule: a night shift that began before a
-- special day runs to its end unless it lasts past noon, and so does a night shift that begins on a special day.
CREATE OR REPLACE FUNCTION special_ranges(opening_minutes integer[], special_minutes integer[],
    OUT known int4multirange, OUT open int4multirange)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
DECLARE
  days CONSTANT integer[] := ARRAY(
    SELECT DISTINCT special_minutes[i] FROM generate_series(1, cardinality(special_minutes), 3) AS i ORDER BY 1);
  day integer;
  day_start integer;
  gone_from integer;
  gone_until integer;
BEGIN
  known := '{}';
  open := '{}';
  IF cardinality(days) = 0 THEN
    RETURN;
  END IF;
  -- The regular week, from the week before the first day to the one after the last. Day 0 was a Thursday.
  SELECT coalesce(range_agg(int4range(opening_minutes[i] + week * 10080 - 4320, opening_minutes[i + 1] + week * 10080 - 4320)), '{}')
    INTO open
    FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
      generate_series((days[1] + 3) / 7 - 1, (days[cardinality(days)] + 3) / 7 + 1) AS week;
  FOREACH day IN ARRAY days LOOP
    day_start := day * 1440;
    SELECT upper(span) INTO gone_from FROM unnest(open) AS span
      WHERE lower(span) < day_start AND upper(span) > day_start AND upper(span) <= day_start + 720;
    SELECT upper(span) INTO gone_until FROM unnest(open) AS span
      WHERE lower(span) < day_start + 1440 AND upper(span) > day_start + 1440 AND upper(span) <= day_start + 2160;
    open := open - int4multirange(int4range(coalesce(gone_from, day_start), coalesce(gone_until, day_start + 1440)));
  END LOOP;
  SELECT range_agg(int4range(one * 1440, (one + 2) * 1440)) INTO known FROM unnest(days) AS one;
  SELECT (open + coalesce(range_agg(int4range(
      special_minutes[i] * 1440 + special_minutes[i + 1], special_minutes[i] * 1440 + special_minutes[i + 2])), '{}')) * known
    INTO open FROM generate_series(1, cardinality(special_minutes), 3) AS i;
END $$;

-- === sql/pages/drop_pages.sql
-- The former name of `invalidate_pages`, which nodes of the previous release call during a rolling upgrade.
CREATE OR REPLACE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE sql AS 'SELECT invalidate_pages(tags)';

-- === sql/pages/invalidate_pages.sql
-- Notifies every node that caches rendered pages of what changed: at commit, and once for each payload. A notification holds fewer
-- than 8000 bytes, so the tags are split over as many notifications as they need.
--
-- Tags: business:ID, category:ID, city:ID (pages that show the entity), in-category:SLUG and in-city:SLUG (lists of its
-- listings), lists (any other list of listings), counts (totals, and pages that depend on which listings exist), all.
CREATE OR REPLACE FUNCTION invalidate_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text := '';
  tag text;
BEGIN
  FOREACH tag IN ARRAY tags LOOP
    IF octet_length(payload) + octet_length(tag) > 4000 THEN
      PERFORM pg_notify('page_drops', payload);
      payload := '';
    END IF;
    payload := CASE WHEN payload = '' THEN tag ELSE payload || ' ' || tag END;
  END LOOP;
  IF payload <> '' THEN
    PERFORM pg_notify('page_drops', payload);
  END IF;
END $$;

-- === sql/pages/most_named_pages.sql
-- If a statement changes more listings than this, every page is invalidated instead.
CREATE OR REPLACE FUNCTION most_named_pages() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 10000';

-- === sql/pages/page_tags_of_business.sql
CREATE OR REPLACE FUNCTION page_tags_of_business(id int, category_id int, city_id int) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'business:' || id
  UNION ALL SELECT 'in-category:' || slug FROM categories WHERE categories.id = category_id
  UNION ALL SELECT 'in-city:' || slug FROM cities WHERE cities.id = city_id
$$;

-- === sql/quality/completeness.sql
-- Returns how complete a listing with these issues is, from 0 to 100: ten points for each of ten fields with a usable value.
CREATE OR REPLACE FUNCTION completeness(issues int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 100 - 10 * (
    (issues & 1 <> 0)::int + (issues & 2 <> 0)::int + (issues & 8 <> 0)::int + (issues & 96 <> 0)::int
    + (issues & 384 <> 0)::int + (issues & 512 <> 0)::int + (issues & 1024 <> 0)::int + (issues & 2048 <> 0)::int
    + (issues & 4096 <> 0)::int + (issues & 8192 <> 0)::int)
$$;

-- === sql/quality/listing_issues.sql
-- Returns what a published listing lacks or holds in doubtful form, as a bit set. qualityIssues.ts names the bits.
CREATE OR REPLACE FUNCTION listing_issues(b businesses) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (b.category_id IS NULL)::int
    + 2 * (b.city_id IS NULL)::int
    + 4 * (b.city_id IS NOT NULL AND 'city_id' = ANY (b.derived_fields))::int
    + 8 * (b.country_code IS NULL)::int
    + 16 * (b.business_status IS NULL)::int
    + 32 * (b.phone IS NULL)::int
    + 64 * (b.phone IS NOT NULL AND b.phone_normalised IS NULL)::int
    + 128 * (b.website IS NULL)::int
    + 256 * coalesce(b.website !~* '^https?://[^\s/?#@]+\.[^\s/?#@.]{2,}(:\d+)?([/?#]\S*)?$', false)::int
    + 512 * (b.address IS NULL AND b.street IS NULL)::int
    + 1024 * (b.latitude IS NULL)::int
    + 2048 * (b.working_hours IS NULL)::int
    + 4096 * (b.photo_url IS NULL AND b.image_url IS NULL)::int
    + 8192 * (b.description IS NULL AND b.detailed_info IS NULL)::int
$$;

-- === sql/search/add_vocabulary.sql
-- Adds the words of listings that the correction of misspelt words uses.
CREATE OR REPLACE FUNCTION add_vocabulary(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary (word, forms)
    SELECT word, slip_forms(word) FROM unnest(words) AS used(word)
    WHERE word !~ '[#0-9]' AND length(word) <= 40
      -- Words of two letters say something where words are short.
      AND (length(word) >= 3 OR length(word) = 2 AND word !~ '[\u0001-\u024f]')
      AND NOT EXISTS (SELECT FROM search_vocabulary v WHERE v.word = used.word)
    ORDER BY word ON CONFLICT DO NOTHING
$$;

-- === sql/search/counted_marks.sql
CREATE OR REPLACE FUNCTION counted_marks(vector tsvector, schedule_id integer) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 12
  AS $$
    SELECT lexeme FROM unnest(tsvector_to_array(vector)) AS lexeme WHERE lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g'
      OR lexeme COLLATE "C" >= '#p' AND lexeme COLLATE "C" < '#q' OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#s'
    UNION ALL SELECT '#s' || schedule_id WHERE schedule_id IS NOT NULL
  $$;

-- === sql/search/feature_marks.sql
-- Returns the marks of the features that the sections of a listing affirm. Runs for every row of an import, so it makes no query.
CREATE OR REPLACE FUNCTION feature_marks(about jsonb) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  features CONSTANT jsonb := jsonb_path_query_array(
    about, 'strict $.* ? (@.type() == "object").keyvalue() ? (@.value == true).key', '{}', true);
  marks text[] := '{}';
BEGIN
  FOR i IN 0 .. jsonb_array_length(features) - 1 LOOP
    marks := marks || ('#f' || feature_slug(features->>i));
  END LOOP;
  RETURN array_remove(marks, '#f');
END $$;

-- === sql/search/listing_answers.sql
-- Returns the mark of a listing's price level (#p, then 1 to 4) and its yes and no marks for each filter of the catalogue: #b,
-- the name of the field, then :1 or :0. A migration that adds a filter replaces this function.
CREATE OR REPLACE FUNCTION listing_answers(listing businesses) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  level CONSTANT smallint := price_level(listing.price_range);
  marks text[] := '{}';
BEGIN
  IF level IS NOT NULL THEN
    marks := marks || ('#p' || level);
  END IF;
  IF listing.wheelchair_accessible IS NOT NULL THEN
    marks := marks || ('#bwheelchairAccessible:' || listing.wheelchair_accessible::integer);
  END IF;
  RETURN marks;
END $$;

-- === sql/search/listing_marks.sql
-- Returns the marks of a listing, apart from the yes and no marks; `plain` is its name in folded words. Runs for every row of an
-- import, so it makes no query and takes single values: passing a row would build the row for the call.
-- A mark starts with #, which no word contains: #= whole name, #n start of the name, #c category, #t city, #k country,
-- #f feature, #r minimum rating, #g cell of the globe, #q quality band, best (0) first.
CREATE OR REPLACE FUNCTION listing_marks(
  plain text, score real, category_id integer, city_id integer, country_code text, rating numeric,
  latitude double precision, longitude double precision, about jsonb
) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  north CONSTANT double precision := latitude + 90;
  east CONSTANT double precision := longitude + 180;
  first CONSTANT text := nullif(left(plain, 2), '');
BEGIN
  RETURN array_remove(ARRAY[
    '#q' || quality_band(score), '#n' || left(first, 1), '#n' || first, '#=' || nullif(left(plain, 120), ''),
    '#c' || category_id, '#t' || city_id, '#k' || country_code,
    CASE WHEN rating >= 3 THEN '#r30' END, CASE WHEN rating >= 3.5 THEN '#r35' END,
    CASE WHEN rating >= 4 THEN '#r40' END, CASE WHEN rating >= 4.5 THEN '#r45' END,
    '#ga:' || floor(north / 0.1) || ':' || floor(east / 0.1), '#gb:' || floor(north / 0.5) || ':' || floor(east / 0.5),
    '#gc:' || floor(north / 2.5) || ':' || floor(east / 2.5)
  ], NULL) || feature_marks(about);
END $$;

-- === sql/search/nearest_candidates.sql
-- Returns the nearest listings within a distance of a point that match: at most `most` listings are read. `seen` is the number
-- read; it equals `most` where more exist. The index orders by degrees, so the listings inside a circle within the area read are the
-- nearest over ground. Near the poles this circle is small and contains few listings.
CREATE OR REPLACE FUNCTION nearest_candidates(
  here_latitude double precision, here_longitude double precision, meters double precision, wanted tsquery, ranked tsquery,
  most integer, with_marks boolean DEFAULT false
) RETURNS TABLE (candidate search_candidate, seen bigint) LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
  AS $$
DECLARE
  here public.cube := globe_point(here_latitude, here_longitude);
  -- A degree of longitude in degrees of latitude, where it is shortest.
  shortest double precision := cos(radians(least(abs(here_latitude) + meters / 111000, 89)));
  read_most integer := least(ceil(most / shortest), 1650);
BEGIN
  RETURN QUERY
    WITH near AS MATERIALIZED (
      SELECT l.*, point(l.longitude, l.latitude) <-> point(here_longitude, here_latitude) AS degrees FROM businesses l
      WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
        AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, meters)
      ORDER BY point(l.longitude, l.latitude) <-> point(here_longitude, here_latitude) LIMIT read_most
    ), circle AS (
      SELECT count(*) AS read, CASE WHEN count(*) < read_most THEN meters ELSE max(degrees) * 111000 * shortest END AS reach
      FROM near
    ), nearest AS (
      SELECT near.*, circle.read, read_most > circle.read AS is_whole FROM near, circle
      WHERE circle.read < read_most OR ground_metres(globe_point(near.latitude, near.longitude) <-> here) <= circle.reach
      ORDER BY globe_point(near.latitude, near.longitude) <-> here, near.id LIMIT most
    )
    SELECT row(b.id, CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified, price_level(b.price_range))::search_candidate,
      CASE WHEN b.is_whole THEN least(b.read, most) ELSE most END
    FROM nearest b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;

-- === sql/search/search_candidates.sql
-- The best matches wherever they are, as `search_candidates_within` finds them.
CREATE OR REPLACE FUNCTION search_candidates(
  wanted text, named text, ranked tsquery, most integer, with_marks boolean DEFAULT false
) RETURNS SETOF search_candidate LANGUAGE sql STABLE ROWS 1000
  AS 'SELECT * FROM search_candidates_within(wanted, NULL, named, ranked, most, with_marks)';

-- === sql/search/search_candidates_within.sql
-- Returns at most `most` best matches of a query over words and marks. Matches of the whole name (`named` is their mark) come
-- first, then one quality band after the other from the best, so that a common word costs no more than a rare one. `ranked` defines
-- the relevance. `cells` is a query for the marks of an area: few matches are cheaper to judge by the caller than the many marks
-- are to read, so a few may be outside of it.
-- Each statement contains its band as a literal, because the planner then uses the partial index of the band. The settings exclude
-- other plans.
CREATE OR REPLACE FUNCTION search_candidates_within(
  wanted text, cells text, named text, ranked tsquery, most integer, with_marks boolean
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
  -- Matches that may still be read wherever they are.
  anywhere integer := 25;
  few search_candidate[];
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
      USING CASE WHEN cells IS NULL THEN named::tsquery && others ELSE named::tsquery && others && cells::tsquery END,
        ranked, least(most, 200), with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
    others := others && !!named::tsquery;
  END IF;
  FOR band IN 0..5 LOOP
    EXIT WHEN most <= 0;
    IF cells IS NOT NULL THEN
      EXECUTE format('SELECT array_agg(c::search_candidate) FROM (' || candidates || ') c', 0, format(matched, band))
        INTO few USING others, ranked, anywhere + 1, with_marks;
      found_now := coalesce(cardinality(few), 0);
      IF found_now <= anywhere THEN
        RETURN QUERY SELECT * FROM unnest(few);
        most := most - found_now;
        anywhere := anywhere - found_now;
        CONTINUE;
      END IF;
      others := others && cells::tsquery;
      cells := NULL;
    END IF;
    RETURN QUERY EXECUTE format(candidates, 0, format(matched, band)) USING others, ranked, most, with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
  END LOOP;
END $$;

-- === sql/settings/refresh_listing_plans.sql
CREATE OR REPLACE FUNCTION refresh_listing_plans(ids int[]) RETURNS void LANGUAGE sql AS $$
  WITH due AS (
    SELECT b.id, p.id AS plan_id, s.ends_at, p.priority_placement, p.custom_styling, p.max_ads, b.shuffle, b.category_id,
      b.city_id, b.country_code
    FROM subscriptions s JOIN plans p ON p.id = s.plan_id JOIN businesses b ON b.id = s.business_id
    WHERE s.business_id = ANY (ids) AND s.status = 'RUNNING' AND s.ends_at > now() AND b.deleted_at IS NULL
  ), gone AS (
    DELETE FROM listing_plans WHERE business_id = ANY (ids) AND business_id NOT IN (SELECT id FROM due)
  )
  INSERT INTO listing_plans AS l SELECT * FROM due
  ON CONFLICT (business_id) DO UPDATE SET
    (plan_id, until, is_sponsored, custom_styling, max_ads, shuffle, category_id, city_id, country_code) = (
      EXCLUDED.plan_id, EXCLUDED.until, EXCLUDED.is_sponsored, EXCLUDED.custom_styling, EXCLUDED.max_ads,
      EXCLUDED.shuffle, EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.country_code)
  WHERE (l.*) IS DISTINCT FROM (EXCLUDED.*)
$$;

-- === sql/taxonomy/category_of_key.sql
-- Returns the category that a folded name refers to: the category with this name, else the one that had it before, else the target
-- of its merge.
CREATE OR REPLACE FUNCTION category_of_key(key text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(merged_into_id, id) FROM categories WHERE name_key = key OR former_keys @> ARRAY[key]
  ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1
$$;

-- === sql/taxonomy/city_of_key.sql
-- Returns the city that a folded name refers to in a country, by the rule of category_of_key. The code is '' for an unknown country.
-- A city that was merged while its country was unknown has the country of its target.
CREATE OR REPLACE FUNCTION city_of_key(key text, code text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT coalesce(merged_into_id, id) FROM cities
      WHERE (name_key = key OR former_keys @> ARRAY[key]) AND coalesce(country_code, '') = code
      ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1),
    (SELECT target.id FROM cities merged JOIN cities target ON target.id = merged.merged_into_id
      WHERE (merged.name_key = key OR merged.former_keys @> ARRAY[key]) AND coalesce(target.country_code, '') = code
      ORDER BY merged.name_key <> key, merged.id LIMIT 1)
  )
$$;

-- === sql/text/clean_name.sql
-- Removes deceptive characters from names, whichever program writes them. domain/names.ts is stricter, because it knows which joiners
-- and selectors each script needs; this function leaves its results unchanged.
--
-- Returns the name with single spaces and without invisible characters: controls, overrides and embeddings of direction, private
-- use, fillers, and joiners after letters and signs that do not join.
CREATE OR REPLACE FUNCTION clean_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u00ad\u17b4\u17b5\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff\U000f0000-\U0010ffff]', '', 'g'),
      '^[\u200b-\u200d]+|(?<=[\u0020-\u007e])[\u200b-\u200d]+', '', 'g'),
      ' {2,}', ' ', 'g'))
  $$;

-- === sql/text/correct_names.sql
-- Corrects stored names and returns the number of corrected rows. A name that looks like another one of the same entity gets a
-- visible number, so that an operator can merge the two. An invisible name gets a placeholder. Revisions and the history of
-- categories and cities record each correction.
CREATE OR REPLACE FUNCTION correct_names() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  corrected integer;
  place record;
  wanted text;
  candidate text;
  n integer;
BEGIN
  WITH found AS MATERIALIZED (
    SELECT id, version, name, CASE WHEN is_seen(clean_name(name)) THEN clean_name(name) ELSE 'Unnamed listing ' || id END AS corrected_name
    FROM businesses WHERE clean_name(name) <> name OR NOT is_seen(name) ORDER BY id FOR UPDATE
  ), noted AS (
    INSERT INTO business_revisions (business_id, version, before, after, undone)
    SELECT id, version, jsonb_build_object('name', name), jsonb_build_object('name', corrected_name), true FROM found
  ), written AS (
    UPDATE businesses b SET name = found.corrected_name FROM found WHERE found.id = b.id RETURNING 1
  )
  SELECT count(*) INTO corrected FROM written;

  FOR place IN SELECT * FROM categories WHERE clean_name(name) <> name OR NOT is_seen(name) OR key_of_name(name) <> name_key
    ORDER BY id FOR UPDATE
  LOOP
    wanted := CASE WHEN is_seen(clean_name(place.name)) THEN clean_name(place.name) ELSE 'Unnamed category ' || place.id END;
    candidate := wanted;
    n := 1;
    WHILE place.merged_into_id IS NULL AND EXISTS (
      SELECT FROM categories c WHERE c.name_key = key_of_name(candidate) AND c.id <> place.id AND c.merged_into_id IS NULL
    ) LOOP
      n := n + 1;
      candidate := wanted || ' (' || n || ')';
    END LOOP;
    UPDATE categories SET name = candidate WHERE id = place.id;
    IF candidate <> place.name THEN
      corrected := corrected + 1;
      INSERT INTO place_changes (kind, category_id, before, after, applied_at) VALUES ('EDIT', place.id,
        jsonb_build_object('name', place.name, 'slug', place.slug, 'icon', place.icon, 'formerKeys', place.former_keys),
        jsonb_build_object('name', candidate, 'slug', place.slug, 'icon', place.icon), now());
    END IF;
  END LOOP;

  FOR place IN SELECT * FROM cities WHERE clean_name(name) <> name OR NOT is_seen(name) OR key_of_name(name) <> name_key
    ORDER BY id FOR UPDATE
  LOOP
    wanted := CASE WHEN is_seen(clean_name(place.name)) THEN clean_name(place.name) ELSE 'Unnamed city ' || place.id END;
    candidate := wanted;
    n := 1;
    WHILE place.merged_into_id IS NULL AND EXISTS (
      SELECT FROM cities c WHERE c.name_key = key_of_name(candidate) AND c.id <> place.id AND c.merged_into_id IS NULL
        AND c.country_code IS NOT DISTINCT FROM place.country_code
    ) LOOP
      n := n + 1;
      candidate := wanted || ' (' || n || ')';
    END LOOP;
    UPDATE cities SET name = candidate WHERE id = place.id;
    IF candidate <> place.name THEN
      corrected := corrected + 1;
      INSERT INTO place_changes (kind, city_id, before, after, applied_at) VALUES ('EDIT', place.id,
        jsonb_build_object('name', place.name, 'slug', place.slug, 'icon', NULL, 'formerKeys', place.former_keys),
        jsonb_build_object('name', candidate, 'slug', place.slug, 'icon', NULL), now());
    END IF;
  END LOOP;

  WITH written AS (
    UPDATE operators SET name = CASE WHEN is_seen(clean_name(name)) THEN clean_name(name) ELSE user_code END
    WHERE clean_name(name) <> name OR NOT is_seen(name) RETURNING 1
  )
  SELECT corrected + count(*) INTO corrected FROM written;
  RETURN corrected;
END $$;

-- === sql/text/feature_slug.sql
CREATE OR REPLACE FUNCTION feature_slug(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(replace(search_words_of(name), ' ', '-'), 60) $$;

-- === sql/text/is_seen.sql
-- Returns whether a text contains a visible character: one other than blanks, characters without a glyph, and combining marks without
-- a base.
CREATE OR REPLACE FUNCTION is_seen(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u200f\u2028-\u202f\u205f-\u206f\u20d0-\u20ff\u2800\u3000\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff]'
  $$;

-- === sql/text/jsonb_concat_all.sql
-- Merges objects; the last value of a repeated key wins.
CREATE OR REPLACE AGGREGATE jsonb_concat_all(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');

-- === sql/text/key_of_name.sql
-- Returns the key by which names are unique among categories, and among the cities of a country: names that look the same have one
-- key. The key ignores case, accents, invisible characters and compatibility variants (NFKC, after which some blanks become
-- invisible characters).
CREATE OR REPLACE FUNCTION key_of_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT fold(btrim(regexp_replace(without_unseen(normalize(fold(without_unseen(value)), NFKC)),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g')))
  $$;

-- === sql/text/price_level.sql
-- Returns the price level of a listing from 1 upwards: the number of repeated currency signs ("$$"). Null for any other text.
CREATE OR REPLACE FUNCTION price_level(price_range text) RETURNS smallint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN price_range ~ '^([$€£¥₺₱₹₩₫฿₽])\1{0,3}$' THEN length(price_range)::smallint END $$;

-- === sql/text/search_words_of.sql
CREATE OR REPLACE FUNCTION search_words_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT plain_words(fold(value)) $$;

-- === sql/text/slip_forms.sql
CREATE OR REPLACE FUNCTION slip_forms(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT array_agg(DISTINCT form) FROM (
      SELECT word AS form UNION ALL SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i
    ) AS forms
  $$;

-- === sql/text/without_unseen.sql
CREATE OR REPLACE FUNCTION without_unseen(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g')
  $$;

-- === sql/identity/update_identity_keys.sql
CREATE OR REPLACE FUNCTION update_identity_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO identity_keys
      SELECT DISTINCT key, n.id FROM new_rows n, unnest(identity_keys_of(n.name_folded, n.phone, n.phone_normalised,
        coalesce(n.address, n.street), n.website, n.email, n.latitude, n.longitude, 0)) AS key
      -- In the order of the index: a bulk import would touch all of it at random.
      ORDER BY 1, 2;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE identity_keys;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM identity_keys k USING (
      SELECT o.id, key FROM old_rows o, unnest(identity_keys_of(o.name_folded, o.phone, o.phone_normalised,
        coalesce(o.address, o.street), o.website, o.email, o.latitude, o.longitude, 0)) AS key
    ) AS gone WHERE k.key = gone.key AND k.business_id = gone.id;
  ELSE
    -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
    -- the number of rows.
    WITH before AS MATERIALIZED (
      SELECT unnest(identity_keys_of(name_folded, phone, phone_normalised, place, website, email, latitude, longitude, 0)) AS key, id
      FROM (
        SELECT id, name_folded, phone, phone_normalised, coalesce(address, street) AS place, website, email, latitude, longitude
        FROM old_rows
        EXCEPT SELECT id, name_folded, phone, phone_normalised, coalesce(address, street), website, email, latitude, longitude
        FROM new_rows
      ) AS changed
    ), after AS MATERIALIZED (
      SELECT unnest(identity_keys_of(name_folded, phone, phone_normalised, place, website, email, latitude, longitude, 0)) AS key, id
      FROM (
        SELECT id, name_folded, phone, phone_normalised, coalesce(address, street) AS place, website, email, latitude, longitude
        FROM new_rows
        EXCEPT SELECT id, name_folded, phone, phone_normalised, coalesce(address, street), website, email, latitude, longitude
        FROM old_rows
      ) AS changed
    ), gone AS (
      DELETE FROM identity_keys k USING (SELECT key, id FROM before EXCEPT SELECT key, id FROM after) AS stale
      WHERE k.key = stale.key AND k.business_id = stale.id
    )
    INSERT INTO identity_keys SELECT key, id FROM after EXCEPT SELECT key, id FROM before ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_identity_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();
CREATE TRIGGER businesses_identity_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();
CREATE TRIGGER businesses_identity_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();
CREATE TRIGGER businesses_identity_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();

-- === sql/listings/count_businesses.sql
CREATE OR REPLACE FUNCTION count_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added listing_change[];
  removed listing_change[];
  changes listing_change[];
  changed_at timestamptz := now();
  total_delta int;
  demo_delta int;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg((category_id, city_id, country_code, is_demo, n)::listing_change) INTO added FROM (
      SELECT category_id, city_id, country_code, is_demo, count(*) AS n FROM new_rows
      WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4
    ) AS grouped;
    SELECT max(updated_at) INTO changed_at FROM new_rows;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg((category_id, city_id, country_code, is_demo, -n)::listing_change) INTO removed FROM (
      SELECT category_id, city_id, country_code, is_demo, count(*) AS n FROM old_rows
      WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4
    ) AS grouped;
  END IF;
  changes := coalesce(added, '{}') || coalesce(removed, '{}');
  IF changed_at IS NULL OR (cardinality(changes) = 0 AND TG_OP <> 'UPDATE') THEN
    RETURN NULL;
  END IF;

  PERFORM FROM categories WHERE id IN (
    SELECT category_id FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE categories SET business_count = business_count + delta
    FROM (SELECT category_id, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE categories.id = d.category_id;

  PERFORM FROM cities WHERE id IN (
    SELECT city_id FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE cities SET business_count = business_count + delta
    FROM (SELECT city_id, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE cities.id = d.city_id;

  PERFORM FROM countries WHERE code IN (
    SELECT country_code FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY code FOR NO KEY UPDATE;
  UPDATE countries SET business_count = business_count + delta
    FROM (SELECT country_code, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE countries.code = d.country_code;

  SELECT coalesce(sum(n), 0), coalesce(sum(n) FILTER (WHERE is_demo), 0) INTO total_delta, demo_delta FROM unnest(changes);
  UPDATE directory_stats
    SET business_count = business_count + total_delta, demo_count = demo_count + demo_delta,
        updated_at = greatest(updated_at, changed_at)
    WHERE id = 1 AND (total_delta <> 0 OR demo_delta <> 0 OR updated_at < changed_at);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_count_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();

CREATE TRIGGER businesses_count_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();

CREATE TRIGGER businesses_count_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();

-- === sql/listings/derive_business.sql
-- Derives every column of a listing that depends on its other columns, whichever program writes the row. This is one trigger
-- with one query of other tables, because an import runs it for every row and each further query or trigger costs as much as
-- folding a name.
-- Sequential scans are off because a session plans the query once: a plan made while the table is small would keep scanning while
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

CREATE TRIGGER businesses_derive BEFORE INSERT OR UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION derive_business();

-- === sql/listings/record_business_changes.sql
-- A listing in the trash counts as deleted in the feed of changes. Rows are written in the order of their ids, so that two
-- writers cannot deadlock.
CREATE OR REPLACE FUNCTION record_business_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- With the stamp that the trigger of that table would set, which it need not set again for each row.
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT id, slug, is_demo, false, pg_current_xact_id(), pg_current_xact_id() FROM new_rows WHERE deleted_at IS NULL
      ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo, is_deleted = false;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
      -- the number of rows.
      SELECT id, max(slug) FILTER (WHERE is_new), bool_or(is_demo AND is_new), bool_and(deleted_at IS NOT NULL OR NOT is_new), '0', '0'
      FROM (
        SELECT id, slug, is_demo, deleted_at, version, false AS is_new FROM old_rows
        UNION ALL SELECT id, slug, is_demo, deleted_at, version, true FROM new_rows
      ) AS states GROUP BY id HAVING min(version) <> max(version) AND bool_or(deleted_at IS NULL) ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo,
        is_deleted = excluded.is_deleted;
  ELSE
    UPDATE business_changes AS c SET is_deleted = true FROM (
      SELECT business_id FROM business_changes
      WHERE business_id IN (SELECT id FROM old_rows) AND NOT is_deleted ORDER BY business_id FOR NO KEY UPDATE
    ) AS gone WHERE c.business_id = gone.business_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_record_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_business_changes();

CREATE TRIGGER businesses_record_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_business_changes();

CREATE TRIGGER businesses_record_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_business_changes();

-- === sql/listings/record_moderated_reviews.sql
-- Marks a listing as changed in the feed of changes when its visible reviews change. Rows are written in the order of their ids,
-- so that two writers cannot deadlock.
CREATE OR REPLACE FUNCTION record_moderated_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The stamp of a change is set by a trigger of its table.
  UPDATE business_changes AS c SET is_deleted = c.is_deleted FROM (
    SELECT business_id FROM business_changes WHERE NOT is_deleted AND business_id IN (
      -- No join: sessions plan it once, maybe for one row, and it would then take the square of the number of rows.
      SELECT business_id FROM (
        SELECT id, business_id, hidden_at IS NULL FROM new_rows EXCEPT SELECT id, business_id, hidden_at IS NULL FROM old_rows
      ) AS changed
    ) ORDER BY business_id FOR NO KEY UPDATE
  ) AS changed WHERE c.business_id = changed.business_id;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_record_moderated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_moderated_reviews();

-- === sql/listings/record_truncated_businesses.sql
CREATE OR REPLACE FUNCTION record_truncated_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE business_changes SET is_deleted = true WHERE NOT is_deleted;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_record_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION record_truncated_businesses();

-- === sql/listings/refuse_restore_of_merged.sql
-- A merged listing leaves the trash only when the merge is undone.
CREATE OR REPLACE FUNCTION refuse_restore_of_merged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM business_merges WHERE loser_id = NEW.id AND undone_at IS NULL) THEN
    RAISE check_violation USING MESSAGE = 'a merged listing stays in the trash', CONSTRAINT = 'business_merges_in_trash';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_refuse_merged AFTER UPDATE OF deleted_at ON businesses
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION refuse_restore_of_merged();

-- === sql/listings/reset_counts.sql
CREATE OR REPLACE FUNCTION reset_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET business_count = 0 WHERE business_count <> 0;
  UPDATE cities SET business_count = 0 WHERE business_count <> 0;
  UPDATE countries SET business_count = 0 WHERE business_count <> 0;
  UPDATE directory_stats SET business_count = 0, demo_count = 0, rating_sum = 0, rated_count = 0, updated_at = now();
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_reset_counts AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION reset_counts();

-- === sql/listings/save_old_business_slug.sql
CREATE OR REPLACE FUNCTION save_old_business_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO old_slugs (slug, business_id) VALUES (OLD.slug, OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_save_old_slug AFTER UPDATE OF slug ON businesses
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION save_old_business_slug();

-- === sql/listings/stamp_business_change.sql
-- The trigger assigns the ids, so that rows restored from a backup receive ids of this database.
CREATE OR REPLACE FUNCTION stamp_business_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.xid := pg_current_xact_id();
  IF TG_OP = 'INSERT' OR (OLD.is_deleted AND NOT NEW.is_deleted) THEN
    NEW.created_xid := NEW.xid;
  ELSE
    NEW.created_xid := OLD.created_xid;
  END IF;
  NEW.at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER business_changes_stamp BEFORE UPDATE ON business_changes
  FOR EACH ROW EXECUTE FUNCTION stamp_business_change();

CREATE TRIGGER business_changes_stamp_new BEFORE INSERT ON business_changes FOR EACH ROW
  WHEN (NEW.xid IS DISTINCT FROM pg_current_xact_id() OR NEW.created_xid IS DISTINCT FROM pg_current_xact_id()
    OR NEW.at IS DISTINCT FROM now()::timestamptz(3))
  EXECUTE FUNCTION stamp_business_change();

-- === sql/listings/sum_ratings.sql
CREATE OR REPLACE FUNCTION sum_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sum_delta numeric := 0;
  count_delta int := 0;
  part record;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(sum(rating), 0) AS total, count(rating) AS n INTO part FROM new_rows WHERE deleted_at IS NULL;
    sum_delta := part.total;
    count_delta := part.n;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(sum(rating), 0) AS total, count(rating) AS n INTO part FROM old_rows WHERE deleted_at IS NULL;
    sum_delta := sum_delta - part.total;
    count_delta := count_delta - part.n;
  END IF;
  UPDATE directory_stats SET rating_sum = rating_sum + sum_delta, rated_count = rated_count + count_delta
    WHERE id = 1 AND (sum_delta <> 0 OR count_delta <> 0);
  RETURN NULL;
END $$;

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_counted_ratings_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

CREATE TRIGGER businesses_counted_ratings_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

CREATE TRIGGER businesses_counted_ratings_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

-- === sql/listings/update_listing_facts.sql
CREATE OR REPLACE FUNCTION update_listing_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
        is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0), country_code,
        name_folded, map_key(latitude, longitude, shuffle), round(latitude * 1e6), round(longitude * 1e6)
      FROM new_rows WHERE deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_facts f USING old_rows o WHERE f.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_facts;
  ELSE
    DELETE FROM listing_facts f USING new_rows n WHERE f.id = n.id AND n.deleted_at IS NOT NULL;
    -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
    -- the number of rows.
    INSERT INTO listing_facts AS facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded, map_key(latitude, longitude, shuffle), round(latitude * 1e6), round(longitude * 1e6)
      FROM (
        SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
          is_open AND coalesce(business_status = 'OPERATIONAL', true) AS is_trading, is_verified, coalesce(rating, 0) AS rating,
          country_code, name_folded, latitude, longitude, shuffle
        FROM new_rows WHERE deleted_at IS NULL
        EXCEPT SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
          is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0),
          country_code, name_folded, latitude, longitude, shuffle
        FROM old_rows WHERE deleted_at IS NULL
      ) AS changed
      ON CONFLICT (id) DO UPDATE SET (
        category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded, map_key, latitude_e6, longitude_e6
      ) = (
        EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.schedule_id, EXCLUDED.global_row_number, EXCLUDED.review_count,
        EXCLUDED.score, EXCLUDED.is_trading, EXCLUDED.is_verified, EXCLUDED.rating, EXCLUDED.country_code,
        EXCLUDED.name_folded, EXCLUDED.map_key, EXCLUDED.latitude_e6, EXCLUDED.longitude_e6
      );
  END IF;
  RETURN NULL;
END $$;

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_facts_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();

CREATE TRIGGER businesses_facts_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();

CREATE TRIGGER businesses_facts_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();

CREATE TRIGGER businesses_facts_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();

-- === sql/pages/invalidate_all_pages.sql
-- Invalidates every page. For tables that any page may show: AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE, FOR EACH STATEMENT.
CREATE OR REPLACE FUNCTION invalidate_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_pages(ARRAY['all']);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_invalidate_pages_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER reviews_invalidate_pages_truncate AFTER TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Every page shows settings.
CREATE TRIGGER site_settings_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Every page contains injected codes.
CREATE TRIGGER injection_codes_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON injection_codes
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- A synonym changes the results of any cached search.
CREATE TRIGGER search_synonyms_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Every kind of page contains ad placements.
CREATE TRIGGER ad_settings_invalidate_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ad_settings
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER categories_invalidate_pages_truncate AFTER TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER cities_invalidate_pages_truncate AFTER TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

CREATE TRIGGER countries_invalidate_pages_truncate AFTER TRUNCATE ON countries
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages();

-- Any page may show the name of a country.
CREATE TRIGGER countries_invalidate_pages_update AFTER UPDATE OF name ON countries
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION invalidate_all_pages();

-- === sql/pages/invalidate_all_pages_on_delete.sql
-- Does nothing where a statement deleted no row: each import ends with a search for unused categories and cities.
CREATE OR REPLACE FUNCTION invalidate_all_pages_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows) THEN
    PERFORM invalidate_pages(ARRAY['all']);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER countries_invalidate_pages_delete AFTER DELETE ON countries
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages_on_delete();

-- === sql/pages/invalidate_pages_of_businesses.sql
-- No page shows a new listing yet, so only the lists that it joins are invalidated, however many listings are added.
CREATE OR REPLACE FUNCTION invalidate_pages_of_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  has_demo boolean := false;
  moved boolean := true;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := EXISTS (SELECT FROM old_rows WHERE is_demo);
  ELSE
    SELECT count(*) INTO changed FROM (SELECT FROM new_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := TG_OP = 'INSERT' AND EXISTS (SELECT FROM new_rows WHERE is_demo);
  END IF;
  IF changed = 0 THEN
    RETURN NULL;
  ELSIF has_demo THEN
    -- Every page says so where listings are made up.
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO tags FROM (
      SELECT 'in-category:' || slug FROM categories WHERE id IN (SELECT category_id FROM new_rows)
      UNION ALL
      SELECT 'in-city:' || slug FROM cities WHERE id IN (SELECT city_id FROM new_rows)
    ) AS lists(tag);
  ELSIF changed > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM old_rows AS b, page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM (SELECT id, category_id, city_id FROM old_rows UNION SELECT id, category_id, city_id FROM new_rows) AS b,
        page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
    SELECT EXISTS (
      SELECT id, category_id, city_id, country_code, deleted_at, is_demo FROM new_rows
      EXCEPT SELECT id, category_id, city_id, country_code, deleted_at, is_demo FROM old_rows
    ) INTO moved;
    IF moved AND EXISTS (SELECT FROM old_rows WHERE is_demo) THEN
      PERFORM invalidate_pages(ARRAY['all']);
      RETURN NULL;
    END IF;
  END IF;
  PERFORM invalidate_pages(tags || ARRAY['lists'] || CASE WHEN moved THEN ARRAY['counts'] ELSE '{}' END);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_invalidate_pages_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_businesses();

CREATE TRIGGER businesses_invalidate_pages_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_businesses();

CREATE TRIGGER businesses_invalidate_pages_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_businesses();

-- === sql/pages/invalidate_pages_of_deleted_places.sql
-- A deleted category or city has no listings: only its own page and lists with counts could show it.
CREATE OR REPLACE FUNCTION invalidate_pages_of_deleted_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
  lost int;
  tags text[];
BEGIN
  SELECT count(*) INTO lost FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
  IF lost = 0 THEN
    RETURN NULL;
  ELSIF lost > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  END IF;
  SELECT array_agg(tag) INTO tags FROM (
    SELECT kind || ':' || id FROM old_rows UNION ALL SELECT 'in-' || kind || ':' || slug FROM old_rows
  ) AS lists(tag);
  PERFORM invalidate_pages(tags || ARRAY['counts']);
  RETURN NULL;
END $$;

CREATE TRIGGER categories_invalidate_pages_delete AFTER DELETE ON categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_deleted_places();

CREATE TRIGGER cities_invalidate_pages_delete AFTER DELETE ON cities
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_deleted_places();

-- === sql/pages/invalidate_pages_of_listing_plans.sql
-- A plan changes the card of a listing and its rank in lists. The update of the listing itself invalidates the lists that it left.
CREATE OR REPLACE FUNCTION invalidate_pages_of_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM old_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM old_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  ELSE
    SELECT count(*) INTO changed FROM new_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM new_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  END IF;
  IF changed > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
  ELSIF changed > 0 THEN
    PERFORM invalidate_pages(tags || ARRAY['lists', 'counts']);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_plans_invalidate_pages_insert AFTER INSERT ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_listing_plans();

-- Where a listing stood before it moved, its own change tells.
CREATE TRIGGER listing_plans_invalidate_pages_update AFTER UPDATE ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_listing_plans();

CREATE TRIGGER listing_plans_invalidate_pages_delete AFTER DELETE ON listing_plans
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_listing_plans();

-- === sql/pages/invalidate_pages_of_place.sql
-- The listings of a category or city invalidate pages when its counts change.
CREATE OR REPLACE FUNCTION invalidate_pages_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
BEGIN
  PERFORM invalidate_pages(ARRAY[kind || ':' || OLD.id, 'in-' || kind || ':' || OLD.slug, 'counts']);
  RETURN NULL;
END $$;

CREATE TRIGGER categories_invalidate_pages_update AFTER UPDATE OF name, slug, icon, location, merged_into_id ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.location, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.location, NEW.merged_into_id))
  EXECUTE FUNCTION invalidate_pages_of_place();

CREATE TRIGGER cities_invalidate_pages_update AFTER UPDATE OF name, slug, country_code, merged_into_id ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.country_code, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.country_code, NEW.merged_into_id))
  EXECUTE FUNCTION invalidate_pages_of_place();

-- === sql/pages/invalidate_pages_of_reviews.sql
CREATE OR REPLACE FUNCTION invalidate_pages_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM old_rows LIMIT most_named_pages() + 1) AS few;
  ELSE
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM new_rows LIMIT most_named_pages() + 1) AS few;
  END IF;
  IF cardinality(tags) > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
  ELSIF cardinality(tags) > 0 THEN
    PERFORM invalidate_pages(tags);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_invalidate_pages_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_reviews();

CREATE TRIGGER reviews_invalidate_pages_update AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_reviews();

CREATE TRIGGER reviews_invalidate_pages_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_reviews();

-- === sql/quality/update_listing_quality.sql
CREATE OR REPLACE FUNCTION update_listing_quality() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_quality
      SELECT n.id, listing_issues(n) FROM new_rows n WHERE n.deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_quality q USING old_rows o WHERE q.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_quality;
  ELSE
    DELETE FROM listing_quality q USING new_rows n WHERE q.id = n.id AND n.deleted_at IS NOT NULL;
    INSERT INTO listing_quality AS kept
      SELECT n.id, listing_issues(n) FROM new_rows n WHERE n.deleted_at IS NULL
      ON CONFLICT (id) DO UPDATE SET issues = EXCLUDED.issues WHERE kept.issues <> EXCLUDED.issues;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_quality_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();

CREATE TRIGGER businesses_quality_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();

CREATE TRIGGER businesses_quality_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();

CREATE TRIGGER businesses_quality_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();

-- === sql/search/refresh_search.sql
-- Makes a renamed category or city searchable by its new name at once.
CREATE OR REPLACE FUNCTION refresh_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    UPDATE businesses SET search_vector = NULL WHERE category_id = NEW.id;
  ELSE
    UPDATE businesses SET search_vector = NULL WHERE city_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER categories_refresh_search AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();

CREATE TRIGGER cities_refresh_search AFTER UPDATE OF name ON cities
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();

-- === sql/search/reset_search.sql
CREATE OR REPLACE FUNCTION reset_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_marks;
  DELETE FROM search_vocabulary;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_reset_search AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION reset_search();

-- === sql/search/update_search_marks.sql
-- Updates the number of listings with each counted mark, and adds the words of new listings in the same pass.
CREATE OR REPLACE FUNCTION update_search_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  marks text[];
  deltas integer[];
  -- One listing that bears the mark now.
  bearers integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH counted AS (
      SELECT lexeme COLLATE "C" AS lexeme, count(*) AS n, min(id) AS bearer
      FROM new_rows, unnest(tsvector_to_array(search_vector) || ('#s' || schedule_id)) AS lexeme
      -- Words come after all marks.
      WHERE deleted_at IS NULL AND (lexeme COLLATE "C" >= '$'
        OR lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g' OR lexeme COLLATE "C" >= '#p' AND lexeme COLLATE "C" < '#q'
        OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#t')
      GROUP BY 1
    )
    SELECT array_agg(lexeme) FILTER (WHERE lexeme >= '$'), array_agg(lexeme ORDER BY lexeme) FILTER (WHERE lexeme < '$'),
      array_agg(n ORDER BY lexeme) FILTER (WHERE lexeme < '$'), array_agg(bearer ORDER BY lexeme) FILTER (WHERE lexeme < '$')
      INTO words, marks, deltas, bearers FROM counted;
    PERFORM add_vocabulary(words);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(mark ORDER BY mark), array_agg(-n ORDER BY mark) INTO marks, deltas FROM (
      SELECT mark COLLATE "C" AS mark, count(*) AS n FROM old_rows, counted_marks(search_vector, schedule_id) AS mark
      WHERE deleted_at IS NULL GROUP BY 1
    ) AS removed;
  ELSE
    SELECT array_agg(mark ORDER BY mark), array_agg(n ORDER BY mark), array_agg(bearer ORDER BY mark)
      INTO marks, deltas, bearers FROM (
      SELECT mark COLLATE "C" AS mark, sum(sign) AS n, min(id) FILTER (WHERE sign = 1) AS bearer FROM (
        SELECT mark, 1 AS sign, id FROM new_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
        UNION ALL
        SELECT mark, -1, id FROM old_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
      ) AS changed GROUP BY 1 HAVING sum(sign) <> 0
    ) AS changes;
  END IF;
  IF marks IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_marks (mark)
      SELECT mark FROM unnest(marks) AS mark WHERE NOT EXISTS (SELECT FROM search_marks s WHERE s.mark = mark.mark)
      ORDER BY 1 ON CONFLICT DO NOTHING;
    IF FOUND THEN
      -- Only listings that bear a feature without a label are looked at.
      UPDATE search_marks SET label = named.feature, section = named.section FROM (
        SELECT DISTINCT ON (1) '#f' || feature_slug(feature) AS mark, section, feature FROM new_rows,
          jsonb_each(about) AS sections(section, features),
          jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
        WHERE value = 'true' AND id IN (
          SELECT bearer FROM unnest(marks, bearers) AS borne(mark, bearer) JOIN search_marks USING (mark)
          WHERE label IS NULL AND mark COLLATE "C" < '#g'
        )
      ) AS named WHERE search_marks.mark = named.mark AND search_marks.label IS NULL;
    END IF;
  END IF;
  PERFORM FROM search_marks WHERE mark = ANY (marks) ORDER BY mark FOR NO KEY UPDATE;
  UPDATE search_marks SET business_count = business_count + delta
    FROM unnest(marks, deltas) AS d(changed, delta) WHERE search_marks.mark = d.changed;
  RETURN NULL;
END $$;

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_marks_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_search_marks();

CREATE TRIGGER businesses_marks_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_search_marks();

CREATE TRIGGER businesses_marks_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_search_marks();

-- === sql/search/update_vocabulary.sql
-- Adds the words of changed listings. update_search_marks adds those of new listings.
CREATE OR REPLACE FUNCTION update_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_vocabulary(ARRAY(
    SELECT DISTINCT word FROM new_rows, unnest(tsvector_to_array(search_vector)) AS word WHERE deleted_at IS NULL
  ));
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_vocabulary_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_vocabulary();

-- === sql/settings/judge_subscription.sql
CREATE OR REPLACE FUNCTION judge_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.business_id IS NULL AND NEW.ended_at IS NULL AND NOT NEW.is_cancelled AND NEW.ends_at > now() THEN
    NEW.ended_at := now();
    NEW.ends_at := greatest(NEW.starts_at, NEW.ended_at);
  END IF;
  NEW.status := CASE
    WHEN NEW.is_cancelled THEN 'CANCELLED'
    WHEN NEW.ended_at IS NOT NULL THEN 'ENDED'
    WHEN NEW.starts_at > now() THEN 'SCHEDULED'
    WHEN NEW.ends_at > now() THEN 'RUNNING'
    ELSE 'LAPSED' END::subscription_status;
  IF TG_OP = 'UPDATE' THEN
    -- What the clock and merges of listings change is no version.
    IF (NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price, NEW.paid_amount, NEW.paid_on,
        NEW.notes)
      IS DISTINCT FROM (OLD.plan_id, OLD.starts_at, OLD.ends_at, OLD.ended_at, OLD.is_cancelled, OLD.price,
        OLD.paid_amount, OLD.paid_on, OLD.notes) THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    ELSE
      NEW.version := OLD.version;
      NEW.updated_at := OLD.updated_at;
      NEW.operator_id := OLD.operator_id;
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER subscriptions_judge BEFORE INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION judge_subscription();

-- === sql/settings/move_listing_plans.sql
CREATE OR REPLACE FUNCTION move_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  IF NOT EXISTS (SELECT FROM subscriptions WHERE status = 'RUNNING') THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(id) INTO ids FROM (
      SELECT id, deleted_at, category_id, city_id, country_code FROM new_rows
      EXCEPT SELECT id, deleted_at, category_id, city_id, country_code FROM old_rows
    ) AS moved
    WHERE id IN (SELECT business_id FROM subscriptions WHERE status = 'RUNNING');
  IF ids IS NOT NULL THEN
    PERFORM refresh_listing_plans(ids);
  END IF;
  RETURN NULL;
END $$;

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_plans_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_listing_plans();

-- === sql/settings/plan_gives.sql
CREATE OR REPLACE FUNCTION plan_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(ARRAY(SELECT business_id FROM listing_plans WHERE plan_id = NEW.id));
  RETURN NULL;
END $$;

CREATE TRIGGER plans_give AFTER UPDATE ON plans FOR EACH ROW
  WHEN ((OLD.max_ads, OLD.priority_placement, OLD.custom_styling)
    IS DISTINCT FROM (NEW.max_ads, NEW.priority_placement, NEW.custom_styling))
  EXECUTE FUNCTION plan_gives();

-- === sql/settings/save_injection_version.sql
CREATE OR REPLACE FUNCTION save_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO injection_code_versions
    (code_id, version, name, code, position, consent, is_enabled, is_deleted, operator_id)
  VALUES
    (NEW.id, NEW.version, NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled,
     NEW.deleted_at IS NOT NULL, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER injection_codes_save_version AFTER INSERT OR UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION save_injection_version();

-- === sql/settings/save_plan_version.sql
CREATE OR REPLACE FUNCTION save_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plan_versions (plan_id, version, name, price, duration, features, max_ads, priority_placement,
    analytics_access, custom_styling, is_enabled, is_retired, operator_id)
  VALUES (NEW.id, NEW.version, NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement,
    NEW.analytics_access, NEW.custom_styling, NEW.is_enabled, NEW.is_retired, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER plans_save_version AFTER INSERT OR UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION save_plan_version();

-- === sql/settings/save_subscription_version.sql
CREATE OR REPLACE FUNCTION save_subscription_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription_versions (subscription_id, version, plan_id, starts_at, ends_at, ended_at, is_cancelled, price,
    paid_amount, paid_on, notes, operator_id)
  VALUES (NEW.id, NEW.version, NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price,
    NEW.paid_amount, NEW.paid_on, NEW.notes, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_save_version AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION save_subscription_version();

-- === sql/settings/set_injection_version.sql
-- A change of an injected code's content or state creates a version. A change of its order does not.
CREATE OR REPLACE FUNCTION set_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled, NEW.deleted_at IS NULL)
    IS DISTINCT FROM (OLD.name, OLD.code, OLD.position, OLD.consent, OLD.is_enabled, OLD.deleted_at IS NULL) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER injection_codes_set_version BEFORE UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION set_injection_version();

-- === sql/settings/set_plan_version.sql
CREATE OR REPLACE FUNCTION set_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever writes: a retired or deleted plan is not on sale.
  IF NEW.is_retired OR NEW.deleted_at IS NOT NULL THEN
    NEW.is_enabled := false;
  END IF;
  IF (NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement, NEW.analytics_access,
      NEW.custom_styling, NEW.is_enabled, NEW.is_retired, NEW.deleted_at)
    IS DISTINCT FROM (OLD.name, OLD.price, OLD.duration, OLD.features, OLD.max_ads, OLD.priority_placement,
      OLD.analytics_access, OLD.custom_styling, OLD.is_enabled, OLD.is_retired, OLD.deleted_at) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER plans_set_version BEFORE UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION set_plan_version();

-- === sql/settings/subscription_gives.sql
CREATE OR REPLACE FUNCTION subscription_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.business_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.business_id END
  ], NULL));
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_give AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION subscription_gives();

-- === sql/taxonomy/count_place_version.sql
CREATE OR REPLACE FUNCTION count_place_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER categories_count_version BEFORE UPDATE OF name, slug, icon, merged_into_id ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.merged_into_id))
  EXECUTE FUNCTION count_place_version();

CREATE TRIGGER cities_count_version BEFORE UPDATE OF name, slug, merged_into_id ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.merged_into_id) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.merged_into_id))
  EXECUTE FUNCTION count_place_version();

-- === sql/taxonomy/derive_place_key.sql
CREATE OR REPLACE FUNCTION derive_place_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := key_of_name(NEW.name);
  IF TG_OP = 'UPDATE' AND NEW.name_key <> OLD.name_key THEN
    NEW.former_keys := array_append(
      array_remove(array_remove(NEW.former_keys, NEW.name_key), OLD.name_key), OLD.name_key
    );
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER categories_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON categories
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();

CREATE TRIGGER cities_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON cities
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();

-- === sql/taxonomy/merge_place.sql
-- A merged category or city refers directly to one that is not merged, in its own country where it has one. Its listings move
-- there.
CREATE OR REPLACE FUNCTION merge_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    IF EXISTS (SELECT FROM categories WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
      OR EXISTS (SELECT FROM categories WHERE merged_into_id = NEW.id) THEN
      RAISE check_violation USING MESSAGE = 'a category is merged into one that is not merged itself',
        CONSTRAINT = 'categories_merged_once';
    END IF;
    UPDATE businesses SET category_id = NEW.merged_into_id WHERE category_id = NEW.id;
  ELSE
    IF EXISTS (SELECT FROM cities WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
      OR EXISTS (SELECT FROM cities WHERE merged_into_id = NEW.id) THEN
      RAISE check_violation USING MESSAGE = 'a city is merged into one that is not merged itself',
        CONSTRAINT = 'cities_merged_once';
    END IF;
    IF EXISTS (SELECT FROM cities WHERE id = NEW.merged_into_id AND country_code <> NEW.country_code) THEN
      RAISE check_violation USING MESSAGE = 'cities of two countries are two cities', CONSTRAINT = 'cities_merged_at_home';
    END IF;
    UPDATE businesses SET city_id = NEW.merged_into_id WHERE city_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER categories_merge AFTER INSERT OR UPDATE OF merged_into_id ON categories
  FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION merge_place();

CREATE TRIGGER cities_merge AFTER INSERT OR UPDATE OF merged_into_id, country_code ON cities
  FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION merge_place();

-- === sql/taxonomy/record_slug_change.sql
-- Updates the last change of the directory, which the sitemap reports.
CREATE OR REPLACE FUNCTION record_slug_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE directory_stats SET updated_at = now() WHERE id = 1 AND updated_at < now();
  RETURN NULL;
END $$;

CREATE TRIGGER categories_record_slug AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION record_slug_change();

CREATE TRIGGER cities_record_slug AFTER UPDATE OF slug ON cities
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION record_slug_change();

-- === sql/taxonomy/save_old_place_slug.sql
CREATE OR REPLACE FUNCTION save_old_place_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_category CONSTANT boolean := TG_TABLE_NAME = 'categories';
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.slug = OLD.slug THEN
    RETURN NEW;
  END IF;
  -- It may return to a slug that it once had; nobody else may take one over.
  DELETE FROM old_slugs WHERE slug = NEW.slug AND NEW.id = CASE WHEN is_category THEN category_id ELSE city_id END;
  IF EXISTS (
    SELECT FROM old_slugs WHERE slug = NEW.slug AND CASE WHEN is_category THEN category_id ELSE city_id END IS NOT NULL
  ) THEN
    RAISE unique_violation USING MESSAGE = 'slug belongs to another one''s past', CONSTRAINT = TG_TABLE_NAME || '_slug_key';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO old_slugs (slug, category_id, city_id) VALUES (
      OLD.slug, CASE WHEN is_category THEN NEW.id END, CASE WHEN is_category THEN NULL ELSE NEW.id END
    );
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER categories_save_old_slug BEFORE INSERT OR UPDATE OF slug ON categories
  FOR EACH ROW EXECUTE FUNCTION save_old_place_slug();

CREATE TRIGGER cities_save_old_slug BEFORE INSERT OR UPDATE OF slug ON cities
  FOR EACH ROW EXECUTE FUNCTION save_old_place_slug();

-- === sql/text/set_clean_name.sql
CREATE OR REPLACE FUNCTION set_clean_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name := clean_name(NEW.name);
  IF NOT is_seen(NEW.name) THEN
    RAISE check_violation USING MESSAGE = 'nothing of the name would be seen', CONSTRAINT = TG_TABLE_NAME || '_name_seen';
  END IF;
  RETURN NEW;
END $$;

-- These triggers run before the ones that derive keys and search words from the name: triggers fire in the order of their names.
CREATE TRIGGER businesses_clean_name BEFORE INSERT OR UPDATE OF name ON businesses
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();

CREATE TRIGGER categories_clean_name BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();

CREATE TRIGGER cities_clean_name BEFORE INSERT OR UPDATE OF name ON cities
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();

CREATE TRIGGER operators_clean_name BEFORE INSERT OR UPDATE OF name ON operators
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();

-- === baseline/rows.sql
-- What an empty directory holds.
INSERT INTO directory_stats (id) VALUES (1);
INSERT INTO backup_schedule DEFAULT VALUES;
INSERT INTO duplicate_scan (id) VALUES (1);
INSERT INTO position_scan DEFAULT VALUES;
INSERT INTO indexing_automation DEFAULT VALUES;
INSERT INTO plans
  (id, name, price, duration, features, max_ads, priority_placement, analytics_access, custom_styling, sort_order)
VALUES
  ('basic', 'Temel', 99, 30, '{"Sayfasında başkalarının reklamı yok"}', 1, false, false, false, 1),
  ('premium', 'Premium', 249, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu"}', 3, true, true, false, 2),
  ('enterprise', 'Kurumsal', 499, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu","Vurgulu kart"}',
    999, true, true, true, 3);
-- Nothing is stored yet that these would correct.
INSERT INTO data_repairs (name, corrected) VALUES ('correctCountries', 0), ('correctNames', 0), ('nameCategories', 0);
