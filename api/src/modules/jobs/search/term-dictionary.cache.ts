import type { KeywordTerm, Term } from './terms.parser.ts';

/**
 * Binary search: index of the first of `length` sorted entries for which `before` is false; `length` if there is none.
 * Libraries offer this for arrays only, not for columns.
 */
export function firstIndex(length: number, before: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In which forms jobs write a folded term. */
interface WrittenForms {
  /** Some job writes it without accents. */
  plain: boolean;
  /** Some job writes it with accents. */
  accented: boolean;
}

/** A keyword term and the written forms of it, and of the terms that begin with it, in the open jobs. */
export interface TermForms extends KeywordTerm, WrittenForms {
  /** Some job writes the term differently from the keyword. */
  other: boolean;
}

/** A whole term of the open jobs. */
export interface FoundWord extends WrittenForms {
  folded: string;
  /** As written, with accents if some job writes them. */
  text: string;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const compare = (a: Term, b: Term) => compareTexts(a.folded, b.folded) || compareTexts(a.form, b.form);

/** The terms of all open jobs. It determines which forms of a term exist, so that queries contain only those. */
export class TermDictionary {
  /** @param terms sorted by `compare` */
  private constructor(private readonly terms: readonly Term[]) {}

  static of(terms: readonly Term[]): TermDictionary {
    return new TermDictionary(terms.toSorted(compare));
  }

  /**
   * The dictionary after a change. @param forms the terms that were added or removed @param present those of them that
   * exist
   */
  changed(forms: readonly string[], present: readonly Term[]): TermDictionary {
    if (forms.length === 0) return this;
    const outdated = new Set(forms);
    const terms = this.terms.filter(({ form }) => !outdated.has(form));
    for (const term of present) {
      const place = firstIndex(terms.length, (index) => compare(terms[index]!, term) < 0);
      terms.splice(place, 0, term);
    }
    return new TermDictionary(terms);
  }

  /** Stops as soon as all three flags are set, so a single letter costs no more than a whole term. */
  formsOf(term: KeywordTerm): TermForms {
    const found = { ...term, plain: false, accented: false, other: false };
    const first = firstIndex(this.terms.length, (index) => this.terms[index]!.folded < term.folded);
    const fits = (folded: string) => (term.isWhole ? folded === term.folded : folded.startsWith(term.folded));
    for (let at = first; at < this.terms.length && fits(this.terms[at]!.folded); at++) {
      const { form, folded } = this.terms[at]!;
      if (form === folded) found.plain = true;
      else found.accented = true;
      if (!form.startsWith(term.form)) found.other = true;
      if (found.plain && found.accented && found.other) break;
    }
    return found;
  }

  /** Whether some job contains this term or one that begins with it. */
  has(term: KeywordTerm): boolean {
    const { plain, accented } = this.formsOf(term);
    return plain || accented;
  }

  /** Null: no job contains the whole term. */
  wordOf(folded: string): FoundWord | null {
    let found: FoundWord | null = null;
    const first = firstIndex(this.terms.length, (index) => this.terms[index]!.folded < folded);
    for (let at = first; this.terms[at]?.folded === folded; at++) {
      const { form } = this.terms[at]!;
      found ??= { folded, text: form, plain: false, accented: false };
      if (form === folded) found.plain = true;
      else Object.assign(found, { accented: true, text: form });
    }
    return found;
  }
}
