import type { WorkingHours } from '../hours/openingHours.ts';
import type { PlainMessageCode } from '../messages/message.ts';
import type { StructuredName, StructuredValues } from './structuredFields.ts';

/**
 * Kind of a field. It decides the type of the value, the reader of exported cells, the rule of the edit form and its
 * control. `reference`, `hours`, `sections` and `richText` have code of their own for reading and writing; `structured`
 * ones are described in structuredFields.ts.
 */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'link'
  | 'email'
  | 'id'
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'degrees'
  | 'status'
  | 'timeZone'
  | 'hours'
  | 'sections'
  | 'structured'
  | 'reference';

/** How a cell of a foreign file becomes a value. `readSimpleFields` has the function of each but `custom`. */
export type CellParser =
  /** Yes or no in any known language. */
  | 'boolean'
  /** The name of a kind, on one line. */
  | 'category'
  | 'email'
  /** An http or https address. */
  | 'link'
  /** The address of a picture. */
  | 'photo'
  | 'phone'
  /** A level of prices, from $ to $$$$. */
  | 'price'
  /** Any other text, of one line or more. */
  | 'prose'
  | 'rating'
  /** The field needs other columns too, or more thought than a function of one text: `checkRow` reads it. */
  | 'custom';

interface FieldSpec {
  /** Column of `businesses`. */
  column: string;
  /** Its SQL type. */
  sql: string;
  /** SQL of the value if a file has none, for columns that are never null. */
  initial?: string;
  /** Columns that are written together with this one, with their SQL types. */
  follows?: Readonly<Record<string, string>>;
  /** Name on operators' screens. */
  label: string;
  /** Description in the GraphQL schema; without it the field is not part of the graph. */
  graph?: string;
  /** Description in `BusinessInput`; without it operators cannot edit the field. */
  input?: string;
  /** Message of the edit form for a value that breaks the rule of its kind. */
  invalid?: PlainMessageCode;
  /** Message of the edit form where it is left empty; without it the field is optional. */
  required?: PlainMessageCode;
  /** The most characters that operators may write. */
  longest?: number;
  /**
   * Headers by which an import knows the column, best first, in the form of `comparableHeader`: without case, accents,
   * spaces, hyphens and underscores.
   */
  headers: string;
  cell: CellParser;
  /**
   * The group that operators choose as one when they merge listings; `null`: not chosen. Default: only the field.
   */
  merge?: string | null;
  /** Width of its column in exported workbooks, in characters. */
  width?: number;
}

interface BooleanFieldSpec extends FieldSpec {
  kind: 'boolean';
  /** Whether the back office offers it as a filter; the SQL function `listing_answers` has to mark its values. */
  isFilter?: true;
}

interface OtherFieldSpec extends FieldSpec {
  kind: Exclude<FieldKind, 'boolean'>;
  isFilter?: never;
}

export type ListingFieldSpec = BooleanFieldSpec | OtherFieldSpec;

/**
 * Every field of a listing, declared once, in the order of exported columns. Derived from it: row selection and its
 * types, GraphQL fields and inputs, rules and labels of the edit form, import columns and their staging table, fields
 * of merges and revisions, filters, exports.
 */
