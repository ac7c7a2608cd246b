// JSON and the notation of Python that some exports hold instead, with limits on depth and size. Keys that could reach
// an object's prototype are dropped.
import { ValueProblem } from '../rows/rowProblem.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const deepest = 20;
const maxKeys = 5000;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a text begins like an object or a list. */
export function isJsonLike(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

/** Throws ValueProblem for what is broken, too deep or too large. Numbers of more than 15 digits come as text. */
export function parseJson(text: string): Json {
  try {
    return new LooseParser(text).whole();
  } catch (error) {
    if (error instanceof ValueProblem) throw error;
    throw new ValueProblem('BAD_JSON', 'jsonBroken', text);
  }
}

/** The complete items of a truncated list. */
export function completeItems(text: string): Json[] {
  return new LooseParser(text).itemsBeforeBreak();
}

/** The same for a cell that may as well be text that begins with a bracket: undefined if it is not JSON. */
export function jsonIn(text: string): Json | undefined {
  if (!isJsonLike(text)) return undefined;
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof ValueProblem && error.code === 'BAD_JSON') return undefined;
    throw error;
  }
}

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const words: Record<string, Json> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
  None: null,
  nan: null,
  NaN: null,
};
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\n', b: '', f: '', a: '', v: '' };

class LooseParser {
  private at = 0;
  private keys = 0;

  constructor(private readonly text: string) {}

  whole(): Json {
    const value = this.value(0);
    this.skip();
    if (this.at < this.text.length) throw new SyntaxError('text after the value');
    return value;
  }

  itemsBeforeBreak(): Json[] {
    const items: Json[] = [];
    this.skip();
    if (this.text.charAt(this.at) !== '[') return items;
    this.at += 1;
    try {
      for (let hasMore = true; hasMore;) {
        const item = this.value(1);
        hasMore = this.comma(']');
        items.push(item);
      }
    } catch {
      // The list is truncated here.
    }
    return items;
  }

  private skip(): void {
    while (this.text.charCodeAt(this.at) <= 32) this.at += 1;
  }

  private value(depth: number): Json {
    if (depth > deepest) {
      throw new ValueProblem('JSON_TOO_LARGE', { message: 'jsonTooDeep', limit: deepest }, this.text);
    }
    this.skip();
    const first = this.text.charAt(this.at);
    if (first === '{') return this.object(depth);
    if (first === '[' || first === '(') return this.list(depth, first === '[' ? ']' : ')');
    if (first === '"' || first === "'") return this.string(first);
    const match = /[-+\w.]+/y;
    match.lastIndex = this.at;
    const word = match.exec(this.text)?.[0] ?? '';
    if ((word === 'u' || word === 'b') && /["']/.test(this.text.charAt(this.at + 1))) {
      this.at += 1;
      return this.string(this.text.charAt(this.at));
    }
    this.at += word.length;
    if (Object.hasOwn(words, word)) return words[word] ?? null;
    if (!/^[-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?$/.test(word)) throw new SyntaxError('no value');
    return /\d{16}/.test(word) ? word : Number(word);
  }

  private object(depth: number): Json {
    const object: { [key: string]: Json } = {};
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.text.charAt(this.at) === '}') break;
      this.count();
      const quote = this.text.charAt(this.at);
      const key = quote === '"' || quote === "'" ? this.string(quote) : this.numberKey();
      this.skip();
      if (this.text.charAt(this.at) !== ':') throw new SyntaxError('no colon');
      this.at += 1;
      const value = this.value(depth + 1);
      if (!forbidden.has(key)) object[key] = value;
      if (!this.comma('}')) break;
    }
    this.at += 1;
    return object;
  }

  /** Python has numbers for keys: {5: 415}. */
  private numberKey(): string {
    const match = /-?\d{1,15}(?:\.\d{1,6})?(?=\s*:)/y;
    match.lastIndex = this.at;
    const key = match.exec(this.text)?.[0];
    if (key === undefined) throw new SyntaxError('no key');
    this.at += key.length;
    return key;
  }

  private list(depth: number, close: string): Json {
    const list: Json[] = [];
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.text.charAt(this.at) === close) break;
      this.count();
      list.push(this.value(depth + 1));
      if (!this.comma(close)) break;
    }
    this.at += 1;
    return list;
  }

  /** Skips a comma; false if the closing bracket follows instead. */
  private comma(close: string): boolean {
    this.skip();
    const next = this.text.charAt(this.at);
    if (next === close) return false;
    if (next !== ',') throw new SyntaxError('no comma');
    this.at += 1;
    return true;
  }

  private count(): void {
    this.keys += 1;
    if (this.keys > maxKeys) {
      throw new ValueProblem('JSON_TOO_LARGE', { message: 'jsonTooMany', limit: maxKeys }, this.text);
    }
  }

  private string(quote: string): string {
    let text = '';
    this.at += 1;
    let from = this.at;
    for (;;) {
      const code = this.text.charAt(this.at);
      if (code === '') throw new SyntaxError('unfinished text');
      if (code === quote) break;
      if (code !== '\\') {
        this.at += 1;
        continue;
      }
      text += this.text.slice(from, this.at);
      const escape = this.text.charAt(this.at + 1);
      const digits = escape === 'u' ? 4 : escape === 'x' ? 2 : 0;
      if (digits > 0) {
        const hex = this.text.slice(this.at + 2, this.at + 2 + digits);
        if (hex.length < digits || !/^[0-9a-fA-F]+$/.test(hex)) throw new SyntaxError('bad escape');
        text += String.fromCharCode(parseInt(hex, 16));
      } else {
        text += escapes[escape] ?? escape;
      }
      this.at += 2 + digits;
      from = this.at;
    }
    text += this.text.slice(from, this.at);
    this.at += 1;
    return text;
  }
}
