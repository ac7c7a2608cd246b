// Meanings of a column, and the headers that name them.

import { foldText } from '../../../../../../domain/text/fold.ts';
import {
  chosenColumns,
  type ColumnField,
  type OtherColumn,
} from '../../../../../../domain/imports/columnMeanings.ts';
import { listingFieldNames, listingFields } from '../../../../../../domain/listing/fields.ts';

export type { ColumnField };

/** A header in the form in which headers are compared. See `comparableHeader`. */
type Synonym = string;

/**
 * Meanings of a column besides the fields of a listing:  parts and mixtures of fields that only files have, with their
 * headers as the catalogue has those of fields.
 */
const otherColumns = {
  subtypes: 'subtypes,categories,additionalcategories,types,altkategori,altkategoriler,kategoriler',
  completeAddress: 'completeaddress',
  /** Number of the house, apart from its street. */
  houseNumber:
    'housenumber,numeroext,addrhousenumber,houseno,streetno,streetnumber,buildingnumber,hausnummer,hausnr,huisnummer,civico,numerocivico,numerodomu,cislopopisne,kapino,binano,building,addressbuilding,numerovoie,numerovoieetablissement,buildingno,housenr,strassennummer,hazszam,건물본번지',
  /** Part of an address after the street: a suite, a floor. */
  streetLine2:
    'address2,addressline2,addr2,street2,streetaddress2,streetline2,businessaddress2,mailingaddressline2,adresse2,direccion2,endereco2,indirizzo2',
  /** The word before the name of a street, in a separate column: 'Rua', 'BOULEVARD'. */
  streetType:
    'streettype,streetprefix,tipologradouro,tipodelogradouro,typevoie,typedevoie,typevoieetablissement,tipovia,tipovial,tipodevia,tipodevialidad,tipovialidad',
  /** The code of a town before a phone number, in a separate column. */
  areaCode: 'areacode,ddd,ddd1,vorwahl,lada,indicatif,prefijo,phoneareacode',
  /** A day in the past on which a place closed permanently. */
  closedOn: 'dateclosed,closedon,dissolutiondate,폐업일자,폐업일',
  /** Closed permanently in some files, closed at the moment in others; the share of closed rows distinguishes them. */
  isClosed: 'isclosed,closure,closed,폐업,폐업여부',
  /** A map link or the listing's own website, depending on the value. */
  anyLink: 'link,url,baglanti',
  coordinates:
    'coordinates,coords,coord,geocode,geocodes,geocoder,geocoding,geoposition,geopos,geolocalizacion,geolocalisation,geolocalizacao,geolokalizacja,latlng,latlong,latitudelongitude,longitudelatitude,lnglat,lonlat,longlat,gps,gpscoordinates,koordinat,koordinatlar,konum,koordinaten,coordonnees,coordenadas,coordinate,координаты,координата,координати,坐标,经纬度,經緯度,緯度経度,경위도,座標,geom,thegeom,geometry,point,geopoint,georeference,latlon,geolocation,bbox,geo,wkt,location.coordinates,الاحداثيات,احداثيات,مختصات,נקודותציון,קואורדינטות,พิกัด,toado,wspolrzedne,souradnice,suradnice,koordinate,συντεταγμενες,좌표',
  /** Coordinates with the longitude first, as determined from other rows. */
  reversedCoordinates: '',
  /**
   * Holds a status only if it says that a place is closed permanently or temporarily; otherwise it is a live
   * sentence.
   */
  liveStatus: 'status,durum',
  permanentlyClosed: 'permanentlyclosed,ispermanentlyclosed',
  temporarilyClosed: 'temporarilyclosed,istemporarilyclosed',
  /** Area that a business serves: 'Serving Boston and the Surrounding Area'. */
  servedArea: 'area,serving,hizmetbolgesi',
  /** Parts of an address or of a phone number in numbered columns, in their order. */
  addressPart: '',
  /** Lines of an address in numbered columns, in their order. */
  addressLine: '',
  phonePart: '',
  /** Hours without a day, which apply to every day. */
  dailyHours: '',
  /** The closed days of each week, beside hours without a day. */
  closingDays:
    'closingday,closingdays,closeddays,closeddaysofweek,dayoff,daysoff,weeklyoff,weeklyholiday,regularholiday,regularholidays,ruhetag,ruhetage,schliesstag,schliesstage,jourdefermeture,joursdefermeture,fermeturehebdomadaire,jourderepos,giornodichiusura,giornidichiusura,chiusurasettimanale,diadecierre,diasdecierre,diadedescanso,diadefolga,diadeencerramento,sluitingsdag,kapaligun,kapaligunler,tatilgunu,定休日,休業日,休館日,休診日,휴무일,정기휴무,휴일,выходной,выходныедни',
  /** The days to which hours without a day apply. */
  openDays:
    'opendays,daysopen,openingdays,businessdays,offnungstage,joursdouverture,diasdeapertura,diasdefuncionamento,giornidiapertura,dniotwarcia,acikgunler,calismagunleri,дниработы,診療曜日,営業曜日,開館曜日,利用可能曜日,영업요일,운영요일,营业日',
  opensAt:
    'openingtime,opentime,opens,opensat,opening,timeopen,acilissaati,acilis,horaapertura,horadeapertura,apertura,horaabertura,horadeabertura,abertura,heureouverture,heuredouverture,offnetum,offnungsuhrzeit,orarioapertura,oraapertura,godzinaotwarcia,jambuka,giomocua,времяоткрытия,открытие,開始時間,診療開始時間,営業開始時間,利用開始時間,開店時間,시작시간',
  closesAt:
    'closingtime,closetime,closes,closesat,closing,timeclose,kapanissaati,kapanis,horacierre,horadecierre,cierre,horafechamento,horadefechamento,fechamento,heurefermeture,heuredefermeture,schliesstum,schliessungsuhrzeit,orariochiusura,orachiusura,godzinazamkniecia,jamtutup,giodongcua,времязакрытия,закрытие,終了時間,診療終了時間,営業終了時間,利用終了時間,閉店時間,종료시간',
  /** The day of a row, in a file with one row per listing and day. */
  weekday: '',
  /** Ratings of 0 to 10, as the values show. */
  ratingOfTen: '',
  /** How many reviews gave one score: a column for each. */
  scoreCount: '',
  /** How busy a listing is at one hour. */
  busyHour: '',
  /** A profile of the business on a network. */
  socialLink:
    'socialmedialink,socialmediaurl,sociallink,facebook,인스타,인스타그램,페이스북,유튜브,インスタ,インスタグラム,フェイスブック,инстаграм,фейсбук,انستغرام,انستقرام,فيسبوك,אינסטגרם,פייסבוק,facebookhandle,instagramhandle,instagramusername,ighandle,iguser,igusername,ig,insta,tiktokhandle,twitterhandle,facebookurl,facebookpage,facebooklink,fb,companyfacebook,facebooks,instagram,instagramurl,instagramlink,companyinstagram,instagrams,linkedin,linkedinurl,linkedinpage,companylinkedin,companylinkedinurl,linkedins,twitter,twitterurl,twitterlink,companytwitter,twitters,xtwitter,xurl,youtube,youtubeurl,youtubechannel,companyyoutube,youtubes,tiktok,tiktokurl,companytiktok,tiktoks,pinterest,pinteresturl,pinterests,whatsapp,whatsappurl,whatsapplink,yelp,yelpurl,yelplink,tripadvisor,tripadvisorurl,tripadvisorlink',
  reviews: 'userreviews,userreviewsextended,reviewslist',
  /** Name of a person, with which e-mail addresses of the row are compared; never stored. */
  personName: '',
  reviewAuthor: '',
  reviewRating: '',
  reviewText: '',
  reviewDate: '',
  openingDay: '',
  feature: '',
  reviewSource: '',
  reviewFingerprint: '',
  reviewModeration: '',
  /** Which listing of this directory a row of its own export means. */
  ownId: '',
  ownSlug: '',
  derivedFields: '',
  /** A text too long for its cell: which field it is, and its parts. */
  continuedField: '',
  continuedText: '',
} as const satisfies Record<OtherColumn, string>;