export const listingFields = {
  name: {
    column: 'name',
    sql: 'text',
    kind: 'text',
    label: 'İşletme adı',
    graph: 'Name of the business.',
    input: 'At most 500 characters.',
    required: 'businessNameRequired',
    longest: 500,
    headers:
      'name,title,businessname,placename,storename,isletmeadi,isletme,isletmeismi,firma,firmaadi,firmaunvani,unvan,mekan,mekanadi,yeradi,ad,adi,isim,baslik,kurum,kurumadi,listingname,business,shopname,company,companyname,dukkanadi,magazaadi,markaadi,tabelaadi,dba,doingbusinessas,doingbusinessasname,tradename,tradingname,posttitle,listingtitle,denominationunitelegale,enseigne1etablissement,nomfantasia,names,accountname',
    cell: 'custom',
    width: 32,
  },
  category: {
    column: 'category_id',
    sql: 'integer',
    kind: 'reference',
    label: 'Kategori',
    headers:
      'category,categoryname,maincategory,primarycategory,businesscategory,kategori,kategoriadi,sektor,isletmeturu,faaliyetalani,anakategori,kategorisi,meslek,cuisinedescription,defaultcategory,postcategory,categorylabels,fsqcategorylabels,siccode.sictext1,sicdescription,naicsdescription,naicstitle,cnaedescricao,상권업종소분류명,업태구분명,업종명,営業の種類,営業種目,meslekgrubu',
    cell: 'custom',
    merge: 'categoryId',
    width: 20,
  },
  type: {
    column: 'type',
    sql: 'text',
    kind: 'text',
    label: 'Tür',
    graph: 'The business’s own category, more specific than `category`.',
    input: 'The business’s own category, more specific than `category`.',
    headers: 'type,primarytype,businesstype,tur,tip',
    cell: 'category',
    width: 20,
  },
  address: {
    column: 'address',
    sql: 'text',
    kind: 'text',
    label: 'Adres',
    graph: 'Whole postal address on one line.',
    input: 'Whole postal address on one line.',
    required: 'addressRequired',
    headers:
      'fulladdress,address,formattedaddress,addressfull,businessaddress,adres,acikadres,tamadres,adresi,location,isletmeadresi,fulladress,mapaddress,roadaddressname,roadaddress,도로명주소,도로명전체주소,addresses,displayaddress,location.displayaddress',
    cell: 'custom',
    width: 40,
  },
  street: {
    column: 'street',
    sql: 'text',
    kind: 'text',
    label: 'Sokak',
    graph: 'Street and number.',
    input: 'Street and number.',
    headers:
      'street,streetaddress,addressline1,address1,sokak,cadde,caddesokak,libellevoieetablissement,libellevoie,addressstreetname,streetname,addressline,street1,addressobjstreet1',
    cell: 'custom',
    width: 24,
  },
  locatedIn: {
    column: 'located_in',
    sql: 'text',
    kind: 'text',
    label: 'İçinde bulunduğu yer',
    graph: 'Name of the place that it is inside of, such as a shopping centre.',
    input: 'Name of the place that it is inside of.',
    longest: 300,
    headers:
      'locatedin,locatedinside,insideof,parentplace,parentplacename,containedinplace,icindebulunduguyer',
    cell: 'custom',
  },
  city: {
    column: 'city_id',
    sql: 'integer',
    kind: 'reference',
    label: 'Şehir',
    input: 'Name of the city. It is created if the country has none of that name.',
    headers:
      'city,town,citytown,locality,municipality,sehir,il,kent,il/sehir,sehir/il,cityname,ilce,libellecommuneetablissement,libellecommune,시도명',
    cell: 'custom',
  },
  state: {
    column: 'state',
    sql: 'text',
    kind: 'text',
    label: 'Eyalet',
    graph: 'State, province or region.',
    input: 'State, province or region.',
    headers: 'state,usstate,region,province,stateprovince,administrativearea,eyalet,bolge,pname',
    cell: 'custom',
  },
  postalCode: {
    column: 'postal_code',
    sql: 'text',
    kind: 'text',
    label: 'Posta kodu',
    graph: 'Postal code.',
    input: 'Postal code.',
    headers: 'postalcode,zip,zipcode,zippostalcode,postcode,postakodu,codepostaletablissement,신우편번호',
    cell: 'custom',
    width: 12,
  },
  countryCode: {
    column: 'country_code',
    sql: 'char(2)',
    kind: 'reference',
    label: 'Ülke',
    input: 'ISO 3166-1 alpha-2 code.',
    headers: 'countrycode,country,countryname,ulkekodu,ulke,country/region,countryregion,ulkeadi',
    cell: 'custom',
    merge: 'city',
    width: 12,
  },
  phone: {
    column: 'phone',
    sql: 'text',
    kind: 'text',
    follows: { phone_normalised: 'text' },
    label: 'Telefon',
    graph: 'Phone number, as written by its source.',
    input: 'Phone number, as it is to be shown.',
    headers:
      'phone,phonenumber,telephone,tel,phones,phoneunformatted,primaryphone,mobile,contactnumber,companyphone,companyphones,phone1,phone2,phone3,telefon,telno,telefonno,telefonnumarasi,telefonu,ceptelefonu,ceptel,gsm,cep,additionalphones,businessphone,phonestandard,internationalphonenumber,formattedphonenumber,istelefonu,iletisim,sabittelefon',
    cell: 'phone',
    width: 18,
  },
  otherPhones: {
    column: 'other_phones',
    sql: 'jsonb',
    kind: 'structured',
    label: 'Diğer telefonlar',
    graph: 'Further phone numbers of the business, as written by its source.',
    input: 'A list of phones, or one a line.',
    invalid: 'structureUnreadable',
    headers: 'otherphones,morephones,secondaryphones,digertelefonlar',
    cell: 'custom',
  },
  email: {
    column: 'email',
    sql: 'text',
    kind: 'email',
    label: 'E-posta',
    graph: 'E-mail address.',
    input: 'E-mail address.',
    invalid: 'emailInvalid',
    headers:
      'email,emails,emailaddress,businessemail,email1,email2,email3,mail,eposta,epostaadresi,epostaadres,mailadresi,emailadresi,email0',
    cell: 'email',
    width: 24,
  },
  website: {
    column: 'website',
    sql: 'text',
    kind: 'link',
    label: 'Web sitesi',
    graph: 'Website of the business.',
    input: 'http or https URL.',
    invalid: 'websiteInvalid',
    headers:
      'site,website,websiteurl,web,homepage,domain,websitesi,internetsitesi,websayfasi,internetadresi,websitelink,websiteaddress,siteadresi,webadresi,websites',
    cell: 'custom',
    width: 28,
  },
  socialLinks: {
    column: 'social_links',
    sql: 'jsonb',
    kind: 'structured',
    label: 'Sosyal medya',
    graph:
      'Profiles of the business by network: { facebook, instagram, x, linkedin, youtube, tiktok, pinterest, whatsapp, yelp, tripadvisor }.',
    input: 'Web addresses by network, or one a line.',
    invalid: 'structureUnreadable',
    headers: 'sociallinks,socialmedia,socialmedias,socials,socialmedialinks,socialprofiles,sosyalmedya',
    cell: 'custom',
  },
  menuLink: {
    column: 'menu_link',
    sql: 'text',
    kind: 'link',
    label: 'Menü bağlantısı',
    graph: 'URL of its menu.',
    input: 'http or https address of the menu.',
    invalid: 'menuLinkInvalid',
    headers: 'menulink,menuurl,menu,menulinki',
    cell: 'link',
  },
  orderLink: {
    column: 'order_link',
    sql: 'text',
    kind: 'link',
    label: 'Sipariş bağlantısı',
    graph: 'URL for orders.',
    input: 'http or https address to order at.',
    invalid: 'orderLinkInvalid',
    headers: 'orderlink,orderlinks,orderonline,orderurl,onlineorder,siparislinki,siparis',
    cell: 'link',
  },
  reservationLink: {
    column: 'reservation_link',
    sql: 'text',
    kind: 'link',
    label: 'Rezervasyon bağlantısı',
    graph: 'URL for reservations.',
    input: 'http or https address to reserve at.',
    invalid: 'reservationLinkInvalid',
    headers:
      'reservationlink,reservationlinks,reservations,reservetableurl,reservingtablelink,bookingappointmentlink,bookinglink,bookinglinks,reservationurl,rezervasyonlinki,rezervasyon',
    cell: 'link',
  },
  locationLink: {
    column: 'location_link',
    sql: 'text',
    kind: 'link',
    label: 'Harita bağlantısı',
    graph: 'URL of its position on a map.',
    input: 'http or https address on a map.',
    invalid: 'mapLinkInvalid',
    headers:
      'locationlink,googlemapsurl,googlemapslink,googlemaps,mapslink,mapsurl,maplink,mapurl,placeurl,haritalinki,harita,haritaadresi,konumlinki,googlemapslinki,placeslink,googleurl,gmapsurl,maps,googlemapurl,map,mapa,mappa,karte,carte,peta,地図,地图,地圖,지도,карта',
    cell: 'custom',
  },
  reviewsLink: {
    column: 'reviews_link',
    sql: 'text',
    kind: 'link',
    label: 'Yorum bağlantısı',
    graph: 'URL of its reviews at their source.',
    input: 'http or https address of the reviews at their source.',
    invalid: 'reviewsLinkInvalid',
    headers: 'reviewslink,locationreviewslink,reviewurl,reviewsurl,reviewlink,yorumlinki',
    cell: 'custom',
  },
  photoUrl: {
    column: 'photo_url',
    sql: 'text',
    kind: 'link',
    label: 'Fotoğraf adresi',
    graph: 'URL of the original photo; photoKeys name the served copies.',
    input: 'http or https address of the photo.',
    invalid: 'photoUrlInvalid',
    headers:
      'photo,photourl,featuredimage,thumbnail,thumbnailurl,mainimage,picture,foto,fotograf,resim,images,coverphoto,primaryphoto,fotografurl,imageurls,pictureurls,mediaurl,mediaurls',
    cell: 'photo',
  },
  imageUrl: {
    column: 'image_url',
    sql: 'text',
    kind: 'link',
    label: 'İkinci görsel',
    graph: 'URL of another picture, such as a street view.',
    input: 'http or https address of another picture.',
    invalid: 'imageUrlInvalid',
    headers: 'imageurl,image,streetview,gorsel,resimurl',
    cell: 'photo',
  },
  logoUrl: {
    column: 'logo_url',
    sql: 'text',
    kind: 'link',
    label: 'Logo',
    graph: 'URL of the original logo; logoKey names the served copies.',
    input: 'http or https address of the logo.',
    invalid: 'photoUrlInvalid',
    headers: 'logo,logourl,logophoto,logoimage,businesslogo,brandlogo,ownerlogo,logoadresi',
    cell: 'photo',
  },
  photos: {
    column: 'photos',
    sql: 'jsonb',
    kind: 'structured',
    label: 'Diğer fotoğraflar',
    graph: 'Further photos at their source, at most 60: [{ url, caption }]; gallery names the served copies.',
    input: '[{ url, caption }], or one a line: the address, then a caption.',
    invalid: 'structureUnreadable',
    headers:
      'photos,photourls,allphotos,photogallery,gallery,galleryimages,businessphotos,galeri,fotograflar',
    cell: 'custom',
  },
  latitude: {
    column: 'latitude',
    sql: 'double precision',
    kind: 'degrees',
    label: 'Enlem',
    graph: 'Degrees north, -90 to 90; null if the position is unknown.',
    input: 'Degrees north; requires longitude.',
    invalid: 'latitudeOutOfRange',
    headers:
      'latitude,lat,location/lat,location.lat,gpscoordinates.latitude,coordinates.latitude,enlem,late7,latitudee7,mapy',
    cell: 'custom',
    merge: 'position',
  },
  longitude: {
    column: 'longitude',
    sql: 'double precision',
    kind: 'degrees',
    label: 'Boylam',
    graph: 'Degrees east, -180 to 180; null if the position is unknown.',
    input: 'Degrees east; requires latitude.',
    invalid: 'longitudeOutOfRange',
    headers:
      'longitude,lng,lon,long,location/lng,location.lng,gpscoordinates.longitude,coordinates.longitude,boylam,lnge7,longitudee7,mapx',
    cell: 'custom',
    merge: 'position',
  },
  timeZone: {
    column: 'time_zone',
    sql: 'text',
    kind: 'timeZone',
    label: 'Saat dilimi',
    graph: 'IANA time zone of workingHours.',
    input: 'IANA time zone; omitted: derived from the position.',
    headers: 'timezone,saatdilimi',
    cell: 'custom',
    merge: 'position',
  },
  rating: {
    column: 'rating',
    sql: 'numeric(3,2)',
    kind: 'decimal',
    label: 'Puan',
    graph: 'Rating at its source, 0 to 5.',
    headers:
      'rating,totalscore,reviewrating,averagerating,avgrating,stars,score,googlerating,puan,ortalamapuan,degerlendirme,puani,overallrating,yildiz,puanortalamasi,ortpuan,yildizsayisi,googlepuani,ratings,aggregaterating.ratingvalue',
    cell: 'rating',
    merge: 'rating',
  },
  reviewCount: {
    column: 'review_count',
    sql: 'integer',
    kind: 'integer',
    initial: '0',
    label: 'Yorum sayısı',
    graph: 'Number of reviews at its source.',
    headers:
      'reviewcount,reviews,reviewscount,numberofreviews,totalreviews,ratingcount,userratingstotal,userratingcount,yorumsayisi,yorum,yorumlar,degerlendirmesayisi,reviewnumber,totalreviewcount,degerlendirmeadedi,yorumadedi,toplamyorum,votes,votecount,googlecount,googlereviews,googlereviewcount,numratings,numberofratings,ratingscount,totalratings,votescount,rating.votescount,rating.total,ratings.total,business.rating.total,aggregaterating.reviewcount,aggregaterating.ratingcount',
    cell: 'custom',
    merge: 'rating',
  },
  reviewsPerScore: {
    column: 'reviews_per_score',
    sql: 'jsonb',
    kind: 'structured',
    label: 'Puan dağılımı',
    graph: 'Number of reviews at its source by score: 1, 2, 3, 4 and 5 stars.',
    input: 'Five counts, from one star to five, or lines such as 5: 415.',
    invalid: 'structureUnreadable',
    headers:
      'reviewsperscore,reviewsperrating,reviewsdistribution,ratingdistribution,ratingsdistribution,starsdistribution,reviewhistogram,ratinghistogram,starbreakdown,puandagilimi',
    cell: 'custom',
    merge: 'rating',
  },
  priceRange: {
    column: 'price_range',
    sql: 'text',
    kind: 'text',
    label: 'Fiyat aralığı',
    graph: 'Price level, such as $$.',
    input: 'Such as $$.',
    longest: 20,
    headers: 'pricerange,range,prices,price,pricelevel,fiyataraligi,fiyat,fiyatseviyesi,fiyatduzeyi',
    cell: 'price',
    width: 12,
  },
  businessStatus: {
    column: 'business_status',
    sql: 'business_status',
    kind: 'status',
    label: 'İşletme durumu',
    graph: 'Whether the business still exists, regardless of its hours.',
    input: 'Whether the business still exists.',
    invalid: 'businessStatusInvalid',
    headers:
      'businessstatus,operationalstatus,isletmedurumu,etatadministratifetablissement,tradingstatus,placestatus,storestatus,operatingstatus,영업상태명',
    cell: 'custom',
    width: 20,
  },
  isOpen: {
    column: 'is_open',
    sql: 'boolean',
    kind: 'boolean',
    initial: 'true',
    label: 'Açık',
    graph: 'Whether the business operates. False overrides the opening hours; true means that they apply.',
    input: 'Whether the business operates. False overrides the opening hours; true means that they apply.',
    headers: 'isopen',
    cell: 'boolean',
  },
  isVerified: {
    column: 'is_verified',
    sql: 'boolean',
    kind: 'boolean',
    initial: 'false',
    label: 'Doğrulanmış',
    graph: 'Whether its source or an operator marks it as verified.',
    input: 'Whether the listing is marked as verified.',
    headers: 'verified,isverified,claimed,isclaimed,dogrulanmis,onayli,dogrulandi,onaylandi',
    cell: 'boolean',
  },
  wheelchairAccessible: {
    column: 'wheelchair_accessible',
    sql: 'boolean',
    kind: 'boolean',
    label: 'Tekerlekli sandalyeye uygun',
    graph: 'Whether it is wheelchair accessible; null if unknown.',
    input: 'Whether it is wheelchair accessible.',
    headers:
      'wheelchairaccessible,wheelchairaccessibleentrance,wheelchair,haswheelchairaccessibleentrance,wheelchairaccess,tekerleklisandalye,tekerleklisandalyeyeuygun,engelliyeuygun,engellierisimi',
    cell: 'boolean',
    isFilter: true,
  },
  isServiceArea: {
    column: 'is_service_area',
    sql: 'boolean',
    kind: 'boolean',
    label: 'Müşterinin adresine gider',
    graph: 'Whether it serves customers at their location; null if unknown.',
    input: 'Whether it serves customers at their location.',
    headers: 'areaservice,servicearea,servicearealisting,isservicearea',
    cell: 'boolean',
  },
  areaServed: {
    column: 'area_served',
    sql: 'jsonb',
    kind: 'structured',
    label: 'Hizmet bölgeleri',
    graph: 'Areas that it serves, as named by its source.',
    input: 'A list of areas, or one a line.',
    invalid: 'structureUnreadable',
    headers: 'areaserved,areasserved,serviceareas,servedareas,serviceareaplaces,hizmetbolgeleri',
    cell: 'custom',
  },
  workingHours: {
    column: 'working_hours',
    sql: 'jsonb',
    kind: 'hours',
    follows: { opening_minutes: 'integer[]' },
    label: 'Çalışma saatleri',
    graph:
      'Hours by full English day name, such as { Monday: "9 AM-5 PM" }, in the local time of the business.',
    input: 'Hours by English day name, or in any format that imports accept.',
    headers:
      'workinghours,openhours,openinghours,workinghoursoldformat,workinghourscsvcompatible,businesshours,hours,operatinghours,hoursofoperation,calismasaatleri,acilissaatleri,mesaisaatleri,calismasaati,openhour,schedule,regularhours,acikoldugusaatler,regularopeninghours,currentopeninghours',
    cell: 'custom',
    width: 30,
  },
  specialHours: {
    column: 'special_hours',
    sql: 'jsonb',
    kind: 'structured',
    follows: { special_minutes: 'integer[]' },
    label: 'Özel gün saatleri',
    graph:
      'Hours of individual dates such as holidays, which override workingHours: { "2026-12-25": "Closed" }.',
    input: 'Hours by ISO date, or one a line: 2026-12-25: Closed.',
    invalid: 'structureUnreadable',
    headers:
      'specialhours,holidayhours,specialopeninghours,specialdays,specialhoursets,currentspecialdays,exceptionalhours,tatilsaatleri,ozelgunler',
    cell: 'custom',
  },
  otherHours: {
    column: 'other_hours',
    sql: 'jsonb',
    kind: 'structured',
    label: 'Diğer saatler',
    graph: 'Weekly hours of individual services: { "Kitchen": { "Monday": "12 PM-10 PM" } }.',
    input: 'Hours by service and English day name, or one a line: Kitchen | Monday: 12 PM-10 PM.',
    invalid: 'structureUnreadable',
    headers:
      'otherhours,secondaryhours,morehours,additionalopeninghours,regularsecondaryopeninghours,digersaatler',
    cell: 'custom',
  },
  busyHours: {
    column: 'busy_hours',
    sql: 'jsonb',
    kind: 'structured',
    label: 'Yoğun saatler',
    graph:
      'Usual occupancy by English day name: 24 values from midnight, 0 to 100, in the local time of the business.',
    input: '24 figures by English day name, or one day a line.',
    invalid: 'structureUnreadable',
    headers: 'populartimes,populartimeshistogram,busyhours,busytimes,peakhours,visitortimes,yogunsaatler',
    cell: 'custom',
  },
  about: {
    column: 'about',
    sql: 'jsonb',
    kind: 'sections',
    follows: { about_text: 'text' },
    label: 'Özellikler',
    graph: 'Features by section: { section: { feature: true | false | text } }.',
    input:
      '{ section: { feature: true | false | text } }, or its JSON text; other text becomes detailedInfo.',
    headers: 'about,additionalinfo,features,ozellikler,hakkinda',
    cell: 'custom',
    width: 30,
  },
  description: {
    column: 'description',
    sql: 'text',
    kind: 'richText',
    label: 'Uzun makale',
    graph: 'Cleaned HTML: text, structure and links only.',
    input: 'HTML. Everything but text, structure and links is removed.',
    headers:
      'description,descriptions,aciklama,tanitim,websitedescription,fromthebusiness,businessdescription,isletmeaciklamasi,postcontent,listingcontent,listingdescription,longdescription,shortdescription',
    cell: 'prose',
    width: 30,
  },
  detailedInfo: {
    column: 'detailed_info',
    sql: 'text',
    kind: 'longText',
    label: 'Detaylı bilgi',
    graph: 'Plain text.',
    input: 'Plain text.',
    headers: 'detailedinfo,detailedinformation,detaylibilgi,ayrintilibilgi',
    cell: 'custom',
    width: 30,
  },
  placeId: {
    column: 'place_id',
    sql: 'text',
    kind: 'id',
    label: 'Yer kimliği',
    headers: 'placeid,googleplaceid,yerkimligi',
    cell: 'custom',
    merge: null,
    width: 30,
  },
  googleId: {
    column: 'google_id',
    sql: 'text',
    kind: 'id',
    label: 'Google kimliği',
    headers: 'googleid,dataid,fid,featureid',
    cell: 'custom',
    merge: null,
    width: 40,
  },
  cid: {
    column: 'cid',
    sql: 'text',
    kind: 'id',
    label: 'CID',
    headers: 'cid,placecid,googlecid,ludocid',
    cell: 'custom',
    merge: null,
    width: 22,
  },
} as const satisfies Record<string, ListingFieldSpec>;

