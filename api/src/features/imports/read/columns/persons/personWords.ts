import { comparableHeader } from '../comparableHeader.ts';

const setOf = (list: string) => new Set(list.split(',').map((word) => comparableHeader(word.trim())));

/**
 * Words for persons and for what they are to a business, in the languages of the map: a column whose header has one of them
 * is about that person, whatever else it says ('Portable du gérant', 'Моб. директора').
 */
const personTokens = setOf(
  `owner,owners,manager,managers,ceo,cfo,coo,cto,founder,cofounder,director,directors,president,principal,proprietor,proprietors,
  representative,representatives,person,persons,employee,employees,spokesperson,supervisor,licensee,licencee,licenceholder,applicant,tenant,
  landlord,superintendent,pharmacist,practitioner,surname,forename,
  inhaber,inhabers,inhaberin,ansprechpartner,ansprechpartners,ansprechpartnerin,ansprechperson,kontaktperson,geschäftsführer,
  geschäftsführers,geschäftsführerin,geschäftsführung,leiter,leiterin,vorname,nachname,familienname,mitarbeiter,
  gérant,gérante,gérants,responsable,responsables,directeur,directrice,dirigeant,dirigeante,dirigeants,propriétaire,interlocuteur,
  représentant,prénom,prénoms,
  propietario,propietaria,dueño,dueña,gerente,encargado,encargada,representante,titular,apoderado,apellido,apellidos,
  referente,referenti,titolare,responsabile,rappresentante,amministratore,direttore,proprietario,gestore,cognome,
  gestor,gestora,diretor,diretora,coordenador,coordenadora,rektor,rektorin,schulleiter,schulleiterin,schulleitung,
  responsável,responsáveis,proprietária,dono,dona,sócio,sócios,administrador,sobrenome,
  contactpersoon,eigenaar,directeur,bedrijfsleider,zaakvoerder,voornaam,achternaam,
  właściciel,właściciela,kierownik,kierownika,dyrektor,dyrektora,prezes,prezesa,osoba,osoby,imię,nazwisko,
  majitel,majitele,jednatel,jednatele,ředitel,vedoucí,osoba,příjmení,
  administrator,proprietar,persoană,persoana,reprezentant,prenume,tulajdonos,ügyvezető,kapcsolattartó,vezetéknév,keresztnév,
  vlasnik,vlasnika,direktor,direktora,odgovorna,prezime,власник,власника,директор,директора,
  владелец,владельца,руководитель,руководителя,управляющий,фио,лпр,фамилия,отчество,контактное,керівник,керівника,прізвище,піб,
  собственик,управител,лице,
  yetkili,yetkilisi,yetkilinin,sahibi,sahibinin,müdür,müdürü,sorumlu,sorumlusu,muhatap,temsilci,temsilcisi,soyadı,soyad,soyisim,
  υπεύθυνος,υπευθύνου,ιδιοκτήτης,ιδιοκτήτη,διευθυντής,διευθυντή,επώνυμο,ονοματεπώνυμο,
  المسؤول,مسؤول,المسئول,مسئول,المالك,مالك,المدير,مدير,בעלים,מנהל,המנהל,مدیر,مالک,
  giám đốc,đại diện,người đại diện,chủ sở hữu,chủ quán,chủ tiệm,chủ shop,chủ cửa hàng,chủ nhà hàng,chủ cơ sở,chủ hộ,chủ doanh nghiệp,chủ nhà,người liên hệ,quản lý,pemilik,pimpinan,direktur,penanggung jawab,ketua,เจ้าของ,ผู้จัดการ,ผู้ติดต่อ,नामधारी,मालिक,प्रबंधक,
  vadovas,vadovo,direktorius,savininkas,kontaktinis,atsakingas,kontaktpersona,vadītājs,īpašnieks,direktors,kontaktisik,juhataja,omanik,
  konateľ,konatelia,majiteľ,riaditeľ,vedúci,zodpovedná,kontaktná,lastnik,zastopnik,odgovorna,kontaktna,мол,direktør,direktor,leder,
  styreleder,vd,johtaja,eigandi,framkvæmdastjóri,tengiliður,pronari,drejtori,administratori,сопственик,დირექტორი,დირექტორის,მფლობელი,
  საკონტაქტო,տնօրեն,rəhbər,басшы,rahbar,pegawai,pengurus,mmiliki,meneja,gerent,propietari,jabea,مسئول,صاحب,مالک,مالكان,ڈائریکٹر,মালিক,মালিকের,
  gesellschafter,gesellschafterin,ortak,ortağı,ortaklar,ortakları,associé,associée,associés,wspólnik,wspólnicy,accionista,accionistas,acionista,
  shareholder,shareholders,socia,socias,sócia,vennoot,vennoten,aandeelhouder,delägare,partnere,учредитель,учредителя,учредители,співвласник,
  may-ari,proprietress,licenseholder,signatory,attorney,
  ägare,ägarens,kontaktperson,efternamn,förnamn,ejer,indehaver,eier,daglig,innehaver,omistaja,toimitusjohtaja,yhteyshenkilö`,
);

