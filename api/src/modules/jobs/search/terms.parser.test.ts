import fc from 'fast-check';
import { codePoint } from 'shared-contracts/testing/code-point';
import { keywordTerms, termsOf } from './terms.parser.ts';

const forms = (text: string) => termsOf(text).map(({ form }) => form);
const folded = (text: string) => termsOf(text).map((term) => term.folded);

it.each([
  ['Programação em C++ e C#', ['programação', 'em', 'c++', 'e', 'c#']],
  ['node.js/full-stack', ['node', 'js', 'full', 'stack']],
  ['  (m/f/d) — 1.º turno ', ['m', 'f', 'd', '1', 'o', 'turno']],
  ['ﬁscal co\u00adoperação', ['fiscal', 'cooperação']],
  ['', []],
  ['!?… 💼', []],
])('splits %p into terms', (text, expected) => {
  expect(forms(text)).toEqual(expected);
});

it('folds precomposed and combining accents', () => {
  expect(folded('PÃO Évora façade')).toEqual(['pao', 'evora', 'facade']);
  expect(folded('PA\u0303O')).toEqual(['pao']);
  expect(forms('pa\u0303o')).toEqual(['pão']);
});

it('removes duplicate terms of a keyword', () => {
  expect(keywordTerms('pão Pão pao').map(({ form }) => form)).toEqual(['pão', 'pao']);
});

it.each([
  ['R', ['r']],
  ['.NET', ['.net']],
  ['programador .NET, C# e C', ['.net', 'c']],
  ['asp.net', []],
  ['fim. Novo', []],
  ['a tempo inteiro e o turno 2', []],
  ['c++ rh tipo', ['rh']],
])('marks names of programming languages and abbreviations in %p as whole terms', (keyword, expected) => {
  const whole = keywordTerms(keyword).filter(({ isWhole }) => isWhole);
  expect(whole.map(({ typed }) => typed)).toEqual(expected);
});

it('returns terms without query operators for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      for (const { form, folded: plain } of termsOf(text)) expect(form + plain).not.toMatch(/['\\%_\s:&|!()<*=~]/);
    }),
    { numRuns: 1000 },
  );
});
