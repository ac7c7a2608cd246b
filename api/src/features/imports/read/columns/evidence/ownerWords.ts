import { foldText } from '../../../../../../../domain/text/fold.ts';

const setOf = (words: string) => new Set(words.split(',').map(foldText));

/** Words for types of owners, which are not categories. */
const owners = setOf(
  'public,private,privately owned,publicly owned,government,governmental,state owned,municipal,non profit,nonprofit,unclassified,offentlich,privat,' +
    'staatlich,stadtisch,kommunal,prive,publique,publico,publica,privado,privada,pubblico,pubblica,privato,privata,estatal,municipal,federal,oficial,' +
    'publiczny,publiczna,niepubliczny,niepubliczna,prywatny,prywatna,verejny,soukromy,sukromny,allami,onkormanyzati,maganallami,' +
    'de stat,particular,ozel,kamu,devlet,государственный,государственная,государственное,муниципальный,муниципальная,муниципальное,' +
    'частный,частная,частное,державний,державна,приватний,приватна,комунальний,cong lap,tu nhan,tu thuc,dan lap,negeri,swasta,' +
    'حكومي,حكومية,خاص,خاصة,أهلي,أهلية,عام,ציבורי,פרטי,公立,私立,国立,國立,市立,県立,公办,民办,公營,民營,공립,사립,국립',
);

/** Owner types that are also kinds of organisations: they count as owners only beside unambiguous ones. */
const ambiguousOwners = setOf(
  'military,army,armed forces,police,defence,ngo,ngos,ong,mission,missionary,faith based,faith-based,religious,church,parastatal,' +
    'community,charity,charitable,trust,cooperative,cooperativa,cooperativo,semi government,semi private,semi-government,semi-private,quasi government,' +
    'public private partnership,militaire,confessionnel,confessionnelle,associatif,associative,communautaire,mutualiste,' +
    'konfessionell,kirchlich,gemeinnutzig,freigemeinnutzig,militar,mixto,mixta,concertado,concertada,religiosa,religioso,' +
    'filantropica,militare,wojskowy,военный,ведомственный,ведомственная,церковный,askeri,vakif,bumn,bumd,yayasan,militer,tni polri',
);

const isOwnerWord = (part: string) => owners.has(part) || ambiguousOwners.has(part);

const partsOf = (text: string) =>
  foldText(text)
    .split(/\s*[/,&+]\s*|\s+-\s+/)
    .map((part) => part.trim());

/** 'Private', 'Public/Military': whether a text names nothing but owner types. */
export function isOwner(text: string): boolean {
  if (text.length > 60) return false;
  const parts = partsOf(text);
  return parts.every(isOwnerWord) && parts.some((part) => owners.has(part));
}
