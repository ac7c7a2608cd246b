import { ValueProblem } from '../../rows/rowProblem.ts';
import type { ColumnField } from '../columnFields.ts';
import type { ImportColumn } from '../importColumn.ts';
import type { KnownHeader } from './knownHeader.ts';
import type { Fit } from '../content/valueFit.ts';

/** A column while its field is determined. */
export interface JudgedHeader {
  index: number;
  /** As written, '' if it has none. */
  header: string;
  /** In words, and without a start that most headers share, unless that says whose they are. */
  plainHeader: string;
  values: string[];
  column: ImportColumn;
  /** Meaning of its header, unless its values contradict it. */
  reading: KnownHeader | undefined;
  /** Meaning of its header, although its values contradict it. */
  dropped?: KnownHeader;
  fit: Fit;
  isPersonal: boolean;
  /** The operator's word; undefined if there is none. */
  choice: ColumnField | null | undefined;
}

/** Drops the reading of a header, and prevents that words of the header give it again. */
export function rejectReading(one: JudgedHeader): void {
  if (one.reading) one.dropped = one.reading;
  one.reading = undefined;
}

/** The share of values that pass a test. A value that the test rejects by an error does not pass. */
export function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  const passes = (value: string) => {
    try {
      return test(value);
    } catch (error) {
      if (error instanceof ValueProblem) return false;
      throw error;
    }
  };
  return values.length === 0 ? 0 : values.filter(passes).length / values.length;
}

/** Tags of OpenStreetMap, in which hours without a day apply to every day. */
export const openMapTag = /^(?:@id|@type|osm_?id|osm_?type|addr:\w+)$/i;

/** The same tags as exports write them, also with another sign for the colon: 'properties.addr_street'. */
const mapTag =
  /(?:^|\.)(?:addr[:_](?:street|housenumber|postcode|city)|amenity|opening_hours|wheelchair|cuisine|diet[:_]\w{1,20})$/i;
const minTags = 3;

/** Whether a sheet has tags of OpenStreetMap, whose contacts belong to listings and never to persons. */
export const areMapTags = (headers: readonly (string | undefined)[]): boolean =>
  headers.filter((header) => mapTag.test(header?.trim() ?? '')).length >= minTags;

/** 'contact_phone' as the tag that it is, 'contact:phone'. */
export const asMapTag = (header: string): string => header.replace(/((?:^|\.)contact)_(?=[a-z])/i, '$1:');
