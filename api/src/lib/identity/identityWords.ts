// Words that say little about which listing a name or an address means. Folded, in the Latin alphabet.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Articles, prepositions, conjunctions and legal forms: they come and go between two spellings of one name. */
export const fillerWords = words(`
  the a an of and at on in by for to n und der die das den dem am im zum zur vom von bei et le la les l de des du d au aux en chez
  el los las y del al con da do dos das e o os as il lo gli i di della dello dei delle degli ve ile bir van het een te no wa ga
  inc llc ltd limited corp corporation co company plc lp llp pc pllc gmbh mbh ag kg ohg gbr ug ev ek sarl sas sasu sa eurl srl
  snc ltda me eireli epp as ab aps oy bv nv pty pte sdn bhd pvt kk yk ooo zao oao sti sirketi tic ticaret san sanayi
  limitet anonim sp zoo spj kft zrt bt doo jdoo dd dba bvba sprl cvba scrl vzw asbl eirl srls sl slu sau lda eireli
  sro spol ood eood ead uab sia oyj asa kgaa gesmbh cv tnhh`);

/** Kinds of businesses. Sharing only such a word is not an agreement of two names, and an additional one is no difference. */
export const genericWords = words(`
  restaurant restaurants restaurante restoran restorani ristorante restauracja lokanta lokantasi gasthaus gaststatte wirtshaus
  cafe caffe kafe kaffee coffee kahve coffeehouse kaffeehaus bar pub bistro brasserie grill grille diner deli delicatessen eatery kitchen
  mutfagi tavern taverna trattoria osteria pizzeria pizza pizzaria steakhouse steak house bakery backerei boulangerie patisserie
  padaria panaderia firin firini pastane pastanesi konditorei tea room dining lounge buffet food foods cuisine gourmet bbq
  barbecue sushi ramen izakaya shokudo churrascaria lanchonete cantina
  hotel hotels otel oteli motel inn hostel resort pension pansiyon pousada suites guesthouse
  shop store market markt marche magaza magazasi mercado supermarkt supermarket marketi boutique outlet center centre zentrum
  centro merkez merkezi mall plaza salon salonu studio spa beauty guzellik hair kuafor kuaforu friseur coiffure berber barber barbershop
  clinic klinik klinigi clinique clinica dental dentist dentistry dentista zahnarzt zahnarztpraxis dis hekimi praxis poliklinigi hastanesi
  hospital medical health doctor dr dra prof med dent pharmacy apotheke eczane eczanesi farmacia pharmacie
  law office offices avukat avukatlik burosu kanzlei rechtsanwalt auto oto servis service services servisi garage repair
  plumbing heating cooling hvac air electric roofing cleaning group grup holding international original official
  gym fitness school okul okulu kursu academy akademi bank bankasi banque banco sube subesi branch filiale
  museum muzesi museo library park`);

/** Parts of a listing that are listed beside it under its name, address and phone: a bank and its cash machine. By kind. */
export const departmentWords: ReadonlyMap<string, string> = new Map(
  [
    'atm geldautomat geldautomaten bankomat bankamatik bancomat cajero cashpoint',
    'fuel gas tankstelle',
    'charging ladestation recharge',
    'parking parkhaus parkplatz otopark',
    'pharmacy',
    'photo',
    'vision optical',
    'grooming',
    'training',
    'vaccination vaccinations',
    'emergency',
    'parts',
    'department',
    'mortgage money',
    'collision',
    'floral',
    'pool',
    'carwash',
  ].flatMap((kind) => kind.split(' ').map((word) => [word, kind] as const)),
);

