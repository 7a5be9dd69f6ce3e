import fc from 'fast-check';
import { fold } from 'shared-contracts';
import { KnownWords } from './known-words.ts';
import { keywordWords, wordsOf } from './words.ts';

const known = KnownWords.of(wordsOf('Programação programador programacao Pão c++ c#'));
const formsOf = (keyword: string) => {
  const { plain, accented, other } = known.formsOf(keywordWords(keyword)[0]!);
  return { plain, accented, other };
};

it.each([
  ['programacao', { plain: true, accented: true, other: true }],
  ['programad', { plain: true, accented: false, other: false }],
  ['pão', { plain: false, accented: true, other: false }],
  ['pao', { plain: false, accented: true, other: true }],
  ['c', { plain: false, accented: false, other: false }],
  ['c#', { plain: true, accented: false, other: false }],
  ['zebra', { plain: false, accented: false, other: false }],
])('%p', (keyword, expected) => {
  expect(formsOf(keyword)).toEqual(expected);
});

it('is what looking at every word would find', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'á', 'b', 'ç', 'c'), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(letters), letters, fc.boolean(), (texts, form, isWhole) => {
      const words = texts.map((text) => ({ form: text, folded: fold(text) }));
      const asked = { form, folded: fold(form), typed: form, isWhole };
      const fits = (folded: string) => (isWhole ? folded === asked.folded : folded.startsWith(asked.folded));
      const matching = words.filter(({ folded }) => fits(folded));
      expect(KnownWords.of(words).formsOf(asked)).toEqual({
        ...asked,
        plain: matching.some((word) => word.form === word.folded),
        accented: matching.some((word) => word.form !== word.folded),
        other: matching.some((word) => !word.form.startsWith(form)),
      });
    }),
  );
});
