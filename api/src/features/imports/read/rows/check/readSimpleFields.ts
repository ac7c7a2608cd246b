import {
  fieldSpec,
  listingFieldNames,
  type CellParser,
  type FieldsWith,
  type FieldValue,
  type ListingFieldName,
} from '../../../../../../../domain/listing/fields.ts';
import { isOfResult } from '../../columns/content/liveStatus.ts';
import { isPageOfNetwork, linkOf, pictureOf } from '../../values/linkValue.ts';
import { jsonIn } from '../../values/jsonValue.ts';
import { ratingOf, ratingOfTen } from '../../values/numbers/numberValue.ts';
import { phoneOfAddress } from '../../values/location/addressValue.ts';
import { ValueProblem } from '../rowProblem.ts';
import { type RowValues } from '../rowValues.ts';
import { categoryOf } from '../../values/categoryValue.ts';
import { levelBeforeKind, priceRangeOf } from '../../values/numbers/priceValue.ts';
import { emailOf, phoneOf } from '../../values/smallValues.ts';
import { readingLimits } from '../../formats/readingLimits.ts';
import { booleanOf, proseOf } from '../../values/textValue.ts';
import { maxProseLength } from './readAbout.ts';

type Reader = Exclude<CellParser, 'custom'>;

/** '["First.", "Second."]': the paragraphs of a text as a list. */
function paragraphsOf(text: string): string {
  const list = text.startsWith('[') ? jsonIn(text) : undefined;
  const areTexts = Array.isArray(list) && list.every((each) => typeof each === 'string');
  return areTexts ? list.join('\n') : text;
}

type SimpleField = Exclude<ListingFieldName, FieldsWith<{ cell: 'custom' }>>;
type SimpleValues = { [Name in SimpleField]: FieldValue<Name> | null };

const readers: Record<Reader, (text: string) => string | number | boolean | null> = {
  boolean: booleanOf,
  category: categoryOf,
  email: emailOf,
  link: linkOf,
  photo: untruncated(pictureOf),
  phone: phoneOf,
  price: priceRangeOf,
  prose: (text) => proseOf(paragraphsOf(text), maxProseLength),
  rating: ratingOf,
};

const areLinks = (text: string) => text.split(/\s+/).every((word) => /^https?:\/\/./i.test(word));

/** Descriptions; lines of map search results and URLs are none. */
const describing = (text: string) =>
  isOfResult(text.trim()) || areLinks(text.trim()) ? null : readers.prose(text);

/** Links for reservations and orders; profiles on social networks have headers of their own. */
const ordering = (text: string) => {
  const link = readers.link(text);
  return typeof link === 'string' && isPageOfNetwork(link) ? null : link;
};

const ownReaders: Partial<Record<ListingFieldName, (text: string) => unknown>> = {
  description: describing,
  orderLink: ordering,
  reservationLink: ordering,
};

const simpleReaders = listingFieldNames.flatMap((name) => {
  const { cell } = fieldSpec(name);
  return cell === 'custom' ? [] : [[name, ownReaders[name] ?? readers[cell]] as const];
});

/** The fields that depend on their own column only. */
export function readSimpleFields(values: RowValues): SimpleValues {
  const plain: Partial<Record<ListingFieldName, unknown>> = {};
  for (const [name, read] of simpleReaders) plain[name] = values.first(name, read);
  plain.rating ??= values.first('ratingOfTen', ratingOfTen);
  plain.priceRange ??= values.first('category', levelBeforeKind) ?? values.first('type', levelBeforeKind);
  const partsOfPhone = values.every('phonePart', (text) => text.replace(/[^\d-]/g, ''));
  if (partsOfPhone.length > 1) plain.phone ??= phoneOf(partsOfPhone.join('-'));
  plain.phone ??= values.first('address', (text) => phoneOf(phoneOfAddress(text) ?? ''));
  return plain as SimpleValues;
}

/** Sheets cut long cells at their limit; a list of extras that was cut there is omitted, not held against the row. */
function untruncated<Value>(read: (text: string) => Value | null): (text: string) => Value | null {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      const isCut = text.length >= readingLimits.workbookCell - 10;
      if (isCut && error instanceof ValueProblem && error.code === 'BAD_JSON') return null;
      throw error;
    }
  };
}
