import { wordsOf, type KeywordWord, type Word } from './words.ts';

/** The texts of a job that a keyword looks into (DESIGN §5). */
export interface SearchableTexts {
  title: string;
  company: string;
  category: string | null;
  city: string | null;
  location: string | null;
  tags: readonly string[];
  /** Sanitised HTML. */
  description: string;
}

/** In front of a title's lexemes. No word begins with these signs, so no word can be mistaken for a marked one. */
const inTitle = '=';
/** In front of the folded twin of a word that was written with accents. */
const unaccented = '~';

const tag = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of sanitised HTML; tags part words. */
export function textOfHtml(html: string): string {
  return html.replaceAll(tag, ' ').replaceAll(/&\w+;/g, (entity) => entities[entity] ?? ' ');
}

function lexemesOfWord({ form, folded }: Word, marker: string): string[] {
  return form === folded ? [marker + form] : [marker + form, marker + unaccented + folded];
}

/** Everything that a keyword can find a job by. Weights are not used: GIN keeps none, and would fetch every row to see them. */
export function lexemesOf(texts: SearchableTexts): string[] {
  const title = wordsOf(texts.title);
  const { company, category, city, location, tags, description } = texts;
  const rest = wordsOf([company, category, city, location, ...tags, textOfHtml(description)].join('\n'));
  const plain = [...title, ...rest].flatMap((found) => lexemesOfWord(found, ''));
  return [...new Set([...plain, ...title.flatMap((found) => lexemesOfWord(found, inTitle))])];
}

/** The words among a job's lexemes, as they were written. */
export function writtenWords(lexemes: readonly string[]): string[] {
  return lexemes.filter((lexeme) => !lexeme.startsWith(inTitle) && !lexeme.startsWith(unaccented));
}

/** What `::tsvector` reads. Lexemes hold letters, digits and our marks only, so quotes are never inside. */
export const toTsvector = (lexemes: readonly string[]) => lexemes.map((lexeme) => `'${lexeme}'`).join(' ');

/** A word that was asked for, and how the jobs that have it write it. */
export interface WordForms extends KeywordWord {
  /** Some job writes it without accents, or it has none. */
  plain: boolean;
  /** Some job writes it with accents. */
  accented: boolean;
}

/** `:*` finds the words that begin like this. */
const lexeme = (text: string, { isWhole }: KeywordWord) => (isWhole ? `'${text}'` : `'${text}':*`);

/** A word or its beginning, accents folded. Forms that no job has are left out, since each costs a look-up. */
function anyForm(marker: string, word: WordForms): string {
  const { folded, plain, accented } = word;
  const forms = [
    ...(plain ? [lexeme(marker + folded, word)] : []),
    ...(accented ? [lexeme(marker + unaccented + folded, word)] : []),
  ];
  return `(${forms.join(' | ')})`;
}

/** The three questions that a keyword asks, as `::tsquery` reads them. Every word has to be one, or the beginning of one. */
export interface KeywordQueries {
  /** Somewhere in the job, accents folded. */
  match: string;
  /** All of it in the title, accents folded. */
  title: string;
  /** Somewhere in the job, with the very accents that were typed. */
  exact: string;
}

/** Of words that have a form each. */
export function keywordQueries(words: readonly WordForms[]): KeywordQueries {
  return {
    match: words.map((word) => anyForm('', word)).join(' & '),
    title: words.map((word) => anyForm(inTitle, word)).join(' & '),
    exact: words.map((word) => lexeme(word.form, word)).join(' & '),
  };
}
