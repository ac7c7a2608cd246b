import type { Message } from '../../../../domain/messages/message.ts';
import { createHash } from 'node:crypto';
import { parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

export type InjectionPosition = 'HEAD' | 'BODY_START' | 'BODY_END';

export interface ParsedInjection {
  /** Sources of a Content-Security-Policy: 'sha256-…' of each inline script that runs. */
  hashes: string[];
  hasScripts: boolean;
  /** Whether it may load something; false for metadata alone, such as the meta element of a verification. */
  mayLoad: boolean;
  /** Its elements for the served page, without executable scripts. */
  served: string;
  /** Whether that is all of it. */
  isWhollyServed: boolean;
  /** Why it is not taken. */
  problem: Message | null;
  /** Parts that will not work. */
  warnings: Message[];
}

/** The names with which each of its elements is marked on the page. */
export interface InjectionMark {
  id: number;
  name: string;
}

const deepest = 100;
const htmlNamespace = 'http://www.w3.org/1999/xhtml';
/** Any other type makes a script a block of data. */
const runningTypes =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(jscript|livescript|javascript1\.[0-5]))$/;
/** Relations that name another document without fetching it. */
const namingRelations = new Set([
  'alternate',
  'author',
  'canonical',
  'help',
  'license',
  'me',
  'next',
  'prev',
]);
/** Elements that a head may contain without being closed by them. */
const headTags = new Set(['meta', 'link', 'style', 'script']);

/**
 * Reads a code as a browser reads it into a template, so that a script's hash here is the one that the browser finds.
 * Scripts inside a noscript never run and count as nothing.
 */
export function parseInjection(
  code: string,
  position: InjectionPosition,
  mark: InjectionMark,
): ParsedInjection {
  const { childNodes } = parseFragment(code, { scriptingEnabled: false });
  const elements = childNodes.filter(isElement);
  const found = elements.map((element) => lookInto(element));
  const hashes = found.flatMap((one) => one.hashes);
  const problem =
    found.find((one) => one.problem)?.problem ?? (elements.length === 0 ? 'codeWithoutElement' : null);
  // HTML that is nested too deeply to parse cannot be serialised either.
  const inPage = problem
    ? []
    : elements.filter((element, at) => found[at] && mayBeServed(element, found[at], position));
  for (const element of inPage) {
    element.attrs = [
      ...element.attrs.filter(({ name }) => !name.startsWith('data-injection-')),
      { name: 'data-injection-id', value: String(mark.id) },
      { name: 'data-injection-name', value: mark.name },
    ];
  }
  const hasLooseText = childNodes.some((node) => node.nodeName === '#text' && textOf(node).trim() !== '');
  const warnings: Message[] = [
    ...found.flatMap((one) => one.warnings),
    ...(hasLooseText ? (['codeTextIgnored'] as const) : []),
  ];
  return {
    hashes: [...new Set(hashes)],
    hasScripts: found.some((one) => one.hasScripts),
    mayLoad: !elements.every(isDescription),
    served: inPage.map((element) => serializeOuter(element, { scriptingEnabled: false })).join('\n'),
    isWhollyServed: inPage.length === elements.length,
    problem,
    warnings: [...new Set(warnings)],
  };
}

interface Findings {
  hashes: string[];
  hasScripts: boolean;
  warnings: Message[];
  problem: Message | null;
}

function lookInto(root: Element): Findings {
  const findings: Findings = { hashes: [], hasScripts: false, warnings: [], problem: null };
  const waiting = [{ node: root, depth: 1, isIdle: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth > deepest) return { ...findings, problem: 'codeTooDeep' };
    if (!next.isIdle) look(node, findings);
    // The content of a noscript is for browsers without scripts.
    const isIdle = next.isIdle || node.tagName === 'noscript';
    const inner = 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node;
    for (const child of inner.childNodes)
      if (isElement(child)) waiting.push({ node: child, depth: depth + 1, isIdle });
  }
  return findings;
}

function look(element: Element, findings: Findings): void {
  const { tagName, attrs } = element;
  const value = (name: string) => attributeOf(element, name);
  if (['base', 'plaintext'].includes(tagName))
    findings.problem = { message: 'elementRefused', element: tagName };
  if (tagName === 'meta' && value('http-equiv') !== undefined) findings.problem = 'metaRefreshRefused';
  if (attrs.some(({ name }) => name.startsWith('on'))) findings.warnings.push('inlineEvents');
  if (attrs.some((attribute) => /^\s*javascript:/i.test(attribute.value)))
    findings.warnings.push('scriptAddresses');
  if (tagName !== 'script') return;
  if (isDataBlock(element)) return;
  findings.hasScripts = true;
  if (String(element.namespaceURI) !== htmlNamespace) {
    findings.warnings.push('svgScripts');
    return;
  }
  if (value('src') === undefined) findings.hashes.push(scriptHash(element.childNodes.map(textOf).join('')));
}

function mayBeServed(element: Element, { hasScripts }: Findings, position: InjectionPosition): boolean {
  if (hasScripts) return false;
  if (position === 'HEAD' && !headTags.has(element.tagName)) return false;
  // A browser that runs scripts takes a noscript for text, up to its first end tag.
  return element.tagName !== 'noscript' || !/<\/noscript/i.test(innerOf(element));
}

/** Whether a browser only reads it: a meta, a block of data, a link that fetches nothing. */
function isDescription(element: Element): boolean {
  if (element.tagName === 'script') return isDataBlock(element);
  if (element.tagName !== 'link') return element.tagName === 'meta';
  const relations = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return relations.every((relation) => namingRelations.has(relation));
}

function isDataBlock(script: Element): boolean {
  return !runningTypes.test((attributeOf(script, 'type') ?? '').trim().toLowerCase());
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function innerOf(element: Element): string {
  return element.childNodes.map((node) => serializeOuter(node, { scriptingEnabled: false })).join('');
}

/** The source by which a Content-Security-Policy allows an inline script. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : '';
}