/** Every field with its headers, best first: of several columns of one field, the first that is not empty counts. */
const columnFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listingFieldNames.map((name) => [name, listingFields[name].headers])),
  ...otherColumns,
};

/** Headers that only a file of our own export has; the others there mean what they always mean. */
export const ownHeaders: Record<Synonym, ColumnField> = {
  id: 'ownId',
  slug: 'ownSlug',
  derivedfields: 'derivedFields',
  reviewfingerprint: 'reviewFingerprint',
  reviewauthor: 'reviewAuthor',
  reviewrating: 'reviewRating',
  reviewtext: 'reviewText',
  reviewdate: 'reviewDate',
  reviewsource: 'reviewSource',
  reviewmoderation: 'reviewModeration',
  continuedfield: 'continuedField',
};

const chosen: ReadonlySet<string> = new Set(chosenColumns);

/** Comparable header -> field and rank, the lower the better. */
const synonyms: ReadonlyMap<Synonym, { field: ColumnField; rank: number }> = new Map(
  Object.entries(columnFields).flatMap(([field, list]) =>
    list
      .split(',')
      .filter((synonym) => synonym !== '')
      .map((synonym, rank) => [synonym, { field: field as ColumnField, rank }] as const),
  ),
);

/** Fields with numbered columns: 'Telefon 2', 'emails/0'. In other headers a number changes the meaning: 'Address 2'. */
export const numbered = new Set<ColumnField>(['phone', 'email', 'website', 'photoUrl', 'socialLink']);

