import { setImmediate } from 'node:timers/promises';
import {
  categoryName,
  limits,
  type SearchSuggestions,
  type SuggestedArea,
  type SuggestedCompany,
  type SuggestedTitle,
} from 'shared-contracts';
import { expressionOf, type Expression, type SynonymDictionary } from '../search/words/synonym-dictionary.policy.ts';
import type { OpenNames, OpenTitle } from './open-names.repository.ts';
import { TitleCounts } from './title-counts.policy.ts';
import { nameOfTitle, namesBothGenders } from './title-name.parser.ts';
import { foldedWords, WordBeginnings } from './word-beginnings.policy.ts';

/** An occupation that titles name in one or several forms. */
interface Occupation {
  words: readonly string[];
  /** Jobs by written form. */
  forms: Map<string, number>;
}

/** Work without a pause for other requests, in titles. */
const titlesAtOnce = 250;

/** Shorter texts are the beginning of too many expressions. */
const synonymCharacters = 3;

/** Equal for names of the same words, in any order. */
const nameKey = (words: readonly string[]) => [...new Set(words)].toSorted().join(' ');

/** The form that addresses everyone, else the most frequent one. */
function shownForm(forms: ReadonlyMap<string, number>): string {
  const [first] = [...forms].toSorted(
    ([a, jobsA], [b, jobsB]) =>
      Number(namesBothGenders(b)) - Number(namesBothGenders(a)) || jobsB - jobsA || (a < b ? -1 : 1),
  );
  return first?.[0] ?? '';
}

/** Calls `work` for each item, and lets other requests proceed in between. */
async function inParts<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % titlesAtOnce === 0) await setImmediate();
  }
}

async function countTitles(titles: readonly OpenTitle[]) {
  const counts = new TitleCounts();
  const occupations = new Map<string, Occupation>();
  await inParts(titles, ({ title, jobs }) => {
    counts.add({ jobs }, expressionOf(title).words);
    const name = nameOfTitle(title);
    const { words } = expressionOf(name);
    if (words.length === 0) return;
    const key = nameKey(words);
    const known = occupations.get(key) ?? { words, forms: new Map() };
    occupations.set(key, known);
    known.forms.set(name, (known.forms.get(name) ?? 0) + jobs);
  });
  return { counts, occupations };
}

const byJobs = (a: { jobs: number }, b: { jobs: number }) => b.jobs - a.jobs;

/** Entries with the most jobs first, found by the beginnings of the words of their names. */
class Names<Entry extends { jobs: number }> {
  private readonly entries: readonly Entry[];
  private readonly beginnings: WordBeginnings;

  constructor(entries: readonly Entry[], textOf: (entry: Entry) => string) {
    this.entries = entries.toSorted((a, b) => byJobs(a, b) || (textOf(a) < textOf(b) ? -1 : 1));
    this.beginnings = WordBeginnings.of(this.entries.map((entry) => foldedWords(textOf(entry))));
  }

  find(typed: readonly string[], count: number): Entry[] {
    return this.beginnings.find(typed, count).map((number) => this.entries[number]!);
  }
}

/** An expression and the others that mean the same. */
interface Meaning {
  expression: Expression;
  group: readonly Expression[];
}

/** Suggestions for typed texts, from the names of one catalogue. */
export class SuggestionIndex {
  private readonly meaningBeginnings: WordBeginnings;

  private constructor(
    private readonly titles: Names<{ text: string; words: readonly string[]; jobs: number }>,
    private readonly companies: Names<SuggestedCompany>,
    private readonly areas: Names<SuggestedArea>,
    private readonly meanings: readonly Meaning[],
    private readonly counts: TitleCounts,
  ) {
    this.meaningBeginnings = WordBeginnings.of(meanings.map(({ expression }) => foldedWords(expression.text)));
  }

  static async build({ titles, companies, areas }: OpenNames, synonyms: SynonymDictionary): Promise<SuggestionIndex> {
    const { counts, occupations } = await countTitles(titles);
    const suggested: { text: string; words: readonly string[]; jobs: number }[] = [];
    await inParts(occupations.values(), ({ words, forms }) =>
      suggested.push({ text: shownForm(forms), words, jobs: counts.jobsWith(words) }),
    );
    return new SuggestionIndex(
      new Names(suggested, ({ text }) => text),
      new Names(companies, ({ name }) => name),
      new Names(areas, (area) => `${area.name} ${categoryName(area, 'en')}`),
      synonyms.all.flatMap((group) => group.map((expression) => ({ expression, group }))),
      counts,
    );
  }

  suggest(text: string): SearchSuggestions {
    const typed = foldedWords(text);
    const titles = this.titles.find(typed, limits.suggestedTitles);
    const known = new Set(titles.map(({ words }) => nameKey(words)));
    return {
      titles: [
        ...titles.map((title) => ({ text: title.text, sameAs: null, jobs: title.jobs })),
        ...this.synonymsOf(typed, known),
      ],
      companies: this.companies.find(typed, limits.suggestedCompanies),
      areas: this.areas.find(typed, limits.suggestedAreas),
    };
  }

  /** Other expressions for what the text may be the beginning of, if titles contain them and not the text. */
  private synonymsOf(typed: readonly string[], known: ReadonlySet<string>): SuggestedTitle[] {
    if (typed.join('').length < synonymCharacters) return [];
    const meant = this.meaningBeginnings.find(typed).map((number) => this.meanings[number]!);
    const matching = new Set([...known, ...meant.map(({ expression }) => nameKey(expression.words))]);
    const found = new Map<string, SuggestedTitle>();
    for (const { expression, group } of meant) {
      for (const other of group) {
        const key = nameKey(other.words);
        if (matching.has(key) || found.has(key)) continue;
        found.set(key, { text: other.text, sameAs: expression.text, jobs: this.counts.jobsWith(other.words) });
      }
    }
    return [...found.values()]
      .filter(({ jobs }) => jobs > 0)
      .toSorted(byJobs)
      .slice(0, limits.suggestedSynonyms);
  }
}
