import fc from 'fast-check';
import { fold } from 'shared-contracts';
import { keywordTerms, termsOf, type Term } from '../terms.parser.ts';
import { compareTerms, TermDictionary, TermList } from './term-dictionary.cache.ts';

const dictionaryOf = (terms: readonly Term[]) => new TermDictionary(TermList.of(terms.toSorted(compareTerms)));

const known = dictionaryOf(termsOf('Programação programador programacao Pão c++ c#'));
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

it('returns the same forms as a scan of all terms, also after changes', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'á', 'b', 'ç', 'c'), minLength: 1, maxLength: 4 }));
  const toTerm = (text: string): Term => ({ form: text, folded: fold(text) });
  const changes = fc.array(fc.record({ removed: texts, added: texts }), { maxLength: 3 });
  fc.assert(
    fc.property(texts, changes, texts, fc.boolean(), (first, steps, forms, isWhole) => {
      const existing = new Set(first);
      const dictionary = dictionaryOf([...existing].map(toTerm));
      for (const { removed, added } of steps) {
        for (const text of removed) existing.delete(text);
        for (const text of added) existing.add(text);
        const changed = [...new Set([...removed, ...added])];
        dictionary.change(changed, changed.filter((text) => existing.has(text)).map(toTerm));
      }
      for (const form of forms) {
        const requested = { form, folded: fold(form), typed: form, isWhole };
        const fits = (folded: string) => (isWhole ? folded === requested.folded : folded.startsWith(requested.folded));
        const matching = [...existing].map(toTerm).filter(({ folded }) => fits(folded));
        expect(dictionary.formsOf(requested)).toEqual({
          ...requested,
          plain: matching.some((term) => term.form === term.folded),
          accented: matching.some((term) => term.form !== term.folded),
          other: matching.some((term) => !term.form.startsWith(form)),
        });
      }
    }),
  );
});
