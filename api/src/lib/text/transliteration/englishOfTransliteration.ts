import { plainWords } from '../../../../../domain/search/plainWords.ts';

/**
 * English words in names of businesses that are not pronounced as written, as Cyrillic, Greek, Hebrew, Arabic and
 * Thai transliterate them: "блок хаус" is Block House. Words that are pronounced as written are found by their letters.
 */
const transliterations = `
  house хаус хауз χαους χαουζ האוס هاوس เฮ้าส์ เฮาส์
  home хоум χομ χοουμ הום هوم โฮม
  town таун ταουν טאון تاون ทาวน์
  down даун νταουν דאון داون
  brown браун μπραουν בראון براون บราวน์
  crown краун κραουν קראון كراون คราวน์
  cloud клауд κλαουντ קלאוד كلاود คลาวด์
  south саус сауф σαουθ סאות ساوث เซาท์
  lounge лаунж лаундж λαουντζ לאונג לאונז لاونج เลานจ์
  tower тауэр ταουερ טאואר تاور ทาวเวอร์
  flower флауэр φλαουερ פלאואר فلاور
  time тайм ταιμ טיים تايم ไทม์
  life лайф λαιφ לייף لايف ไลฟ์
  light лайт λαιτ לייט لايت ไลท์
  night найт ναιτ נייט نايت ไนท์
  knight найт ναιτ נייט نايت
  bright брайт μπραιτ ברייט برايت
  white вайт уайт γουαιτ ווייט وايت ไวท์
  fine файн φαιν פיין فاين
  wine вайн γουαιν וויין واين ไวน์
  diner дайнер νταινερ דיינר داينر
  smile смайл σμαιλ סמייל سمايل สไมล์
  style стайл σταιλ סטייל ستايل สไตล์
  mobile мобайл μομπαιλ מובייל موبايل โมบาย
  ice айс αις אייס ايس ไอซ์
  rice райс ραις רייס رايس ไรซ์
  spice спайс σπαις ספייס سبايس สไปซ์
  fire файр файер φαιερ פייר فاير ไฟร์
  eye איי
  high хай χαι היי هاي
  sky скай σκαι סקיי سكاي สกาย
  blue блю μπλου בלו بلو บลู
  new нью νιου ניו نيو นิว
  queen квин κουιν קווין كوين ควีน
  green грин γκριν גרין غرين جرين กรีน
  sweet свит σουιτ סוויט سويت สวีท
  street стрит στριτ סטריט ستريت สตรีท
  beach бич μπιτς ביץ بيتش บีช
  bean бин μπιν בין بين บีน
  steak стейк στεικ סטייק ستيك สเต็ก
  cake кейк κεικ קייק كيك เค้ก
  bakery бейкери μπεικερι בייקרי بيكري เบเกอรี่
  place плейс πλεις פלייס بليس เพลส
  space спейс σπεις ספייס سبيس สเปซ
  lake лейк λεικ לייק ليك เลค
  bay бэй бей μπει ביי باي เบย์
  day дэй дей ντει דיי داي เดย์
  way вэй вей γουει וויי واي เวย์
  station стейшн стейшен στεισον סטיישן ستيشن สเตชั่น
  table тейбл τειμπλ טייבל تيبل เทเบิล
  black блэк блек μπλακ בלאק بلاك แบล็ค
  stone стоун στοουν סטון ستون สโตน
  rose роуз ροουζ רוז روز โรส
  road роуд ροουντ רוד رود โรด
  gold голд γκολντ גולד غولد جولد โกลด์
  smoke смоук σμοουκ סמוק سموك สโมค
  coffee кофе коффи κοφι קופי كوفي คอฟฟี่
  club клаб κλαμπ קלאב كلوب คลับ
  pub паб παμπ פאב باب ผับ
  sun сан σαν סאן ซัน
  love лав λαβ לאב لاف เลิฟ
  lucky лаки λακι לאקי لاكي ลัคกี้
  food фуд φουντ פוד فود ฟู้ด
  good гуд γκουντ גוד غود جود กู๊ด
  moon мун μουν מון مون มูน
  room рум ρουμ רום روم รูม
  roof руф ρουφ רוף روف รูฟ
  cool кул κουλ קול كول คูล
  wood вуд γουντ ווד وود วูด
  royal роял ροαγιαλ רויאל رويال รอยัล
  joy джой τζοι גוי جوي จอย
  world ворлд уорлд γουορλντ וורלד وورلد เวิลด์
  burger бургер μπεργκερ ברגר برغر برجر เบอร์เกอร์
  chicken чикен τσικεν ציקן تشيكن ชิคเก้น
  kitchen китчен κιτσεν קיצן كيتشن คิทเช่น
  cheese чиз τσιζ ציז تشيز ชีส
  fresh фреш φρες פרש فريش เฟรช
  city сити σιτι סיטי سيتي ซิตี้
  center сентер центр σεντερ סנטר سنتر เซ็นเตอร์
  care кэр кеар κερ كير แคร์
  hair хэйр хеир χερ הייר هير แฮร์
  air эйр эир אייר اير แอร์
  beer бир μπιρ ביר بير เบียร์
  people пипл πιπλ פיפל بيبل
  little литл λιτλ ליטל ليتل ลิตเติ้ล
  apple эппл эпл απλ אפל ابل แอปเปิ้ล
  bubble бабл μπαμπλ באבל بابل บับเบิ้ล
  family фэмили фемили φαμιλι פמילי فاميلي แฟมิลี่
  brothers бразерс μπραδερς בראדרס براذرز บราเธอร์ส
  daddy дэдди νταντι דאדי دادي
  lady леди λειντι ליידי ليدي เลดี้
  george джордж τζορτζ גורג جورج จอร์จ
  john джон τζον גון جون จอห์น
  jack джек τζακ جاك แจ็ค
  joe джо τζο
  james джеймс τζειμς גיימס جيمس เจมส์
  charlie чарли τσαρλι צרלי تشارلي ชาร์ลี
  michael майкл μαικλ מייקל مايكل ไมเคิล
  henry генри хенри χενρι הנרי هنري เฮนรี่`;

const englishOf = new Map<string, string[]>();
for (const line of transliterations.trim().split('\n')) {
  const [english = '', ...spellings] = plainWords(line);
  for (const spelling of spellings) englishOf.set(spelling, [...(englishOf.get(spelling) ?? []), english]);
}

/** The English words that a word of another script transliterates. */
export const englishOfTransliteration = (word: string): readonly string[] => englishOf.get(word) ?? [];
