/** Words of names that are often typed in Latin letters, as the signs write them: Japanese, Korean, Chinese. */
const words = `
  izakaya=居酒屋, shokudo=食堂, shokudou=食堂, sushi=寿司=鮨=すし, soba=蕎麦=そば, udon=うどん, yakiniku=焼肉, yakitori=焼鳥=焼き鳥=やきとり
  tonkatsu=とんかつ, okonomiyaki=お好み焼=お好み焼き, takoyaki=たこ焼き=たこ焼, gyoza=餃子, kushikatsu=串カツ, sukiyaki=すき焼き, shabushabu=しゃぶしゃぶ, wagashi=和菓子, unagi=うなぎ=鰻, tempura=天ぷら, ramen=ラーメン=らーめん, chuka=中華, kissaten=喫茶店, honten=本店
  ryokan=旅館, onsen=温泉, byoin=病院, yakkyoku=薬局, hoteru=ホテル, koen=公園, jinja=神社, eki=駅, ekimae=駅前, sakaba=酒場, teishoku=定食, bento=弁当
  tokyo=東京, shibuya=渋谷, shinjuku=新宿, ikebukuro=池袋, ueno=上野, asakusa=浅草, ginza=銀座, akihabara=秋葉原, roppongi=六本木, ebisu=恵比寿, meguro=目黒
  setagaya=世田谷, harajuku=原宿, shinagawa=品川, nakano=中野, kichijoji=吉祥寺, yokohama=横浜, osaka=大阪, umeda=梅田, namba=難波=なんば, kyoto=京都, gion=祇園
  kobe=神戸, nagoya=名古屋, fukuoka=福岡, hakata=博多, tenjin=天神, sapporo=札幌, sendai=仙台, hiroshima=広島, naha=那覇, okinawa=沖縄, hamamatsu=浜松
  sikdang=식당, shikdang=식당, siktang=식당, gogi=고기, gukbap=국밥, bunsik=분식, gimbap=김밥, kimbap=김밥, tteokbokki=떡볶이, gopchang=곱창
  samgyeopsal=삼겹살, galbi=갈비, naengmyeon=냉면, kalguksu=칼국수, mandu=만두, dakgalbi=닭갈비, jokbal=족발, bossam=보쌈, hoe=횟집, pojangmacha=포장마차
  yakguk=약국, byeongwon=병원, dongmul=동물, minbak=민박, pensyeon=펜션, hanok=한옥, jimjilbang=찜질방, noraebang=노래방, mateu=마트, kape=카페
  canting=餐厅=餐廳, fandian=饭店=飯店, jiudian=酒店, minsu=民宿, huoguo=火锅=火鍋, shushi=素食=蔬食, sushi=素食=蔬食, mian=面馆=麵, chaguan=茶馆=茶館, yiyuan=医院=醫院`;

const byLatin = new Map<string, string[]>();
for (const group of words.split(/[,\n]/)) {
  const [latin = '', ...native] = group.split('=').map((word) => word.trim());
  if (latin !== '') byLatin.set(latin, [...(byLatin.get(latin) ?? []), ...native]);
}

const toLatin = new Map([...byLatin].flatMap(([latin, native]) => native.map((word) => [word, latin])));

/** The Latin spelling of such a word: お好み焼き is "okonomiyaki". Undefined for other words. */
export const latinSpelling = (native: string): string | undefined => toLatin.get(native);

/** How a word of names is written in its own script: "sikdang" is 식당. None for other words. */
export const nativeWords = (word: string): readonly string[] => byLatin.get(word) ?? [];
