/** Hair, skin, sport and lessons, in the words of many languages, by kind. */
export const everydayBeauty: Readonly<Record<string, string>> = {
  'amenity/dive_centre': `
    diving lessons, snorkeling, tauchkurs, dalış okulu, dalış kursu, tüplü dalış, corso sub, дайвинг, lặn biển, kurs nurkowania, duikschool, dykkurs, غوص,
    ダイビング, 潜水, καταδύσεις, scufundări, diving center`,
  'amenity/dojo': `
    brazilian jiu jitsu, self defense class, defensa personal, 剣道, 합기도, 태권도장, karateles, boksschool, boxning träning, ค่ายมวย, เรียนมวยไทย, tekvando,
    học võ, 武馆`,
  'amenity/public_bath': `حمام مغربي, حمام تركي, русская баня, хамам, kese köpük`,
  'education/dancing_school': `
    kids ballet, escuela de danza, ballet, danse classique, tečaj plesa, lezioni di ballo, danza classica, バレエ教室, 발레학원, dansles, salsales, ballet infantil,
    cursuri dans, сальса, балет для детей, เรียนบัลเล่ต์, düğün dansı, уроки танців, lớp khiêu vũ, học múa, 学跳舞, 芭蕾舞`,
  'education/kindergarten': `kitaplatz, pre k, jardín de niños, नर्सरी स्कूल, okul öncesi`,
  'education/language_school': `
    دورة انجليزي, integrationskurs, μαθήματα αγγλικών, φροντιστήριο αγγλικών, german course, ielts preparation, learn spanish, language course,
    curso de alemán, cours d'espagnol, अंग्रेजी सीखना, इंग्लिश स्पीकिंग कोर्स, tečaj engleskog, kurs engleskog, kursus bahasa inggris, les bahasa inggris,
    corso di tedesco, corso di italiano per stranieri, 영어회화, nederlands leren, curso de inglês, cursuri engleză, английский для детей, курсы немецкого,
    språkkurs, lära sig svenska, engelska kurs, สอนภาษาอังกฤษ, เรียนภาษาจีน, almanca kursu, yds kursu, курси англійської, англійська для дітей,
    học tiếng anh, luyện thi ielts, học tiếng nhật, 学英语, 英語補習`,
  'education/music_school': `
    gesangsunterricht, geigenunterricht, μαθήματα κιθάρας, μαθήματα πιάνου, violin teacher, drum lessons, clases de canto, cours de chant, kursus musik,
    lezioni di pianoforte, lezioni di chitarra, lezioni di canto, 기타 레슨, gitaarles, zangles, lecții chitară, уроки вокала, pianolektioner, gitarrlektioner,
    เรียนกีตาร์, piyano kursu, bağlama kursu, keman dersi, học guitar, học thanh nhạc, 学吉他, 学钢琴`,
  'education/prep_school': `
    hausaufgabenhilfe, homework help, sat prep, academia de repaso, clases de matemáticas, aide aux devoirs, कोचिंग, होम ट्यूटर, doposcuola, aiuto compiti,
    huiswerkbegeleiding, aula particular, cursinho, подготовка к егэ, mattehjälp, டியூஷன், பயிற்சி மையம், matematik özel ders, lgs kursu,
    підготовка до зно, dạy kèm, luyện thi đại học, học thêm`,
  'education/school': `
    privatschule, instituto secundaria, гимназия, trường tiểu học, trường cấp 3, gymnasieskola, λύκειο, โรงเรียนประถม, பள்ளிக்கூடம்`,
  'education/university': `facultad, facoltà, институт, вуз, đại học, hogeschool, كلية, 大学院, fakultet, facultate`,
  'leisure/bowling_alley': `popicărie`,
  'leisure/fitness_centre': `
    صالة رياضية, كمال اجسام, mcfit, spin class, musculation, מאמן אישי, व्यायामशाला, बॉडी बिल्डिंग, osobni trener, 헬스클럽, musculação, sală de forță,
    antrenor personal, เทรนเนอร์, pabuhat, vücut geliştirme, özel antrenör, phòng tập, 私人教练`,
  'leisure/fitness_centre/yoga': `
    meditation, meditation class, meditación, योग क्लास, योगा, meditazione, ヨガ教室, ホットヨガ, 요가원, yogaklass, เรียนโยคะ`,
  'leisure/golf_course': `ملعب جولف`,
  'leisure/horse_riding': `
    reitunterricht, ponyreiten, pony rides, clases de equitación, paseos a caballo, équitation, balade à cheval, konjički klub, equitazione,
    passeggiate a cavallo, paardrijles, paardrijden, jazda konna, călărie, конный клуб, покататься на лошадях, ridlektioner, at biniciliği`,
  'leisure/ice_rink': `schlittschuhlaufen, pista di pattinaggio, 스케이트장, 溜冰场`,
  'leisure/pitch/badminton': `สนามแบด, คอร์ทแบด`,
  'leisure/pitch/padel': `padelbaan, ملعب بادل`,
  'leisure/pitch/paintball': `лазертаг, ペイントボール, 서바이벌 게임, 真人cs`,
  'leisure/pitch/soccer': `
    fútbol 5, fútbol sala, lapangan bola, calcetto, สนามหญ้าเทียม, สนามบอล, halısaha, sân cỏ nhân tạo`,
  'leisure/pitch/tennis': `tennisunterricht`,
  'leisure/sports_centre/climbing': `klätterhall`,
  'leisure/sports_centre/karting': `kartbahn, kartbaan, كارتينج, καρτ`,
  'leisure/swimming_pool': `
    μαθήματα κολύμβησης, indoor pool, public pool, learn to swim, lap pool, alberca, آموزش شنا, bébé nageurs, שיעורי שחייה, तैराकी सीखना, तरणताल, acquagym,
    スイミングスクール, zwemles, aula de natação, cursuri înot, bazin de înot, simskola, badhus, เรียนว่ายน้ำ, kapalı havuz, olimpik havuz, học bơi, dạy bơi, 学游泳`,
  'shop/beauty': `
    prodloužení řas, kosmetička, αισθητικός, cera, لیزر موهای زائد, maquillage permanent, הסרת שיער בלייזר, ריסים, עיצוב גבות, आइब्रो, थ्रेडिंग,
    kozmetičarka, laserska epilacija, szempilla hosszabbítás, perawatan wajah, klinik kecantikan, trucco permanente, エステサロン, 피부관리실, ontharen, harsen,
    esteticista, salon de înfrumusețare, ögonbryn, แวกซ์, ทรีทเมนต์หน้า, ร้านเสริมความงาม, kaş aldırma, phun xăm chân mày, gội đầu dưỡng sinh, 做脸, 种睫毛`,
  'shop/beauty/nails': `
    أظافر, vernis semi permanent, izlivanje noktiju, nadogradnja noktiju, geliranje noktiju, körmös, nail art kuku, semipermanente, 손톱, nagels laten doen,
    ทาสีเล็บเจล, kuko, manikurista, tırnak salonu, нарощування нігтів, sơn móng, đắp bột móng`,
  'shop/hairdresser': `
    قص شعر نسائي, střihání, kadeřnice, hochsteckfrisur, ανταύγειες, hair braiding, peinados de novia, coiffeuse, ספר נשים, बाल काटना, ब्यूटी सैलून बाल,
    हेयर कलर, bojanje kose, pramenovi, creambath, 머리 자르기, krullenkapper, pasemka, pintar cabelo, salon coafură, șuvițe, укладка, салон красоты волосы,
    кератиновое выпрямление, ดัดผม, สระไดร์, gupit, pa rebond, kulay ng buhok, làm tóc, salon tóc, 美發, 髮廊, 做头发`,
  'shop/hairdresser/barber': `
    pánský střih, bart schneiden, rasur, corte de hombre, سلمانی, מספרת גברים, ברבר, ספר לגברים, दाढ़ी बनाना, हेयर कटिंग, berbernica, potong rambut pria,
    taglio uomo, 散髪, 髭剃り, 남자 머리, мужской мастер, சவரக்கடை, 剃头`,
  'shop/massage': `
    wellnessmassage, sports massage, masajista, タイマッサージ, 타이마사지, ontspanningsmassage, maseur, klassisk massage, สปานวด, pamasahe, масажист, 脚底按摩, 泰式按摩`,
  'shop/tattoo': `tatuarse, se faire tatouer, סטודיו לקעקועים, 刺青, 타투샵, татуировщик, สักลาย, татуювання`,
};
