import type { ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { regionalWords } from './location/regionalHeaderWords.ts';

/**
 * Headers of columns in the languages of the map, by field:  German, French, Spanish, Italian, Portuguese,
 * Dutch, Polish, Czech, Romanian, Hungarian, Greek, Russian, Ukrainian, Serbian and Croatian, Bulgarian, Arabic,
 * Hebrew, Persian, Hindi, Thai, Vietnamese, Indonesian and Malay, Japanese, Korean, Chinese, Swedish, Danish,
 * Norwegian, Finnish. English and Turkish spellings that tools use are with the fields in
 * `domain/listing/fields.ts`.
 */
const words: Partial<Record<ColumnField, string>> = {
  name: `name,bezeichnung,firmenname,nom,enseigne,raison sociale,nombre,razón social,denominación,nome,ragione sociale,
    denominazione,nome fantasia,razão social,naam,bedrijfsnaam,nazwa,název,nume,denumire,név,cégnév,όνομα,επωνυμία,название,
    наименование,назва,найменування,naziv,назив,име,اسم,الاسم,שם,نام,नाम,ชื่อ,tên,nama,名前,名称,店名,店舗名,이름,상호,상호명,업체명,가게이름,
    名字,名稱,店铺名称,公司名称,公司名,商家名称,商家名,店铺名,企业名,単位名,会社名,회사명,namn,navn,nimi,yrityksen nimi,ad,adı,ismi,isim,kuruluş,kurum,ünvan,unvan,enseigne commerciale,商户名称,商铺名称,门店名称,企业名称,单位名称,상가명,사업장명,업소명,店舗名称,施設名,사업체명`,
  address: `adresse,anschrift,standort,dirección,domicilio,ubicación,indirizzo,sede,endereço,morada,adres,adresa,cím,
    διεύθυνση,адрес,адреса,عنوان,العنوان,כתובת,آدرس,نشانی,पता,ที่อยู่,市区町村・番地,市区町村以降,địa chỉ,địa chỉ trụ sở,địa chỉ cơ sở,alamat,住所,所在地,주소,위치,地址,adress,osoite,
    adresse complète,dirección completa,endereço completo,indirizzo completo,location address`,
  street: `straße,strasse,strassenr,straße und hausnummer,rue,voie,calle,via,rua,logradouro,straat,ulica,ulice,strada,utca,οδός,
    улица,вулиця,شارع,رحوب,رחוב,خیابان,सड़क,ถนน,đường,jalan,通り,街道,gata,gatuadress,gade,gate,katuosoite,katu,ulica i nr,ulica i numer,straße nr,utca házszám,adresa i broj,ulice a číslo,ulica a číslo,gatuadress`,
  city: `stadt,ort,ville,commune,ciudad,localidad,población,municipio,città,comune,località,comuna,cidade,município,stad,plaats,
    woonplaats,miasto,miejscowość,město,obec,oraș,localitate,város,település,πόλη,город,населенный пункт,місто,grad,град,مدينة,
    المدينة,עיר,ישוב,شهر,शहर,เมือง,อำเภอ,thành phố,kota,bandar,市,都市,市区町村,도시,시군구,城市,by,poststed,postort,kaupunki,
    kunta,şehir`,
  state: `prov,uf,bundesland,kanton,provinz,région,département,provincia,comunidad autónoma,estado,departamento,regione,provincie,
    województwo,kraj okres,județ,megye,νομός,περιφέρεια,область,регион,край,регіон,županija,област,محافظة,منطقة,מחוז,استان,राज्य,
    จังหวัด,tỉnh,provinsi,negeri,都道府県,시도,省,省份,län,fylke,region,maakunta,المحافظة,จังหวัด,시도,administrativt område,область край`,
  postalCode: `plz,postleitzahl,code postal,cp,código postal,cap,codice postale,cep postal,cód postal,postcode,kod pocztowy,psč,
    cod poștal,irányítószám,irsz,pošt broj,post broj,ταχυδρομικός κώδικας,τκ,индекс,почтовый индекс,поштовий індекс,poštanski broj,поштански број,
    пощенски код,رمز بريدي,الرمز البريدي,מיקוד,کد پستی,पिन कोड,pincode,pin code,รหัสไปรษณีย์,mã bưu chính,mã bưu điện,kode pos,poskod,郵便番号,
    우편번호,邮编,邮政编码,郵遞區號,postnummer,postnr,postinumero,kod poczt,kod,postleitz`,
  countryCode: `land,staat,pays,país,paese,nazione,kraj,země,stát,țară,ország,χώρα,страна,країна,država,држава,държава,دولة,الدولة,
    البلد,מדינה,ארץ,کشور,देश,ประเทศ,quốc gia,negara,国,国名,국가,国家,國家,maa,country code iso`,
  phone: `telefon,fon,rufnummer,telefonnummer,mobil,handy,téléphone,numéro de téléphone,tél,fixe,portable,teléfono,número de
    teléfono,celular,móvil,telefono,numero di telefono,cellulare,telefone,telemóvel,telefoon,telefoonnummer,numer telefonu,
    telefon komórkowy,číslo telefonu,telefonní číslo,număr de telefon,telefonszám,τηλέφωνο,τηλ,телефон,номер телефона,тел,
    номер телефону,broj telefona,број телефона,телефонен номер,هاتف,الهاتف,رقم الهاتف,جوال,موبايل,تليفون,טלפון,מספר טלפון,تلفن,شماره تلفن,फ़ोन,
    फोन,फोन नंबर,मोबाइल,โทรศัพท์,เบอร์โทร,เบอร์โทรศัพท์,điện thoại,số điện thoại,sđt,số đt,đt,telepon,nomor telepon,no telp,no telepon,
    no tel,電話,電話番号,전화,전화번호,电话,电话号码,電話號碼,联系电话,tlf,tlf nr,telefonnr,puhelin,puhelinnumero,contact no,
    phone no,landline,hotline,tfno,tfo,telf,tlfn,fone,fones,telefones,teléfonos,téléphones,telefony,telefonszámok,τηλέφωνα,телефоны,телефони,телефонные номера,טלפונים,هواتف,التليفون,رقم التليفون,联系方式,固定电话,座机,代表電話,대표전화,소재지전화,연락처,växel,telefon växel`,
  email: `e-mail,mail,mailadresse,e-mail-adresse,courriel,adresse e-mail,correo,correo electrónico,posta elettronica,
    indirizzo email,endereço de email,e-mailadres,adres e-mail,adresă de email,e-mail cím,ηλεκτρονικό ταχυδρομείο,почта,
    электронная почта,эл почта,електронна пошта,имейл,بريد إلكتروني,البريد الإلكتروني,البريد الالكتروني,ايميل,إيميل,אימייל,דואל,דוא״ל,
    ایمیل,ईमेल,อีเมล,thư điện tử,surel,メール,メールアドレス,이메일,邮箱,电子邮件,電子郵件,電子郵箱,e-post,mejl,sähköposti,emel,correio eletrônico,correio,mél,e posta`,
  website: `webseite,website,page,internetseite,internet,www,w3,site web,site internet,sitio web,página web,sito,sito web,strona,
    strona www,strona internetowa,webové stránky,webová stránka,web,weboldal,honlap,ιστοσελίδα,ιστότοπος,сайт,веб-сайт,вебсайт,
    sajt,web stranica,уебсайт,موقع,الموقع,الموقع الإلكتروني,الموقع الالكتروني,אתר,אתר אינטרנט,وب سایت,وبسایت,वेबसाइट,เว็บไซต์,trang web,
    situs,web address,situs web,laman web,官網,官方網站,ホームページ,サイト,ウェブサイト,홈페이지,웹사이트,网站,网址,官网,網站,hemsida,webbplats,hjemmeside,
    nettside,nettsted,verkkosivu,verkkosivusto,kotisivu`,
  category: `kategorie,art,branche,catégorie,activité,secteur,categoría,rubro,giro,actividad,categoria,settore,attività,ramo,
    segmento,categorie,kategoria,branża,obor,domeniu,kategória,κατηγορία,категория,рубрика,вид деятельности,категорія,
    kategorija,категорија,فئة,الفئة,تصنيف,التصنيف,النشاط,קטגוריה,תחום,دسته بندی,دسته,श्रेणी,หมวดหมู่,ประเภท,danh mục,loại hình,jenis,
    カテゴリ,カテゴリー,業種,ジャンル,카테고리,업종,분류,종류,음식종류,음식 종류,类别,分类,類別,行业,kategori,bransch,bransje,toimiala,amenity,leisure,tourism,healthcare,cuisine,küche,cuisines,
    sektör,sector,industry,business type,faaliyet alanı,tevékenység,tevékenységi kör,type de commerce,rodzaj działalności,经营类别,经营范围,经营项目,业态,atividade,atividade principal,ramo de atividade,ประเภทร้าน,ประเภทร้านค้า,ประเภทธุรกิจ,ประเภทกิจการ,業態,verksamhet,típus,тип заведения,вид заведения,рубрики,категории,категорії,tipo,tipologia,typ,typ obiektu,typ provozovny,τύπος,niche,cozinha,tipo de cozinha,comida,cocina,tipo de cocina,cucina,kitchen,кухня,업태,業種目,ngành nghề,ngành nghề kinh doanh,loại hình kinh doanh`,
  rating: `bewertung,sterne,durchschnittsbewertung,note,note moyenne,étoiles,calificación,puntuación,valoración,valutazione,voto,
    stelle,avaliação,nota,estrelas,waardering,beoordeling,sterren,ocena,gwiazdki,hodnocení,hvězdičky,értékelés,βαθμολογία,
    αξιολόγηση,рейтинг,оценка,оцінка,оцена,تقييم,التقييم,דירוג,ציון,امتیاز,रेटिंग,คะแนน,คะแนนรีวิว,đánh giá,điểm,điểm đánh giá,penilaian,
    peringkat,rating score,rating stars,rating bintang,評価,評点,星評価,평점,별점,评分,評分,星级,betyg,vurdering,karakter,arvosana,arvio,star rating,star,综合评分,總合評価,総合評価,aggregate rating,средний рейтинг,средняя оценка`,
  reviewCount: `bình luận,số bình luận,anzahl bewertungen,bewertungen,rezensionen,anzahl rezensionen,avis,nombre d'avis,nombre avis,reseñas,
    número de reseñas,opiniones,recensioni,numero recensioni,numero di recensioni,avaliações,número de avaliações,
    beoordelingen,recensies,aantal beoordelingen,aantal recensies,opinie,liczba opinii,recenze,počet hodnocení,počet recenzí,
    recenzii,număr recenzii,vélemények,vélemények száma,értékelések száma,κριτικές,αριθμός κριτικών,αξιολογήσεις,отзывы,
    количество отзывов,кол-во отзывов,відгуки,кількість відгуків,recenzije,broj recenzija,отзиви,брой отзиви,عدد التقييمات,
    المراجعات,عدد المراجعات,ביקורות,מספר ביקורות,نظرات,تعداد نظرات,समीक्षाएं,समीक्षाओं की संख्या,รีวิว,จำนวนรีวิว,số lượng đánh giá,số đánh giá,
    ulasan,jumlah ulasan,bilangan ulasan,レビュー数,レビュー,口コミ,クチコミ,口コミ数,クチコミ数,リビュー,리뷰,리뷰수,리뷰 수,评论数,點評數,點评数,评价数,評論數,
    recensioner,antal recensioner,anmeldelser,antal anmeldelser,antall anmeldelser,arvostelut,arvostelujen määrä,оценки,оценок,количество оценок,отзывов,点评数,点评,评论,評論,评价,投票数,opinii,głosy,votos,voti`,
  workingHours: `öffnungszeiten,oeffnungszeiten,geschäftszeiten,horaires,heures d'ouverture,horaires d'ouverture,horario,horarios,
    horario de apertura,horario de atención,orari,orario,orari di apertura,horário,horário de funcionamento,openingstijden,
    godziny otwarcia,otevírací doba,provozní doba,program,orar,nyitvatartás,nyitva tartás,ωράριο,ώρες λειτουργίας,часы работы,
    время работы,режим работы,години роботи,графік роботи,radno vreme,radno vrijeme,радно време,работно време,ساعات العمل,
    أوقات العمل,مواعيد العمل,שעות פתיחה,שעות פעילות,ساعت کاری,ساعات کاری,खुलने का समय,เวลาเปิดทำการ,เวลาทำการ,เวลาเปิดปิด,giờ mở cửa,
    giờ hoạt động,jam operasional,jam buka,waktu operasi,営業時間,営業日時,営業日,영업시간,营业时间,營業時間,öppettider,åbningstider,åpningstider,
    aukioloajat,timings,opening times,hrs,เวลาเปิด-ปิด,เวลาเปิด ปิด,营业时段,開館時間,horário de atendimento,opening schedule,schedule,график работы,расписание,öppet`,
  latitude: `breitengrad,breite,latitud,latitudine,breedtegraad,szerokość geograficzna,zeměpisná šířka,szélesség,
    γεωγραφικό πλάτος,широта,خط العرض,קו רוחב,عرض جغرافیایی,अक्षांश,ละติจูด,vĩ độ,lintang,緯度,위도,纬度,breddegrad,leveysaste`,
  longitude: `längengrad,länge,longitud,longitudine,lengtegraad,długość geograficzna,zeměpisná délka,hosszúság,
    γεωγραφικό μήκος,долгота,довгота,خط الطول,קו אורך,طول جغرافیایی,देशांतर,ลองจิจูด,kinh độ,bujur,経度,경도,经度,經度,længdegrad,
    lengdegrad,pituusaste`,
  priceRange: `preisklasse,preisniveau,preis,gamme de prix,prix,precio,rango de precios,prezzo,fascia di prezzo,preço,
    faixa de preço,prijsklasse,prijs,przedział cenowy,cena,cenová kategorie,preț,árkategória,τιμή,цена,ценовая категория,ціна,سعر,
    السعر,מחיר,قیمت,मूल्य,ราคา,giá,mức giá,harga,kisaran harga,価格,価格帯,가격,价格,人均,prisklass,prisklasse,pris,hintataso,hinta,
    price band,cost,average cost,budget,予算`,
  description: `about us,beschreibung,descripción,descrizione,descrição,omschrijving,beschrijving,opis,popis,descriere,leírás,περιγραφή,
    описание,опис,وصف,الوصف,תיאור,توضیحات,विवरण,คำอธิบาย,รายละเอียด,mô tả,deskripsi,説明,설명,描述,简介,beskrivning,beskrivelse,
    kuvaus,tanım,소개,소개글,紹介,紹介文,介绍,介紹`,
  photoUrl: `bild,foto,imagen,immagine,imagem,afbeelding,zdjęcie,obrázek,fotografie,imagine,kép,φωτογραφία,фото,изображение,
    зображення,slika,слика,снимка,صورة,الصورة,תמונה,عکس,फोटो,รูปภาพ,hình ảnh,gambar,写真,画像,사진,이미지,图片,照片,kuva,billede,bilde,
    img,img url,picture url,image link,photo link`,
  locationLink: `google maps link,google maps url,karte,lien google maps,enlace de google maps,карта,ссылка на карту,ссылка на карте,url mapa,url maps,mapa url,link mapa,link maps,link google maps,url google maps,
    link del mapa,link do mapa,enlace mapa,enlace maps,enlace de maps,enlace al mapa,lien maps,lien carte,lien de la carte,link peta,url peta,tautan peta,link gmaps,mapa link,แผนที่,地図,지도,地图`,
  liveStatus: `current status,open status,business status,open state,durum,statut,stato,status betriebs,betriebsstatus,stav,
    статус,состояние,стан роботи,trạng thái,tình trạng,สถานะ,حالة,الحالة,סטטוס,状態,営業状況,상태,영업상태,状态,營業狀態,营业状态,κατάσταση,
    állapot,tila`,
};

/** Comparable word -> field and rank; the first field that claims a word has it. */
export const fieldOfWord: ReadonlyMap<string, { field: ColumnField; rank: number }> = new Map(
  [words, regionalWords]
    .flatMap((lists) => Object.entries(lists))
    .flatMap(([field, list]) =>
      list
        .split(',')
        .map((word, rank) => [comparableHeader(word.trim()), { field: field as ColumnField, rank }] as const),
    )
    .reverse(),
);

const setOf = (list: string) => new Set(list.split(',').map((word) => comparableHeader(word.trim())));

/** Words for the subject of a row: alone they are a header for names, beside another word they add nothing. */
export const entityWords = setOf(
  `business,company,place,dealer,dealership,store,shop,restaurant,restaurants,organization,organisation,org,venue,firm,listing,clinic,hotel,salon,outlet,
  firma,betrieb,unternehmen,geschäft,lokal,entreprise,société,établissement,etablissement,empresa,negocio,establecimiento,local,
  restaurante,azienda,attività,ristorante,estabelecimento,loja,bedrijf,zaak,przedsiębiorstwo,restauracja,sklep,společnost,podnik,
  restaurace,companie,firmă,magazin,cég,vállalkozás,étterem,εταιρεία,επιχείρηση,компания,организация,фирма,предприятие,ресторан,
  заведение,компанія,заклад,tvrtka,preduzeće,restoran,شركة,المطعم,مطعم,محل,חברה,עסק,מסעדה,شرکت,رستوران,कंपनी,रेस्टोरेंट,บริษัท,ร้าน,
  ร้านอาหาร,công ty,quán,nhà hàng,cơ sở,cơ sở kinh doanh,doanh nghiệp,perusahaan,restoran,toko,usaha,syarikat,kedai,företag,företagets,butik,virksomhed,bedrift,yritys,
  ravintola,prevádzka,prevádzky,provozovna,provozovny,objekt,objekta,objektu,обект,обекта,обекти,podjetje,podjetja,įmonė,įmonės,uzņēmums,
  uzņēmuma,ettevõte,ettevõtte,fyrirtæki,fyrirtækis,perniagaan,obrt,obrta,kampuni,biashara,კომპანია,კომპანიის,კომპანიის,ბიზნესის,şirkət,
  negoci,botiga,müəssisə,müəssisənin,biznesi,biznesit,enpresa,premises,trading,branch,işletme,şirket,kurum,mekan,地点,地點,场所,店家,景点,景點,商店,餐厅,餐廳,饭店,医院,酒店,公司,お店,施設,스팟,장소,식당,restoran,lokanta,dükkan,mağaza,otel,klinik,gmb,google,facility,unidad,económica,
  anläggning,anläggningen,arbetsställe,verksamhetsställe,butik,butiker,butikk,betriebsstätte,betriebsstätten,verkaufsstelle,magasin,tienda,negozio,
  placówka,placówki,lokalu,punktu,üzlet,bolt,işyeri,işyerinin,toimipaikka,toimipaikan,toimipiste,myymälä,заведения,магазин,магазина,предприятия,
  klinikk,klinikken,klinika,apotek,apteka,apotheke,pharmacy,pharmacie,farmacia,farmácia,wisata`,
);

/** Words for where a company does business, which name the place only beside a word for names: 'Location name', 'Vestigingsnaam'. */
export const siteWords = setOf(
  `location,locations,site,standort,vestiging,vestigings,filial,anläggnings,telephely,egység,centre,center,campus,pdv,pos`,
);

/** Words for institutions, which name the place only beside a word for names: 'School name', 'Nom du musée'. */
export const institutionWords = setOf(
  `school,schools,hospital,hospitals,university,college,museum,museums,library,libraries,gym,brewery,winery,church,mosque,temple,theatre,theater,
  cinema,bakery,market,kindergarten,preschool,nursery,institute,institution,academy,facility,park,bar,pub,cafe,café,club,attraction,
  schule,museums,krankenhaus,klinik,bibliothek,bücherei,einrichtung,école,ecole,musée,musee,hôpital,hopital,bibliothèque,bibliotheque,
  escuela,colegio,museo,hospital,biblioteca,institución,institucion,centro educativo,escola,museu,instituição,unidade,scuola,museo,ospedale,istituto,
  szkoła,szkoły,muzeum,szpital,biblioteka,škola,školy,nemocnice,knihovna,школа,школы,музей,музея,больница,библиотека,учреждение,учреждения,
  школи,лікарня,бібліотека,okul,müze,hastane,kütüphane,cami,camii,sekolah,masjid,museum,rumah sakit,puskesmas,trường,bệnh viện`,
);

/** Filler words in headers. */
export const fillerWords = setOf(
  `of,the,l,d,complete,entire,exact,physical,detailed,precise,official,de,del,della,di,da,do,des,du,la,le,el,der,die,das,van,von,und,and,et,y,e,no,nr,num,number,full,main,primary,value,text,your,ve,
  info,a,az,en,رقم`,
);

/** Of counts: 'Number of reviews', 'Broj recenzija', 'Số lượt đánh giá'. */
export const countWords = setOf(
  `count,number,total,qty,anzahl,zahl,gesamtzahl,nombre,nb,nbre,número,numero,núm,cantidad,cant,qtd,qtde,quantidade,aantal,liczba,ilość,
  počet,număr,nr,szám,száma,αριθμός,πλήθος,количество,кол,колво,во,число,кількість,к,сть,broj,број,брой,عدد,מספר,تعداد,संख्या,จำนวน,số,lượng,
  lượt,jumlah,bilangan,件数,数,数量,수,개수,antal,antall,määrä,sayısı,sayı,adet,adedi,num,no`,
);

/** The same as a suffix, in scripts without spaces. */
export const unspacedCount = /(?:の)?(?:件数|件數|总数|總數|数量|數量|数|數|개수|수)$/u;

/** Of ratings: 'reviews_average', 'Ø Bewertung'. */
export const averageWords = setOf(
  `average,avg,mean,durchschnitt,moyenne,promedio,media,média,gemiddelde,średnia,průměr,medie,átlag,μέσος,средний,средняя,средна,
  prosjek,просек,متوسط,ממוצע,میانگین,औसत,เฉลี่ย,trung bình,rata rata,平均,평균,genomsnitt,gennemsnit,gjennomsnitt,keskiarvo,ortalama`,
);

/** Words for the subject of a row as a prefix or suffix, in scripts without spaces. */
export const unspacedEntity =
  /^(?:餐厅|餐廳|商家|店铺|公司|企业|店舗|会社|施設|업체|가게|회사|매장|음식점|ร้าน|บริษัท)(?=.)|(?<=.)(?:ร้านอาหาร|ร้านค้า|ร้าน|บริษัท)$/u;
