import { foldText } from '../../../../../../../domain/text/fold.ts';

/** Legal forms of companies, folded, in front of a name or behind it. */
const legalForm =
  /(?:^|[\s,(])(?:pt|cv|pd|ud|tbk|koperasi|yayasan|ooo|zao|oao|pao|too|gup|mup|inc|llc|l\.l\.c|ltd|limited|corp|corporation|plc|llp|pllc|gmbh|mbh|ag|kg|ohg|ug|sarl|sas|sasu|eurl|sa|s\.a|srl|s\.r\.l|spa|s\.p\.a|snc|sl|s\.l|slu|sau|ltda|lda|eireli|epp|s\/a|bv|b\.v|nv|n\.v|aps|a\/s|asa|oy|oyj|ab|hb|ehf|hf|kft|zrt|bt|rt|sp\. ?z ?o\. ?o|sp\. ?j|s\. ?c|s\.? ?r\. ?o|a\. ?s|v\. ?o\. ?s|doo|d\.o\.o|dd|d\.d|ood|ead|eood|uab|sia|ou|pty|pvt|sdn|bhd|pte|kk|sti|a\.s|cong ty|tnhh)(?=\.?(?:$|[\s,).]))|\sas$|株式会社|有限会社|合同会社|有限公司|有限责任公司|주식회사|\(주\)|㈜|(?:^|[\s,"«])(?:ооо|зао|оао|пао|тоо|тов|прат|еоод|оод|ад|дп|гуп|муп|гбуз|гбу)(?=$|[\s,"»«])/iu;

/** Minimum share of names with a legal form for a column of companies, even under a header about persons. */
const mostlyCompanies = 0.6;

/** Whether most values are names of companies: 'PT. Anugerah Jaya' under 'Owner'. */
export function areCompanies(values: readonly string[]): boolean {
  const written = values.filter((value) => value.trim() !== '');
  return written.length >= 3 && shareOfCompanies(written) >= mostlyCompanies;
}

/** The share of names with a legal form. */
export const shareOfCompanies = (names: readonly string[]): number =>
  names.filter((name) => name.length <= 200 && legalForm.test(foldText(name))).length /
  Math.max(1, names.length);
