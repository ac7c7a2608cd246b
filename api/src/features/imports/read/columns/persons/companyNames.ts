import { foldText } from '../../../../../../../domain/text/fold.ts';

/** Legal forms of companies, folded, in front of a name or behind it. */
const legalForm =
  /(?:^|[\s,(])(?:pt|cv|pd|ud|tbk|koperasi|yayasan|ooo|zao|oao|pao|too|gup|mup|inc|llc|l\.l\.c|ltd|limited|corp|corporation|plc|llp|pllc|gmbh|mbh|ag|kg|ohg|ug|sarl|sas|sasu|eurl|sa|s\.a|srl|s\.r\.l|spa|s\.p\.a|snc|sl|s\.l|slu|sau|ltda|eireli|epp|s\/a|bv|b\.v|nv|n\.v|aps|a\/s|asa|oy|oyj|ab|kft|zrt|bt|rt|sp\. ?z ?o\. ?o|sp\. ?j|s\. ?c|s\.? ?r\. ?o|a\. ?s|v\. ?o\. ?s|doo|d\.o\.o|dd|d\.d|ood|ead|eood|uab|sia|ou|pty|pvt|sdn|bhd|pte|kk|sti|a\.s|cong ty|tnhh)(?=\.?(?:$|[\s,).]))|株式会社|有限会社|合同会社|有限公司|有限责任公司|주식회사|\(주\)|㈜|(?:^|[\s,"«])(?:ооо|зао|оао|пао|тоо|тов|прат|еоод|оод|ад|дп|гуп|муп|гбуз|гбу)(?=$|[\s,"»«])/iu;

/** Minimum share of names with a legal form for a column of companies, even under a header about persons. */
const mostlyCompanies = 0.6;

/** Whether most values are names of companies: 'PT. Anugerah Jaya' under 'Owner'. */
export function areCompanies(values: readonly string[]): boolean {
  const written = values.filter((value) => value.trim() !== '');
  const companies = written.filter((value) => value.length <= 200 && legalForm.test(foldText(value)));
  return written.length >= 3 && companies.length >= written.length * mostlyCompanies;
}
