import fc from 'fast-check';
import { fold } from 'shared-contracts';
import { TermDictionary } from './term-dictionary.cache.ts';
import { keywordTerms, termsOf } from './terms.parser.ts';

const known = TermDictionary.of(termsOf('Programação programador programacao Pão c++ c#'));
const formsOf = (keyword: string) => {
  const { plain, accented, other } = known.formsOf(keywordTerms(keyword)[0]!);
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
])('returns the forms of terms that match %p', (keyword, expected) => {
  expect(formsOf(keyword)).toEqual(expected);
});

it('returns the same forms as a scan of all terms', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'á', 'b', 'ç', 'c'), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(letters), letters, fc.boolean(), (texts, form, isWhole) => {
      const terms = texts.map((text) => ({ form: text, folded: fold(text) }));
      const requested = { form, folded: fold(form), typed: form, isWhole };
      const fits = (folded: string) => (isWhole ? folded === requested.folded : folded.startsWith(requested.folded));
      const matching = terms.filter(({ folded }) => fits(folded));
      expect(TermDictionary.of(terms).formsOf(requested)).toEqual({
        ...requested,
        plain: matching.some((term) => term.form === term.folded),
        accented: matching.some((term) => term.form !== term.folded),
        other: matching.some((term) => !term.form.startsWith(form)),
      });
    }),
  );
});
