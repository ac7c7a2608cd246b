import { foldText } from '../../../../../../domain/text/fold.ts';
import type { ImportedRow } from '../../stage/importedRow.ts';

type Identity = Pick<
  ImportedRow,
  'own' | 'name' | 'placeId' | 'googleId' | 'cid' | 'phoneNormalised' | 'address' | 'street' | 'city'
>;

/**
 * What names the place of a row, strongest first: our own export's id, the source's ids where it has any, else its name with the phone, else
 * its name with the address. Rows that share a key mean one place; the first key stands for the row. Pure.
 * The one rule of identity: what is staged and what is compared both come from here.
 */
export function identityKeys(row: Identity): [string, ...string[]] {
  const ids = [
    ...(row.placeId === null ? [] : [`place:${row.placeId}`]),
    ...(row.googleId === null ? [] : [`google:${row.googleId}`]),
    ...(row.cid === null ? [] : [`cid:${row.cid}`]),
  ];
  if (row.own) return [`own:${row.own.id}:${row.own.slug}`, ...ids];
  const [first, ...others] = ids;
  if (first !== undefined) return [first, ...others];
  const name = foldText(row.name);
  if (row.phoneNormalised !== null) return [`phone:${row.phoneNormalised}:${name}`];
  return [`name:${name}:${foldText(row.address ?? row.street ?? '')}:${foldText(row.city ?? '')}`];
}
