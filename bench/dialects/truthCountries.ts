import { furtherCountries } from './furtherTruthCountries.ts';
import { moreCountries } from './moreTruthCountries.ts';
import { remoteCountries } from './remoteTruthCountries.ts';

/** Data for the listings of a country. Cities, positions and postal codes are real, everything else is invented. */
export interface TruthCountry {
  code: string;
  /** ISO 639-1. */
  language: string;
  /** As people of the country write it. */
  name: string;
  /** Digits after the international prefix, and as it is dialled within the country; `#` is any digit. */
  phone: { international: string; national: string };
  /** `{street}`, `{number}`, `{code}`, `{city}`, `{state}`. */
  street: string;
  address: string;
  cities: readonly TruthCity[];
  streets: readonly string[];
  words: readonly string[];
  families: readonly string[];
  firstNames: readonly string[];
}

interface TruthCity {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  /** `#` is any digit. */
  code: string;
}

const list = (text: string) => text.split(',').map((entry) => entry.trim());

/** `city,state,latitude,longitude,code; …` */
const cities = (text: string) =>
  text.split(';').map((entry): TruthCity => {
    const [name = '', state = '', latitude, longitude, code = ''] = list(entry);
    return { name, state, latitude: Number(latitude), longitude: Number(longitude), code };
  });

/**
 * One country a paragraph: code, language, name; phone international | national; street | address; cities; streets; words;
 * families; first names.
 */
