import { comparableHeader } from '../comparableHeader.ts';

// Accounts of a sales system: the address of a business is where its bills go, and what else is known of it is the seller's.

const name = /^(?:account|company)name$/;
const ofBills = /^billing[\s_]?(?=street|address|city|state|province|zip|postal|post ?code|code|country)/i;
const ofPlace = /^(?:street|address|fulladdress|streetaddress|city|town)$/;
/** What a seller notes about an account: 'Customer', 'Hot', 'Called twice'. */
const ofSeller = /^(?:account)?(?:description|type|rating|status|stage|source|notes?|comments?)$/;
const minBilling = 2;

/** Whether a sheet holds accounts that have no other address than that of their bills. */
export function areAccounts(headers: readonly (string | undefined)[]): boolean {
  const written = headers.map((header) => header?.trim() ?? '');
  const plain = written.map(comparableHeader);
  return (
    plain.some((header) => name.test(header)) &&
    written.filter((header) => ofBills.test(header)).length >= minBilling &&
    !plain.some((header) => ofPlace.test(header))
  );
}

/** 'Billing Street' of an account as 'Street', and what its seller notes as what the maker of a list keeps to themselves. */
export const asAccountHeader = (header: string): string =>
  ofSeller.test(comparableHeader(header)) ? `internal ${header}` : header.replace(ofBills, '');
