import { comparableHeader } from '../comparableHeader.ts';

// Accounts of a CRM: the billing address is that of the business, other fields are notes of the seller.

const name = /^(?:account|company)name$/;
const ofBills = /^billing[\s_]?(?=street|address|city|state|province|zip|postal|post ?code|code|country)/i;
const ofPlace = /^(?:street|address|fulladdress|streetaddress|city|town)$/;
/** Headers for notes about an account, with values such as 'Customer', 'Hot', 'Called twice'. */
const ofSeller = /^(?:account)?(?:description|type|rating|status|stage|source|notes?|comments?)$/;
const minBilling = 2;

/** Whether a sheet has accounts with no other address than the billing address. */
export function areAccounts(headers: readonly (string | undefined)[]): boolean {
  const written = headers.map((header) => header?.trim() ?? '');
  const plain = written.map(comparableHeader);
  return (
    plain.some((header) => name.test(header)) &&
    written.filter((header) => ofBills.test(header)).length >= minBilling &&
    !plain.some((header) => ofPlace.test(header))
  );
}

/** Rewrites headers of an account: 'Billing Street' as 'Street', and notes of the seller as internal columns. */
export const asAccountHeader = (header: string): string =>
  ofSeller.test(comparableHeader(header)) ? `internal ${header}` : header.replace(ofBills, '');