const table = `
US en United States
+1 312-555-#### | (312) 555-####
{number} {street} | {street1}, {city}, {state} {code}
Chicago,IL,41.88,-87.63,606##; Newark,NJ,40.735,-74.17,0710#; Boston,MA,42.36,-71.06,0211#; Portland,OR,45.52,-122.68,972##; Canton,OH,40.80,-81.38,4470#; Austin,TX,30.27,-97.74,787##
N Clark St, W Fullerton Ave, Burnside Rd, Congress Ave, Market St, Magnolia Dr, Lincoln Ave
Blue Ribbon, Copper Kettle, Magnolia, Lakeside, Iron Horse, Sunrise, Golden Gate, Juniper, Prairie, Riverbend
Morton, Ramirez, Kowalski, Henderson, Delgado, Petersen
John, Maria, Susan, Kevin

GB en United Kingdom
+44 20 7946 0### | 020 7946 0###
{number} {street} | {street1}, {city} {code}
London,,51.507,-0.128,SW1A 1AA; Leeds,,53.80,-1.55,LS1 4AP; Bristol,,51.455,-2.588,BS1 5TR; Norwich,,52.63,1.297,NR2 1TF; Lincoln,,53.23,-0.54,LN1 3AA
High Street, Station Road, Church Lane, Victoria Road, Mill Lane, Park Avenue
Red Lion, Old Crown, Kingfisher, Meadow, Harbour, Ivy House, Foxglove, Willow
Whitaker, Ashworth, Pemberton, Holloway, Thornton, Barrett
Oliver, Emily, George, Charlotte

AU en Australia
+61 2 9### #### | (02) 9### ####
{number} {street} | {street1}, {city} {state} {code}
Sydney,NSW,-33.87,151.21,2000; Melbourne,VIC,-37.81,144.96,3000; Darwin,NT,-12.46,130.84,0800; Newcastle,NSW,-32.93,151.78,2300
George Street, King Street, Elizabeth Street, Bourke Street, Hunter Street
Banksia, Kookaburra, Southern Cross, Wattle, Coral, Eucalypt, Billabong
Callaghan, Nguyen, Fraser, Murdoch, Donnelly
Jack, Chloe, Liam, Matilda

IN en India
+91 22 2### #### | 022 2### ####
{number}, {street} | {street1}, {city}, {state} {code}
Mumbai,Maharashtra,19.076,72.878,4000##; Pune,Maharashtra,18.52,73.856,4110##; Nashik,Maharashtra,20.0,73.78,4220##; Surat,Gujarat,21.17,72.83,3950##
MG Road, Link Road, Station Road, Nehru Nagar, Gandhi Chowk
Shanti, Lotus, Annapurna, Ganesh, Saffron, Sai, Heritage
Patil, Deshmukh, Shah, Kulkarni, Mehta, Joshi
Amit, Priya, Rahul, Sneha

DE de Deutschland
+49 30 ######## | 030 ########
{street} {number} | {street1}, {code} {city}
Berlin,Berlin,52.52,13.405,1011#; Köln,Nordrhein-Westfalen,50.94,6.96,5066#; München,Bayern,48.137,11.575,8033#; Dresden,Sachsen,51.05,13.738,0106#; Leipzig,Sachsen,51.34,12.375,0410#
Hauptstraße, Schönhauser Allee, Bahnhofstraße, Königstraße, Lindenweg, Goethestraße
Goldener Löwe, Schwarzer Bär, Morgenröte, Lindenhof, Silberdistel, Waldkauz, Rosengarten
Müller, Schröder, Jäger, Köhler, Lindemann, Krüger
Hans, Sabine, Jürgen, Petra

AT de Österreich
+43 1 5###### | 01 5######
{street} {number} | {street1}, {code} {city}
Wien,Wien,48.208,16.373,1010; Graz,Steiermark,47.07,15.44,8010; Linz,Oberösterreich,48.306,14.286,4020
Mariahilfer Straße, Landstraße, Herrengasse, Kärntner Straße, Ringstraße
Edelweiß, Donauwelle, Alpenblick, Kaiserkrone, Weinlaub
Gruber, Pichler, Steiner, Hofer
Franz, Elfriede, Karl, Ingrid

FR fr France
+33 1 4# ## ## ## | 01 4# ## ## ##
{number} {street} | {street1}, {code} {city}
Paris,Île-de-France,48.857,2.352,7501#; Lyon,Auvergne-Rhône-Alpes,45.76,4.836,6900#; Nice,Provence-Alpes-Côte d'Azur,43.70,7.265,0600#; Nantes,Pays de la Loire,47.218,-1.554,4400#
Rue de la République, Avenue Victor Hugo, Rue du Commerce, Boulevard Voltaire, Place du Marché
Le Petit Jardin, La Belle Époque, L'Étoile, Le Chat Noir, La Source, Les Tilleuls
Lefèvre, Moreau, Dubois, Girard, Fontaine
Jean, Camille, Pierre, Hélène

ES es España
+34 91 4## ## ## | 91 4## ## ##
{street}, {number} | {street1}, {code} {city}
Madrid,Madrid,40.417,-3.703,2801#; Sevilla,Sevilla,37.389,-5.984,4100#; Barcelona,Barcelona,41.387,2.17,0800#; Valencia,Valencia,39.47,-0.376,4600#
Calle Mayor, Avenida de la Constitución, Calle del Carmen, Paseo de Gracia, Plaza España
El Olivo, La Paloma, Los Naranjos, El Faro, La Encina, Buena Vista
García, Fernández, Romero, Navarro, Ortega
Carlos, Lucía, Javier, Carmen

MX es México
+52 55 5### #### | 55 5### ####
{street} {number} | {street1}, {code} {city}
Guadalajara,Jalisco,20.667,-103.35,4410#; Monterrey,Nuevo León,25.67,-100.31,6400#; Puebla,Puebla,19.04,-98.2,7200#; Mérida,Yucatán,20.967,-89.62,9700#
Avenida Juárez, Calle Hidalgo, Avenida Reforma, Calle Morelos
El Agave, La Milpa, Casa Azul, El Quetzal, Los Arcos
Hernández, Martínez, Rojas, Castillo
Miguel, Guadalupe, José, Rosa

IT it Italia
+39 06 4####### | 06 4#######
{street}, {number} | {street1}, {code} {city} {state}
Roma,RM,41.89,12.48,0018#; Milano,MI,45.464,9.19,2012#; Napoli,NA,40.85,14.268,8013#; Torino,TO,45.07,7.687,1012#
Via Roma, Via Garibaldi, Corso Vittorio Emanuele, Piazza Dante, Via Mazzini
La Lanterna, Il Girasole, Bella Vista, Al Porto, Il Melograno, La Quercia
Rossi, Esposito, Ferrari, Colombo, Ricci
Giulia, Marco, Francesca, Luca

PT pt Portugal
+351 21 3## #### | 21 3## ####
{street} {number} | {street1}, {code} {city}
Lisboa,Lisboa,38.722,-9.139,1100-###; Porto,Porto,41.158,-8.629,4000-###; Coimbra,Coimbra,40.21,-8.42,3000-###
Rua Augusta, Avenida da Liberdade, Rua das Flores, Largo do Carmo
O Farol, Mar Azul, A Oliveira, Bom Dia, Estrela do Norte
Almeida, Carvalho, Teixeira, Pires
João, Inês, Rui, Teresa

BR pt Brasil
+55 11 3###-#### | (11) 3###-####
{street}, {number} | {street1}, {city} - {state}, {code}
São Paulo,SP,-23.55,-46.633,013##-###; Curitiba,PR,-25.43,-49.27,800##-###; Salvador,BA,-12.97,-38.5,400##-###; Campinas,SP,-22.907,-47.06,130##-###
Rua das Palmeiras, Avenida Brasil, Rua XV de Novembro, Avenida Paulista
Sabor da Terra, Beija-Flor, Ipê Amarelo, Sol Nascente, Maré Alta
Oliveira, Ferreira, Barbosa, Cardoso
Paulo, Fernanda, Rafael, Juliana

NL nl Nederland
+31 20 6## #### | 020 6## ####
{street} {number} | {street1}, {code} {city}
Amsterdam,Noord-Holland,52.374,4.89,1012 AB; Utrecht,Utrecht,52.09,5.122,3511 CE; Rotterdam,Zuid-Holland,51.922,4.479,3011 BD; Groningen,Groningen,53.219,6.567,9711 LM
Kerkstraat, Dorpsstraat, Hoofdweg, Molenweg, Prinsengracht
De Gouden Leeuw, Het Anker, De Molen, Zonnehof, De Tulp
de Vries, Jansen, Bakker, Visser
Pieter, Anneke, Sander, Marloes

PL pl Polska
+48 22 6## ## ## | 22 6## ## ##
ul. {street} {number} | {street1}, {code} {city}
Warszawa,mazowieckie,52.23,21.01,00-0##; Kraków,małopolskie,50.06,19.94,31-0##; Gdańsk,pomorskie,54.35,18.65,80-8##; Łódź,łódzkie,51.76,19.46,90-0##
Marszałkowska, Długa, Kościuszki, Mickiewicza, Piotrkowska
Pod Lipami, Złoty Kłos, Bursztyn, Jaskółka, Stary Młyn
Kowalska, Nowak, Wiśniewski, Zieliński
Agnieszka, Tomasz, Magdalena, Paweł

CZ cs Česko
+420 224 ### ### | 224 ### ###
{street} {number} | {street1}, {code} {city}
Praha,Praha,50.075,14.437,110 00; Brno,Jihomoravský kraj,49.195,16.607,602 00; Ostrava,Moravskoslezský kraj,49.82,18.262,702 00
Národní, Vinohradská, Husova, Palackého
U Zlatého Lva, Modrá Hvězda, Na Růžku, Slunečnice
Novák, Svoboda, Dvořáková, Procházka
Jan, Jana, Petr, Lenka

RS sr Srbija
+381 11 3### ### | 011 3### ###
{street} {number} | {street1}, {city} {code}
Beograd,,44.787,20.457,11000; Novi Sad,,45.267,19.833,21000; Niš,,43.32,21.896,18000
Knez Mihailova, Bulevar Oslobođenja, Nemanjina, Cara Dušana
Zlatna Moruna, Dva Jelena, Plavi Dunav, Stara Kuća, Šumatovac
Jovanović, Petrović, Nikolić, Đorđević
Milan, Jelena, Nikola, Dragana

RU ru Россия
+7 495 7##-##-## | 8 (495) 7##-##-##
{street}, {number} | {street1}, {city}, {code}
Москва,Москва,55.755,37.617,1010##; Казань,Татарстан,55.79,49.11,4200##; Екатеринбург,Свердловская область,56.84,60.61,6200##
ул. Ленина, Невский проспект, ул. Пушкина, Советская ул.
Золотой Ключик, Берёзка, Радуга, Огонёк, Белые Ночи
Иванов, Смирнова, Кузнецов, Соколова
Анна, Дмитрий, Ольга, Сергей

UA uk Україна
+380 44 4## ## ## | 044 4## ## ##
{street}, {number} | {street1}, {city}, {code}
Київ,,50.45,30.523,010##; Львів,,49.84,24.03,790##; Харків,,49.993,36.23,610##
вул. Хрещатик, вул. Шевченка, вул. Франка, пр. Науки
Калина, Мальва, Старе Місто, Ластівка
Шевченко, Коваленко, Бондаренко, Ткаченко
Оксана, Андрій, Наталія, Тарас

TR tr Türkiye
+90 212 2## ## ## | 0212 2## ## ##
{street} No:{number} | {street1}, {code} {city}
İstanbul,,41.01,28.98,343##; Ankara,,39.925,32.854,064##; İzmir,,38.42,27.14,352##; Adana,,37.0,35.32,010##
Atatürk Cad., İstiklal Cad., Cumhuriyet Sok., Gazi Bulvarı
Kardelen, Boğaziçi, Yıldız, Çınaraltı, Sarmaşık, Güneş
Yılmaz, Çelik, Şahin, Öztürk
Ayşe, Mehmet, Elif, Hüseyin

GR el Ελλάδα
+30 21 0### #### | 21 0### ####
{street} {number} | {street1}, {city} {code}
Αθήνα,Αττική,37.984,23.728,105 5#; Θεσσαλονίκη,Κεντρική Μακεδονία,40.64,22.944,546 2#; Πάτρα,Δυτική Ελλάδα,38.246,21.735,262 2#
Ερμού, Τσιμισκή, Αγίου Ανδρέου, Ερμού
Γλάρος, Ελιά, Ο Πλάτανος, Θαλασσινό
Παπαδόπουλος, Γεωργίου, Νικολάου
Μαρία, Γιώργος, Ελένη

SA ar السعودية
+966 11 4## #### | 011 4## ####
{street} {number} | {street1}، {city} {code}
الرياض,,24.713,46.675,12211; جدة,,21.543,39.173,23442; الدمام,,26.42,50.09,32241
شارع التحلية, طريق الملك فهد, شارع العليا, شارع الأمير سلطان
النخيل, الواحة, البيت الشامي, زهرة المدينة
العتيبي, الحربي, القحطاني
محمد, فاطمة, عبدالله

VN vi Việt Nam
+84 24 3### #### | 024 3### ####
{number} {street} | {street1}, {city}
Hà Nội,,21.028,105.834,100000; Hồ Chí Minh,,10.776,106.70,700000; Đà Nẵng,,16.054,108.202,550000
Lê Lợi, Trần Hưng Đạo, Nguyễn Huệ, Hai Bà Trưng
Hoa Sen, Phố Cổ, Hương Quê, Biển Xanh
Nguyễn, Trần, Phạm
Linh, Hùng, Mai

TH th ประเทศไทย
+66 2 2## #### | 02 2## ####
{number} {street} | {street1} {city} {code}
กรุงเทพมหานคร,,13.756,100.502,10110; เชียงใหม่,,18.788,98.985,50200; ขอนแก่น,,16.43,102.83,40000
ถนนสุขุมวิท, ถนนนิมมานเหมินท์, ถนนมิตรภาพ, ถนนราชดำเนิน
บ้านสวน, ครัวคุณแม่, ดอกบัว, ลมทะเล
ศรีสุข, ทองดี, แสงจันทร์
สมชาย, มาลี, ประเสริฐ

JP ja 日本
+81 3-3###-#### | 03-3###-####
{street}{number} | 〒{code} {state}{city}{street1}
大阪市,大阪府,34.694,135.502,530-0001; 横浜市,神奈川県,35.444,139.638,220-0011; 京都市,京都府,35.01,135.768,600-8216
丸の内1-, 高島2-, 本町3-
さくら, 富士, 山本屋, 花月, 海風
田中, 佐藤, 鈴木
健太, 美咲, 大輔

KR ko 대한민국
+82 2-5##-#### | 02-5##-####
{street} {number} | {state} {city} {street1}
서울특별시,,37.566,126.978,04524; 부산광역시,,35.18,129.075,48058; 대구광역시,,35.871,128.601,41911
세종대로, 테헤란로, 중앙로
한우리, 은하수, 달빛, 청솔
김, 이, 박
민수, 지영, 현우
`;

function parse(paragraph: string): TruthCountry {
  const [
    head = '',
    phones = '',
    forms = '',
    places = '',
    streets = '',
    words = '',
    families = '',
    first = '',
  ] = paragraph.split('\n');
  const [, code = '', language = '', name = ''] = /^(\S+) (\S+) (.+)$/.exec(head) ?? [];
  const [international = '', national = ''] = phones.split(' | ');
  const [street = '', address = ''] = forms.split(' | ');
  return {
    ...{ code, language, name, street, address },
    phone: { international, national },
    cities: cities(places),
    ...{ streets: list(streets), words: list(words), families: list(families), firstNames: list(first) },
  };
}

/** By ISO 3166-1 code. */
export const truthCountries: ReadonlyMap<string, TruthCountry> = new Map(
  [table, moreCountries, furtherCountries, remoteCountries]
    .map((paragraphs) => paragraphs.trim())
    .join('\n\n')
    .split('\n\n')
    .map(parse)
    .map((country) => [country.code, country]),
);