/** Spellings of one word in names. */
export const nameSpellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      restoran: 'restaurant',
      restorani: 'restaurant',
      restaurante: 'restaurant',
      ristorante: 'restaurant',
      rest: 'restaurant',
    },
    ...{
      grille: 'grill',
      deli: 'delicatessen',
      delis: 'delicatessen',
      delicatessens: 'delicatessen',
      barbecue: 'bbq',
      barbeque: 'bbq',
    },
    ...{
      caffe: 'cafe',
      kafe: 'cafe',
      centre: 'center',
      ctr: 'center',
      intl: 'international',
      bros: 'brothers',
      saint: 'st',
      sainte: 'st',
    },
    ...{
      ste: 'st',
      mt: 'mount',
      ft: 'fort',
      theatre: 'theater',
      otel: 'hotel',
      oteli: 'hotel',
      lokantasi: 'lokanta',
      doctor: 'dr',
    },
    ...{
      svc: 'service',
      svcs: 'service',
      services: 'service',
      servisi: 'servis',
      assoc: 'associates',
      mgmt: 'management',
    },
    ...{
      kuaforu: 'kuafor',
      eczanesi: 'eczane',
      firini: 'firin',
      pastanesi: 'pastane',
      salonu: 'salon',
      marketi: 'market',
    },
    ...{
      merkezi: 'merkez',
      klinigi: 'klinik',
      burosu: 'buro',
      sube: 'subesi',
      one: '1',
      two: '2',
      three: '3',
      four: '4',
      five: '5',
    },
    ...{
      six: '6',
      seven: '7',
      eight: '8',
      nine: '9',
      ten: '10',
      first: '1',
      second: '2',
      third: '3',
      fourth: '4',
      fifth: '5',
    },
  }),
);

/** Spellings of kinds of streets and of directions, which two spellings of one address often leave out. */
const streetSpellings = `
  st:street,str,strasse,strasze,straat,strada,str. ave:avenue,av,aven,avenida,avda,avd blvd:boulevard,blv,bd,bld,bulvari,bulvar,blvr,boul,bvd
  rd:road dr:drive,drv ln:lane,la ct:court,crt pl:place,plaza,plz,platz,praca,pca sq:square,meydan,meydani,piazza hwy:highway,hway
  pkwy:parkway,pky,pkway ter:terrace,terr cir:circle trl:trail way:wy,weg cad:caddesi,cadde,cd sok:sokak,sokagi,sk,sokagı mah:mahallesi,mahalle,mh
  rua:r calle:c,cl rue:ru via:v ul:ulica,ulitsa,ulice,ulitza gasse:gasse,g chaussee:chaussee,ch allee:allee,al travessa:tv estrada:estr
  corso:cso viale:vle largo:lgo piazzale:ple vicolo:vico carrera:cra,kr,kra paseo:pso carretera:ctra,carr,crta rodovia:rod quai cours impasse:imp
  n:north,nord,norte,kuzey s:south,sud,sur,sul,guney e:east,ost,est,este,leste,dogu w:west,ouest,oeste,bati ne:northeast nw:northwest
  se:southeast sw:southwest ctr:center,centre saint:sainte,sankt,sint,sao fort:ft mount:mt bldg:building,bina,apt,apartmani,apartman`;

export const streetKinds: ReadonlyMap<string, string> = new Map(
  streetSpellings
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((entry) => {
      const [kind = '', others = ''] = entry.split(':');
      return [kind, ...others.split(',')].map((word) => [word, kind] as const);
    }),
);

export const directions = words('n s e w ne nw se sw');

/** Words that an address holds besides its street, or that name no street. */
export const addressFillers = words(`
  sn snc no nr numara number num kapi de la le les el los las del des du da do dos das der die den am im an der zur zum the of and
  usa us united states uk kingdom deutschland germany turkiye turkey france brasil brazil japan espana spain italia italy`);

/** Hosts on which many listings have pages of their own. */
export const sharedHosts = words(`
  facebook.com m.facebook.com instagram.com twitter.com x.com linktr.ee wa.me api.whatsapp.com google.com maps.google.com
  business.site sites.google.com yelp.com tripadvisor.com opentable.com ubereats.com doordash.com grubhub.com yemeksepeti.com
  booking.com linkedin.com youtube.com tiktok.com t.me goo.gl bit.ly tabelog.com ifood.com.br lieferando.de thefork.com
  gmail.com hotmail.com outlook.com yahoo.com icloud.com web.de gmx.de gmx.net t-online.de orange.fr free.fr mail.ru`);
