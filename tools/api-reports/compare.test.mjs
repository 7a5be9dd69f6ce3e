import { compareDeclarations, isAtLeast, requiredVersion } from './compare.mjs';
import { declarationsOf } from './declarations.mjs';

/** @param {string} code */
const report = (code) => declarationsOf(`# Report\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`);

/** Code before, code after, and the changes: `!` breaks, `+` adds. @type {readonly [string, string, string[]][]} */
const cases = [
  ['export function a(): void;', '', ['! a was removed']],
  ['export function a(): void;', 'function a(): void;', ['! a was removed']],
  ['', 'export function a(): void;', ['+ a was added']],
  ['export { useLocation }', 'export { useLocation, useParams }', ['+ useParams was added']],
  ['export { useLocation }', '', ['! useLocation was removed']],
  // Names, spacing, comments and docstrings state nothing to a caller.
  ['export function a(one: X): void;', '// @public\nexport function a({ x }: X):\n  void;', []],
  ['export const a: (one: string) => void;', 'export const a: (other: string) => void;', []],
  ['export function a(): string;', 'export function a(): number;', ['! the type of a was changed']],
  ['export const a: string;', 'export const a: number;', ['! the type of a was changed']],
  ['export const a: { b: (one: string) => void };', 'export const a: { b: (two: string) => void };', []],
  [
    'export function a(b: string): void;',
    'export function a(b: number): void;',
    ['! the type of parameter 1 of a was changed'],
  ],
  [
    'export function a(b: string): void;',
    'export function a(b: string, c?: X): void;',
    ['+ parameter 2 of a was added'],
  ],
  [
    'export function a(b: string): void;',
    'export function a(b: string, c: X): void;',
    ['! parameter 2 of a was added and is required'],
  ],
  [
    'export function a(b: string, c?: X): void;',
    'export function a(b: string): void;',
    ['! parameter 2 of a was removed'],
  ],
  [
    'export function a(b: string): void;',
    'export function a(b?: string): void;',
    ['+ parameter 1 of a became optional'],
  ],
  [
    'export function a(b?: string): void;',
    'export function a(b: string): void;',
    ['! parameter 1 of a became required'],
  ],
  ['export interface A { b: string; c: X }', 'export interface A { c: X; b: string }', []],
  ['export interface A { b: string; }', 'export interface A { c: string; }', ['! A.b was removed', '+ A.c was added']],
  ['export interface A { b: string; }', 'export interface A { b: number; }', ['! the type of A.b was changed']],
  [
    'export interface A { b: string; }',
    'export interface A { readonly b: string; }',
    ['! the type of A.b was changed'],
  ],
  ['export interface A { b: string; }', 'export interface A { b: string; c?: string; }', ['+ A.c was added']],
  ['export interface A extends B { c: string; }', 'export interface A { c: string; }', ['! the type of A was changed']],
  // A result may gain members, an object that callers pass may gain optional ones.
  [
    'export function f(): A; export interface A { b: X }',
    'export function f(): A; export interface A { b: X; c: X }',
    ['+ A.c was added'],
  ],
  [
    'export function f(a: A): void; interface A { b: X }',
    'export function f(a: A): void; interface A { b: X; c: X }',
    ['! A.c was added and is required'],
  ],
  [
    'export function f(a: A): void; interface A { b: X }',
    'export function f(a: A): void; interface A { b?: X }',
    ['+ A.b became optional'],
  ],
  [
    'export function f(): A; export interface A { b: X }',
    'export function f(): A; export interface A { b?: X }',
    ['! A.b became optional'],
  ],
  [
    'export function f(a: A): void; interface A { b: X }',
    "export function f(a: A): void; interface A { b: Pick<X, 'c'> }",
    ['+ A.b requires less'],
  ],
  [
    'export function f(a: A): void; interface A { b?: X }',
    "export function f(a: A): void; interface A { b: Pick<X, 'c'> }",
    ['! A.b became required'],
  ],
  ['export function f(a: X): void;', "export function f(a: Pick<X, 'c'>): void;", ['+ parameter 1 of f requires less']],
  [
    'export function f(a: X): void;',
    "export function f(a: Pick<Y, 'c'>): void;",
    ['! the type of parameter 1 of f was changed'],
  ],
  [
    'export function f(): A; export interface A { b: X }',
    "export function f(): A; export interface A { b: Pick<X, 'c'> }",
    ['! the type of A.b was changed'],
  ],
  // An object type in place of a parameter is compared by property.
  [
    'export function f(a: { b: X }): void;',
    'export function f(a: { b: X; c?: Y }): void;',
    ['+ c of parameter 1 of f was added'],
  ],
  [
    'export function f(a: { b: X }): void;',
    'export function f(a: { b: X; c: Y }): void;',
    ['! c of parameter 1 of f was added and is required'],
  ],
  [
    'export function f(a: { b: X }): void;',
    'export function f(a: { c?: X }): void;',
    ['! b of parameter 1 of f was removed', '+ c of parameter 1 of f was added'],
  ],
  ["export type A = 'b' | 'c';", "export type A = 'b' | 'c' | 'd';", ["+ A gained 'd'"]],
  ["export type A = 'b' | 'c';", "export type A = 'b' | 'd';", ["! A lost 'c'", "+ A gained 'd'"]],
  ["export type A = 'b' | 'c';", 'export type A = string;', ['! the type of A was changed']],
  // A type without export counts if an exported one refers to it.
  [
    'export function f(a: A): void; type A = string;',
    'export function f(a: A): void; type A = number;',
    ['! the type of A was changed'],
  ],
  ['type A = string;', 'type A = number;', []],
];

it('names the changes that break remotes, and additions', () => {
  for (const [before, after, changes] of cases) {
    const found = compareDeclarations(report(before), report(after)).map(
      ({ kind, text }) => `${kind === 'breaking' ? '!' : '+'} ${text}`,
    );
    expect({ before, after, changes: found }).toEqual({ before, after, changes });
  }
});

it('requires a major version for a breaking change and a minor one for an addition', () => {
  const breaking = /** @type {import('./compare.mjs').Change} */ ({ name: 'a', kind: 'breaking', text: '' });
  const addition = /** @type {import('./compare.mjs').Change} */ ({ name: 'a', kind: 'addition', text: '' });
  expect(requiredVersion('2.3.1', [])).toBe('2.3.1');
  expect(requiredVersion('2.3.1', [addition])).toBe('2.4.0');
  expect(requiredVersion('2.3.1', [addition, breaking])).toBe('3.0.0');
  expect([isAtLeast('2.10.0', '2.9.3'), isAtLeast('2.4.0', '2.4.0'), isAtLeast('2.4.1', '3.0.0')]).toEqual([
    true,
    true,
    false,
  ]);
});
