import { readingLimits } from '../readingLimits.ts';
import { unusableFile } from '../unusableFile.ts';

// The subset of XML that workbooks use: text, attributes, tags. No document type, only predefined and numeric entities.

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const cdataOpen = '<![CDATA[';
const cdataClose = ']]>';
const reference = /&(?:#[xX]([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g;

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The text between two tags, with its references and CDATA sections resolved. Unknown entities stay as written. */
function xmlText(raw: string): string {
  const parts: string[] = [];
  let position = 0;
  for (let start = raw.indexOf(cdataOpen); start >= 0; start = raw.indexOf(cdataOpen, position)) {
    const end = raw.indexOf(cdataClose, start);
    if (end < 0) break;
    parts.push(resolved(raw.slice(position, start)), raw.slice(start + cdataOpen.length, end));
    position = end + cdataClose.length;
  }
  return parts.length === 0 ? resolved(raw) : parts.join('') + resolved(raw.slice(position));
}

function resolved(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return character(parseInt(hex, 16));
    if (decimal) return character(parseInt(decimal, 10));
    return named[name ?? ''] ?? whole;
  });
}

/** `_x000D_` is how the format writes characters that XML can't hold. */
export function officeText(raw: string): string {
  const text = xmlText(raw);
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** Attributes of a tag by name; a prefix counts as part of the name. */
function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  // A name without a value matches too: else each of its letters would be tried as the beginning of another.
  for (const match of tag.matchAll(/([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)) {
    const value = match[2] ?? match[3];
    if (value !== undefined) attributes.set(match[1] ?? '', xmlText(value));
  }
  return attributes;
}

/** Where a tag ends: a value of an attribute may hold the sign too. -1 where it has no end. */
function tagEndFrom(xml: string, from: number): number {
  const mark = /[>"']/g;
  mark.lastIndex = from;
  for (let found = mark.exec(xml); found; found = mark.exec(xml)) {
    if (found[0] === '>') return found.index;
    const close = xml.indexOf(found[0], mark.lastIndex);
    if (close < 0) return -1;
    mark.lastIndex = close + 1;
  }
  return -1;
}

/** Every start tag of that local name, as its attributes. Throws AppError UNUSABLE_FILE where there are too many. */
export function tagsNamed(xml: string, name: string): Map<string, string>[] {
  const open = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])`, 'g');
  const tags: Map<string, string>[] = [];
  for (let match = open.exec(xml); match; match = open.exec(xml)) {
    const end = tagEndFrom(xml, open.lastIndex);
    if (end < 0) break;
    if (tags.length === readingLimits.tags) {
      throw unusableFile({ message: 'listTooLong', limit: readingLimits.tags });
    }
    tags.push(attributesOf(xml.slice(open.lastIndex, end)));
    open.lastIndex = end;
  }
  return tags;
}

/** The content of the first element with that local name; '' without one, or without its end tag. */
export function contentsOf(xml: string, name: string): string {
  const open = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s>])`).exec(xml);
  if (!open) return '';
  const close = new RegExp(`</(?:[\\w.-]+:)?${name}>`, 'g');
  close.lastIndex = open.index;
  const end = close.exec(xml);
  return end ? xml.slice(open.index, end.index) : '';
}

/**
 * The text runs of a shared or inline string, joined; phonetic hints left out. `xml` is what is inside the element.
 */
export function textRuns(xml: string, prefix: string): string {
  const rest = withoutHints(xml, prefix);
  const open = `<${prefix}t`;
  const close = `</${prefix}t>`;
  let text = '';
  let position = 0;
  for (;;) {
    const start = rest.indexOf(open, position);
    if (start < 0) break;
    const tagEnd = rest.indexOf('>', start);
    if (tagEnd < 0) break;
    const next = rest.charAt(start + open.length);
    if (rest.charAt(tagEnd - 1) === '/' || (next !== '>' && next !== ' ' && next !== '\n' && next !== '\t')) {
      position = tagEnd + 1;
      continue;
    }
    const end = rest.indexOf(close, tagEnd);
    if (end < 0) break;
    text += rest.slice(tagEnd + 1, end);
    position = end + close.length;
  }
  return officeText(text);
}

function withoutHints(xml: string, prefix: string): string {
  const open = `<${prefix}rPh`;
  const close = `</${prefix}rPh>`;
  if (!xml.includes(open)) return xml;
  let text = '';
  let position = 0;
  for (let start = xml.indexOf(open); start >= 0; start = xml.indexOf(open, position)) {
    text += xml.slice(position, start);
    const end = xml.indexOf(close, start);
    if (end < 0) return text;
    position = end + close.length;
  }
  return text + xml.slice(position);
}
