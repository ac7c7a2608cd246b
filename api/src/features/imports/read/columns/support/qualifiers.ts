import type { ColumnField } from '../columnFields.ts';
import { fieldNamedBy } from '../headers/partialHeader.ts';
import { averageWords, countWords, entityWords, fillerWords } from '../headers/headerWords.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { isMobileWord } from '../persons/personWords.ts';
import { namesLanguage, wordsOf } from '../headerReading.ts';

const setOf = (list: string) => new Set(list.split(/[\s,]+/).map(comparableHeader));

/** Words that say of a phone or an address no more than that it is the place's. */
const ofPlace = setOf(
  `office work general public main central primary first second other another additional alternative contact contacts enquiries enquiry
  inquiries reception booking bookings reservation reservations order orders hotline helpdesk service customer
  landline fixed direct local international national toll free tollfree desk premises practice visitor visiting visitors
  branch location outlet trading physical street online web home company telephone desk line lines details info
  büro zentrale geschäft geschäftlich praxis festnetz filiale standort betrieb reservierung bestellung kontakt hausanschrift allgemein
  bureau cabinet magasin établissement principal principale fixe contact accueil réservation réservations commerce commercial structure
  oficina local negocio tienda establecimiento principal contacto fijo reservas comercial público pública
  ufficio negozio struttura esercizio attività principale contatto fisso prenotazioni locale recapito pubblico
  escritório loja estabelecimento principal contato contacto fixo reservas comercial
  winkel vestiging locatie zaak kantoor praktijk algemeen vast contact
  biuro lokal lokalu placówka placówki sklep sklepu główny kontaktowy stacjonarny obiektu firmowy firmy zakładu
  işyeri iş ofis mağaza işletme sabit merkez kurumsal iletişim genel şube dükkan salon
  официальный officiel oficial ufficiale offiziell oficjalna resmi официальная офис магазина объекта основной контактный рабочий городской фактический
  butik butikens kontor besöks üzlet bolt iroda vezetékes المحل المنشأة المكتب cửa hàng văn phòng toko kantor usaha gerai`,
);

const isKnown = (word: string): boolean =>
  /^\d+$/.test(word) ||
  fillerWords.has(word) ||
  entityWords.has(word) ||
  countWords.has(word) ||
  averageWords.has(word) ||
  ofPlace.has(word) ||
  isMobileWord(word);

const setOfFields = (...fields: ColumnField[]): ReadonlySet<ColumnField> => new Set(fields);

/** Fields whose words stand beside each other in one header: 'City of the address', 'Type of category'. */
const groups = [
  setOfFields('address', 'street', 'city', 'state', 'postalCode', 'countryCode', 'houseNumber', 'streetType'),
  setOfFields('category', 'type', 'subtypes'),
  setOfFields('rating', 'reviewCount', 'reviews'),
];

/** How the words of a header qualify the field that it is read as. */
interface HeaderWords {
  /** Whether some of them name it. */
  isNamed: boolean;
  /** Words that say whose or what it is, and that are not known to mean the place itself: 'contract' of 'Contract type'. */
  qualifiers: string[];
}

/** Parts the words of a header into those that name a field and those that qualify it. */
export function headerWordsOf(header: string, field: ColumnField): HeaderWords {
  const words = wordsOf(header);
  const group = groups.find((one) => one.has(field));
  const isSame = (other: ColumnField | undefined) =>
    other !== undefined && (other === field || group?.has(other) === true);
  const named = new Set<number>();
  for (let length = Math.min(3, words.length); length >= 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length);
      if (isSame(fieldNamedBy(run.join(''))))
        for (let at = start; at < start + length; at += 1) named.add(at);
    }
  return {
    isNamed: named.size > 0,
    qualifiers: words.filter((word, at) => !named.has(at) && !isKnown(word) && !namesLanguage(word)),
  };
}
