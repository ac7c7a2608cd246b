/** Random choices from a repeatable source of numbers. */
export class Chance {
  constructor(private readonly next: () => number) {}

  of<Value>(values: readonly Value[]): Value {
    return values[this.whole(values.length)] as Value;
  }

  /** A whole number from 0, below the limit. */
  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  isTrue(share: number): boolean {
    return this.next() < share;
  }

  /** `count` values, each from `make`. */
  many<Value>(count: number, make: (index: number) => Value): Value[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}

/** Values that often break programs: numbers out of range, unusual text, names of inherited properties. */
export const hostileTexts = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', '2147483648', '9007199254740993', '99999999999999999999', '1.5'],
  ...[
    '\0',
    'a\0b',
    '\n',
    '\r\nset-cookie: a=b',
    '\t',
    '\u0085',
    '\u200b',
    '\u202eabc',
    '\ufeff',
    '\ud800',
    '😀',
  ],
  ...[
    "'",
    '"',
    "';--",
    "' OR 1=1 --",
    '\\',
    '%',
    '_',
    "& | ! ' ( )",
    '*',
    '[]',
    '{}',
    '{"a":',
    '$ne',
    '${7*7}',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'true',
    '../../etc/passwd',
    '..%2f',
    '%00',
    '%0a',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    'a'.repeat(300),
  ],
  ...[
    'b'.repeat(10_000),
    '('.repeat(5000),
    '.'.repeat(5000),
    '['.repeat(2000),
    'é'.repeat(3000),
    ' '.repeat(8000),
  ],
];