/** The same in scripts without spaces. */
const unspaced =
  /担当|代表者|代表取締役|店長|オーナー|責任者|氏名|담당자|대표자|대표이사|사장|점장|负责人|負責人|联系人|聯絡人|联络人|法人|老板|店长|經理|经理|เจ้าของ|ผู้จัดการ|ผู้ติดต่อ/u;

/** Of two words: names of persons in Vietnamese and others that part syllables. */
const maxWords = 3;

/** Whether the words of a header name a person or a person's role in the business. */
export function namesPerson(words: readonly string[]): boolean {
  for (let length = 1; length <= maxWords; length += 1)
    for (let start = 0; start + length <= words.length; start += 1)
      if (personTokens.has(words.slice(start, start + length).join(''))) return true;
  return words.some((word) => unspaced.test(word));
}

const contact = setOf(
  'contact,contacts,kontakt,kontakte,contacto,contactos,contato,contatto,contatti,contatos,kontakti,контакт,контакты,контакти,επαφή,irtibat,ilgili,liên hệ,kontak,kontaktai,yhteys',
);

const people = setOf(
  'people,prospect,prospects,lead,leads,employee,employees,user,users,member,members,reviewer,author,guest,visitor,customer,client,account',
);
const companies = setOf(
  'company,business,firm,firma,firmen,unternehmen,entreprise,société,empresa,azienda,bedrijf,şirket,işletme,organisation,organization,org',
);

/** Whether the words with which headers start say whose the columns are: a person's ('lead.phone') or the company's. */
export function saysWhose(words: readonly string[]): boolean {
  const isOneOf = (word: string) => people.has(word) || companies.has(word);
  return namesPerson(words) || isContact(words) || words.some(isOneOf);
}

/** Whether a header is the bare word for contacts, which has numbers as often as names. */
export const isContact = (words: readonly string[]): boolean => contact.has(words.join(''));

/** Whether a header is the bare word for partners, who may be persons or companies. */
export const isOfPartners = (words: readonly string[]): boolean => partners.has(words.join(''));
const partners = setOf('partner,partners,business partner,партнер,партнёр,партнеры,партнёры');

/** Whether a word means a mobile phone, which beside names of persons belongs to a person. */
export const isMobileWord = (() => {
  const words = setOf(
    `mobile,mobiles,cell,cellphone,cellular,direct,handy,mobil,mobilnummer,mobiltelefon,handynummer,cep,gsm,celular,móvil,movil,portable,port,
    cellulare,cell,cellular,telemóvel,komórka,komórkowy,kom,komorka,mobilní,mobilni,mobitel,мобильный,мобильные,моб,сотовый,мобільний,
    мобилен,мобилни,κινητό,جوال,الجوال,محمول,موبايل,נייד,موبایل,মোবাইল,मोबाइल,มือถือ,di động,didong,ponsel,hp,携帯,携帯電話,휴대폰,핸드폰,手机,手機,
    mobilen,mobilus,mobilais,mobiil,მობილური,farsími,simu ya mkononi,kännykkä,matkapuhelin,whatsapp,personal,private,privat`,
  );
  return (word: string): boolean => words.has(word);
})();
