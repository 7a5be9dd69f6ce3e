import fc from 'fast-check';
import { keywordWords, wordsOf } from './words.ts';

const forms = (text: string) => wordsOf(text).map(({ form }) => form);
const folded = (text: string) => wordsOf(text).map((word) => word.folded);

it.each([
  ['Programação em C++ e C#', ['programação', 'em', 'c++', 'e', 'c#']],
  ['node.js/full-stack', ['node', 'js', 'full', 'stack']],
  ['  (m/f/d) — 1.º turno ', ['m', 'f', 'd', '1', 'o', 'turno']],
  ['ﬁscal co\u00adoperação', ['fiscal', 'cooperação']],
  ['', []],
  ['!?… 💼', []],
])('finds the words of %p', (text, expected) => {
  expect(forms(text)).toEqual(expected);
});

it('folds accents, whether they were typed as one sign or as two', () => {
  expect(folded('PÃO Évora façade')).toEqual(['pao', 'evora', 'facade']);
  expect(folded('PA\u0303O')).toEqual(['pao']);
  expect(forms('pa\u0303o')).toEqual(['pão']);
});

it('asks for each word of a keyword once', () => {
  expect(keywordWords('pão Pão pao').map(({ form }) => form)).toEqual(['pão', 'pao']);
});

it.each([
  ['R', ['r']],
  ['.NET', ['.net']],
  ['programador .NET, C# e C', ['.net', 'c']],
  ['asp.net', []],
  ['fim. Novo', []],
  ['a tempo inteiro e o turno 2', []],
  ['c++ rh', []],
])('looks for whole names alone in %p', (keyword, expected) => {
  const whole = keywordWords(keyword).filter(({ isWhole }) => isWhole);
  expect(whole.map(({ typed }) => typed)).toEqual(expected);
});

it('gives words that a query can hold, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { form, folded: plain } of wordsOf(text)) expect(form + plain).not.toMatch(/['\\%_\s:&|!()<*=~]/);
    }),
    { numRuns: 1000 },
  );
});
