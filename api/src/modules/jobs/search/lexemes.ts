import { termsOf, type KeywordTerm, type Term } from './terms.ts';

/** The texts of a job that keywords are matched against (DESIGN §5). */
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

/** Prefix of a title's lexemes. No term begins with this character, so lexemes are unambiguous. */
const inTitle = '=';
/** Prefix of the folded form of a term that was written with accents. */
const unaccented = '~';

const tag = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Text content of sanitised HTML. Tags separate terms. */
export function textOfHtml(html: string): string {
  return html.replaceAll(tag, ' ').replaceAll(/&\w+;/g, (entity) => entities[entity] ?? ' ');
}

function lexemesOfTerm({ form, folded }: Term, marker: string): string[] {
  return form === folded ? [marker + form] : [marker + form, marker + unaccented + folded];
}

/**
 * All lexemes that a keyword can match. Weights are not used: GIN does not store them, so they would require reading
 * every row.
 */
export function lexemesOf(texts: SearchableTexts): string[] {
  const title = termsOf(texts.title);
  const { company, category, city, location, tags, description } = texts;
  const rest = termsOf([company, category, city, location, ...tags, textOfHtml(description)].join('\n'));
  const plain = [...title, ...rest].flatMap((found) => lexemesOfTerm(found, ''));
  return [...new Set([...plain, ...title.flatMap((found) => lexemesOfTerm(found, inTitle))])];
}

/** The terms among a job's lexemes, as written. */
export function writtenTerms(lexemes: readonly string[]): string[] {
  return lexemes.filter((lexeme) => !lexeme.startsWith(inTitle) && !lexeme.startsWith(unaccented));
}

/**
 * Formats lexemes as `::tsvector` input. Lexemes contain only letters, digits and the prefixes above, so they never
 * contain quotes.
 */
export const toTsvector = (lexemes: readonly string[]) => lexemes.map((lexeme) => `'${lexeme}'`).join(' ');

/** A keyword term and the forms in which jobs write it. */
export interface TermForms extends KeywordTerm {
  /** Some job writes it without accents. */
  plain: boolean;
  /** Some job writes it with accents. */
  accented: boolean;
}

/** `:*` matches terms with this prefix. */
const lexeme = (text: string, { isWhole }: KeywordTerm) => (isWhole ? `'${text}'` : `'${text}':*`);

/**
 * Matches a term or its prefix with folded accents. Forms that no job contains are omitted, because each costs a
 * lookup.
 */
function anyForm(marker: string, term: TermForms): string {
  const { folded, plain, accented } = term;
  const forms = [
    ...(plain ? [lexeme(marker + folded, term)] : []),
    ...(accented ? [lexeme(marker + unaccented + folded, term)] : []),
  ];
  return `(${forms.join(' | ')})`;
}

/**
 * The three queries of a keyword as `::tsquery` input. Every keyword term must equal a term of the job or be a prefix
 * of one.
 */
export interface KeywordQueries {
  /** Anywhere in the job, accents folded. */
  match: string;
  /** All terms in the title, accents folded. */
  title: string;
  /** Anywhere in the job, with the accents of the keyword. */
  exact: string;
}

/** @param terms with at least one form each */
export function keywordQueries(terms: readonly TermForms[]): KeywordQueries {
  return {
    match: terms.map((term) => anyForm('', term)).join(' & '),
    title: terms.map((term) => anyForm(inTitle, term)).join(' & '),
    exact: terms.map((term) => lexeme(term.form, term)).join(' & '),
  };
}