/** Above the rank of any name. */
const afterUnnumbered = 100;

/** The meaning of a comparable header by its own name, also with other words beside a slash or with a number after it. */
export function namedField(comparable: Synonym): { field: ColumnField; rank: number } | undefined {
  const whole = comparable.replaceAll('/', '');
  const known = synonyms.get(comparable) ?? synonyms.get(whole);
  if (known) return known;
  const [, name = '', number] = /^(\p{L}+)(\d{1,2})$/u.exec(whole) ?? [];
  const first = synonyms.get(name);
  return first && numbered.has(first.field)
    ? { field: first.field, rank: first.rank + afterUnnumbered + Number(number) }
    : undefined;
}

/** Names that an operator may give a column: all but those that only patterns of headers give. */
export function isColumnField(name: string): name is ColumnField {
  return chosen.has(name);
}

/**
 * Columns about persons rather than places: contacts' names and titles, owners of addresses, look-ups of numbers.
 * They are never read, even if they are mapped.
 */
const personal =
  /full_?name|first_?name|last_?name|whitepages|emails?_validator|phones?_enricher|fastbackgroundcheck|person_?id|job_?title|name_for_emails|(?!contacts_phones?$)(?:email|contact|person|owner)[\w.]*_(?:title|name|phone|linkedin|link|id)s?$|^(?:inferred_)?contacts$|^owner$|reviewer|author_(?:title|name|link|image|id)|profile_?(?:picture|photo)|contact_?person|name_?(?:and_?)?surname|^(?:national_?id|passport_?no|passport_?num|date_of_birth|birth_?date)/i;

/** The same in Turkish, folded: authorised and responsible persons, numbers of identity and of a person's tax. */
const personalInTurkish =
  /yetkili(?!_(?:servis|bayi))|ilgili_?kisi|irtibat_?kisi|sorumlu_?kisi|muhatap|(?:^|_)sahibi|^(?:adi?|isim)_?(?:ve_?)?soy(?:adi?|isim|ismi)|^t\.?_?c\.?(?:_?kimlik|_?no|$)|^tckn|kimlik_?(?:no|num)|^(?:vergi|anne_ad|baba_ad|dogum)/;

