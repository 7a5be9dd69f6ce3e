import fc, { type Arbitrary } from 'fast-check';
import { limits } from 'shared-contracts';
import { codePoint } from 'shared-contracts/testing/code-point';

/** Inputs that are known to break programs. */
const classics = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '1.5',
  '2147483648',
  '9223372036854775808',
  '-9223372036854775809',
  '0x10',
  '١٢',
  'true',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\u202Egnirts\u202C',
  'e\u0301\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦🇵🇹',
  'İı\u00DFﬀ',
  '\uFEFF',
  '\u2028\u2029',
  "' or '1'='1",
  "'; drop table users; --",
  "1' union select password_hash from users --",
  '%_\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f',
  '%00',
  '%',
  '%E0%A4%A',
  'a\r\nSet-Cookie: sid=1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'a@b.pt\r\nBcc: c@d.pt',
  '$(sleep 9)',
  '(a+)+$',
  `${'a'.repeat(50)}!`,
  '& | ! <-> :*',
  '2026-02-30T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
];

/** Units whose repetition makes patterns of e-mail addresses, markup, headers and file names backtrack. */
const repeatedUnits = [
  'a',
  '0',
  ' ',
  'ã',
  '\u0301',
  '%',
  '(',
  '\uD800',
  'a ',
  '.',
  '@.',
  'a@',
  '/',
  '-',
  '<',
  '<!---->',
  '<p ',
  '"@',
  '; ',
  ';q=',
  ' \n',
  '&',
  '[…',
  '{',
  '\\',
  '%2e',
];

/** A repeated text of 5 to 200 KB, below and above the limit of a body. */
export const hugeText = fc
  .tuple(fc.constantFrom(...repeatedUnits), fc.constantFrom(5, 30, 90, 200))
  .map(([unit, kilobytes]) => unit.repeat((kilobytes * 1024) / Buffer.byteLength(unit)));

/** Unusual text, rarely a huge one. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...classics), weight: 12 },
  { arbitrary: fc.string({ unit: codePoint, maxLength: 40 }), weight: 4 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 3 },
  { arbitrary: fc.string({ minLength: 200, maxLength: 400 }), weight: 1 },
  { arbitrary: hugeText, weight: 1 },
);

const hostileNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 63, 2 ** 64, -(2 ** 63) - 1, 1e308, 5e-324, 0.1),
);

function nestedValue(value: unknown, depth: number, isList: boolean): unknown {
  if (depth === 0) return value;
  const inner = nestedValue(value, depth - 1, isList);
  return isList ? [inner] : { a: inner };
}

/** Values nested around the depth limit, and lists and objects with thousands of members. */
const nestedOrLong: Arbitrary<unknown> = fc.oneof(
  fc
    .tuple(hostileText, fc.constantFrom(3, limits.jsonDepth - 2, limits.jsonDepth, limits.jsonDepth + 1), fc.boolean())
    .map(([text, depth, isList]) => nestedValue(text, depth, isList)),
  fc
    .tuple(fc.constantFrom('', 'a', 0, null, [], {}), fc.constantFrom(101, 2000, 9000))
    .map(([item, length]) => Array.from({ length }, () => item)),
  fc.constantFrom(50, 3000).map((length) => Object.fromEntries(Array.from({ length }, (_, at) => [`f${at}`, at]))),
);

const hostileKey = fc.oneof(
  { arbitrary: fc.constantFrom(...classics), weight: 8 },
  { arbitrary: fc.string({ maxLength: 20 }), weight: 8 },
  { arbitrary: hugeText, weight: 1 },
);

/** Any JSON, and objects whose keys address prototypes. */
export const hostileJson: Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 5 },
  { arbitrary: hostileNumber, weight: 3 },
  { arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [{}], { length: 9 }), weight: 3 },
  { arbitrary: nestedOrLong, weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 2 },
  { arbitrary: fc.dictionary(hostileKey, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }), weight: 1 },
  { arbitrary: fc.array(hostileText, { maxLength: 5 }), weight: 1 },
);

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Invalid JSON, and JSON with a depth around the limit and far above it. */
export const hostileJsonText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '{',
    '[1,',
    '"',
    '{"a":1,}',
    "{'a':1}",
    '\uFEFF{}',
    'NaN',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '{"a":1e999999}',
    `{"a":${'9'.repeat(400)}}`,
    '{"a":1,"a":2}',
    '[]',
    '"text"',
    '1',
    'null',
  ),
  fc
    .tuple(fc.constantFrom(limits.jsonDepth - 1, limits.jsonDepth, limits.jsonDepth + 1, 5000, 40_000), fc.boolean())
    .map(([depth, isList]) => (isList ? nested('[', ']', depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
);