export type ListingFieldName = keyof typeof listingFields;
export type ListingFields = typeof listingFields;

/** Names of the fields whose declaration fits `Shape`. */
export type FieldsWith<Shape> = {
  [Name in ListingFieldName]: ListingFields[Name] extends Shape ? Name : never;
}[ListingFieldName];

export type GraphField = FieldsWith<{ graph: string }>;
export type InputField = FieldsWith<{ input: string }>;
export type FilterField = FieldsWith<{ isFilter: true }>;

export const listingStatuses = ['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Sections of features: { "Service options": { "Delivery": true, "Languages": "English" } }. */
export type FeatureSections = Record<string, Record<string, boolean | string>>;

type Values = Record<'integer' | 'decimal' | 'degrees', number> &
  Record<'text' | 'longText' | 'richText' | 'link' | 'email' | 'id' | 'timeZone' | 'reference', string> & {
    boolean: boolean;
    status: ListingStatus;
    hours: WorkingHours;
    sections: FeatureSections;
  };

/** The value of a field, if known. A reference is the name or code of its target. */
export type FieldValue<Name extends ListingFieldName> = Name extends StructuredName
  ? StructuredValues[Name]
  : Values[Exclude<ListingFields[Name]['kind'], 'structured'>];

export const listingFieldNames = Object.keys(listingFields) as ListingFieldName[];

/** The declaration of a field, as wide as all of them. */
export const fieldSpec = (name: ListingFieldName): ListingFieldSpec => listingFields[name];

export const graphFields = listingFieldNames.filter((name) => fieldSpec(name).graph) as GraphField[];
export const inputFields = listingFieldNames.filter((name) => fieldSpec(name).input) as InputField[];
export const filterFields = listingFieldNames.filter((name) => fieldSpec(name).isFilter) as FilterField[];

const byColumn = new Map<string, ListingFieldName>(
  listingFieldNames.flatMap((name) => [
    [fieldSpec(name).column, name] as const,
    ...Object.keys(fieldSpec(name).follows ?? {}).map((column) => [column, name] as const),
  ]),
);

/** The field that a column of `businesses` belongs to; undefined for columns that no field has. */
export const fieldOfColumn = (column: string): ListingFieldName | undefined => byColumn.get(column);

/** 'postalCode' -> 'postal_code'. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** 'postal_code' -> 'postalCode'. */
export const camelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
