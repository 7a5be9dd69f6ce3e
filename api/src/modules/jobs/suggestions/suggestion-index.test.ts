import fc from 'fast-check';
import { fold, limits } from 'shared-contracts';
import { lemmaOf } from '../search/words/word-forms.policy.ts';
import { ownSynonyms } from '../search/words/synonym-dictionary.policy.ts';
import { SuggestionIndex } from './suggestion-index.policy.ts';
import { nameOfTitle } from './title-name.parser.ts';

const build = (titles: { title: string; jobs: number }[]) =>
  SuggestionIndex.build({ titles, companies: [], areas: [] }, ownSynonyms);

const word = fc.constantFrom('Técnico', 'Técnicas', 'tecido', 'Armazém', 'Armazéns', 'arma', 'Noite');
const title = fc
  .uniqueArray(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '))
  .chain((name) => fc.constantFrom(name, `${name} (m/f/d)`, `${name} — noite`));
const titles = fc.uniqueArray(fc.record({ title, jobs: fc.integer({ min: 1, max: 9 }) }), {
  selector: (one) => one.title,
  maxLength: 12,
});
const typed = fc.array(fc.constantFrom('te', 'TÉC', 'arma', 'armazem', 'n', 'x'), { minLength: 1, maxLength: 2 });

const wordsOf = (text: string) => fold(text).split(/[^a-z]+/);
const lemmas = (text: string) => [...new Set(wordsOf(text).map(lemmaOf))].toSorted();

it('finds the same titles and counts as a comparison with every title', async () => {
  await fc.assert(
    fc.asyncProperty(titles, typed, async (rows, beginnings) => {
      const index = await build(rows);
      const found = index.suggest(beginnings.join(' ')).titles.filter(({ sameAs }) => sameAs === null);
      for (const { text, jobs } of found) {
        const having = rows.filter((row) => lemmas(text).every((lemma) => lemmas(row.title).includes(lemma)));
        expect([text, jobs]).toEqual([text, having.reduce((sum, row) => sum + row.jobs, 0)]);
        for (const one of beginnings.map(fold)) expect(wordsOf(text).some((each) => each.startsWith(one))).toBe(true);
      }
      // A name is found unless another form of it is shown.
      const matching = rows
        .map((row) => nameOfTitle(row.title))
        .filter((name) => beginnings.every((one) => lemmas(name).every((lemma) => lemma.startsWith(fold(one)))));
      const shown = new Set(found.map(({ text }) => String(lemmas(text))));
      const missing = matching.filter((name) => !shown.has(String(lemmas(name))));
      expect(found.length === limits.suggestedTitles || missing).toEqual(found.length === limits.suggestedTitles || []);
      expect(shown.size).toBe(found.length);
      const counts = found.map(({ jobs }) => jobs);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
  );
});

it.each([
  ['Enfermeiro(a) (m/f)', 'Enfermeiro(a)'],
  ['Rececionista (M/F/D) — Part-time — Lisboa', 'Rececionista'],
  ['Operador m/f', 'Operador'],
  ['Técnico de apoio - Porto', 'Técnico de apoio'],
  ['Front-end developer | remoto', 'Front-end developer'],
  ['Diretor  de   arte', 'Diretor de arte'],
  [' — noite', '— noite'],
])('takes from %p the name %p', (written, name) => {
  expect(nameOfTitle(written)).toBe(name);
});

it('shows the form for all genders, else the most frequent one', async () => {
  const index = await build([
    { title: 'Enfermeira', jobs: 9 },
    { title: 'Enfermeiro/a', jobs: 1 },
    { title: 'Cozinheiros', jobs: 2 },
    { title: 'Cozinheira', jobs: 3 },
  ]);
  expect(index.suggest('enf').titles).toMatchObject([{ text: 'Enfermeiro/a', jobs: 10 }]);
  expect(index.suggest('coz').titles[0]).toMatchObject({ text: 'Cozinheira', jobs: 5 });
});
