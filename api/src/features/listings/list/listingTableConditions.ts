import sql, { raw, type Sql } from 'sql-template-tag';
import { qualityIssues, type QualityIssue } from '../quality/qualityIssues.ts';

interface ListingTableFilter {
  issue?: QualityIssue | null;
  importId?: number | null;
}

/** Whether a filter has conditions that only `businesses` can answer, not the narrower `listing_facts`. */
export const needsListingTable = ({ issue, importId }: ListingTableFilter) =>
  issue != null || importId != null;

/** These conditions, on a row `b` of `businesses`. */
export function listingTableConditions({ issue, importId }: ListingTableFilter): Sql[] {
  return [
    ...(issue == null
      ? []
      : [
          raw(
            `b.id IN (SELECT q.id FROM listing_quality q WHERE q.issues & ${qualityIssues[issue].bit} <> 0)`,
          ),
        ]),
    ...(importId == null ? [] : [sql`b.created_by_import_id = ${importId}`]),
  ];
}