const surname = /^(?:soy(?:adi?|isim|ismi)|surname)$/;
/** The same in other languages; beside a column of first names, the bare name is not that of a person. */
const surnameElsewhere =
  /^(?:nachname|familienname|nom_de_famille|apellidos?|cognome|sobrenome|achternaam|nazwisko|prijmeni|priezvisko|prezime|vezeteknev|efternamn|etternavn|sukunimi|nama_belakang|фамилия|прізвище|презиме)$/;
const firstName =
  /^(?:vorname|prenoms?|nombres?_de_pila|primer_nombre|voornaam|krestni_jmeno|prenume|keresztnev|fornamn|fornavn|etunimi|nama_depan|first_?name|given_?name)$/;
const bareName =
  /^(?:adi?|isim|ismi|name|nome|nom|nombre|naam|nazwa|imie|jmeno|meno|nume|nev|ime|navn|namn|nimi|имя|ім'?я|име|фио|имя_контакта|nama|ten|ho_ten|姓名|名前|氏名|이름|성명|اسم|الاسم|שם|ονομα|नाम|ชื่อ)$/;
const wholeName = /^(?:contact_|person_|owner_)?full_?name$/;
const company =
  /^(?:company|firma|firm|employer|business|organi[sz]ation|sirket|kurum|empresa|negocio|compania|entreprise|societe|azienda|societa|ditta|unternehmen|betrieb|bedrijf|przedsiebiorstwo|spolecnost|spolocnost|companie|ceg|virksomhed|bedrift|foretag|yritys|компания|организация|фирма|предприятие|компанія|организации|preduzece|tvrtka|perusahaan|instansi|syarikat|cong_ty|公司|单位|会社名?|企業名?|회사명?|شركة|الشركة|חברה|εταιρεια|कंपनी|บริษัท)(?:_?(?:name|adi|unvani))?$/;
const post =
  /^(?:(?:job_?)?title|job|role|position|designation|department|gorevi?|pozisyon|cargo|funcao|puesto|funcion|poste|fonction|ruolo|qualifica|mansione|funktion|stelle|functie|stanowisko|pozice|pozicia|functia|beosztas|stilling|befattning|titteli|должность|посада|длъжност|radno_mesto|jabatan|posisi|chuc_vu|职位|职务|職位|役職|직책|직위|المسمى_الوظيفي|الوظيفة|תפקיד|θεση|पद|ตำแหน่ง)$/;

/** Whether a header is the bare word for a name, which may be that of a place or of a person. */
export const isBareName = (header: string): boolean => bareName.test(inWords(header));

/** Returns a predicate: whether a header is about persons, among all `headers` of its sheet. */
export function personalAmong(headers: readonly (string | undefined)[]): (header: string) => boolean {
  const names = Array.from(headers, (header) => inWords(header ?? ''));
  const ofContacts = areContacts(names);
  // Where persons have a column of their whole names, the bare name is the place's.
  const isWhole = names.some((name) => wholeName.test(name));
  return (header) => {
    const name = inWords(header);
    const isNamed = personal.test(name) || personalInTurkish.test(name) || surname.test(name);
    return isNamed || (ofContacts && ((bareName.test(name) && !isWhole) || post.test(name)));
  };
}

/** Whether the rows are persons: the columns include a surname, or a name with a company and a job title. */
function areContacts(names: readonly string[]): boolean {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const isSurnamed = has(surname) || (has(surnameElsewhere) && !has(firstName));
  return isSurnamed || (has(bareName) && has(company) && has(post));
}

/** Maximum number of characters of a header that are read. */
const maxHeaderLength = 200;

function inWords(header: string): string {
  return foldText(header.trim().slice(0, maxHeaderLength)).replace(/[\s-]+/g, '_');
}
