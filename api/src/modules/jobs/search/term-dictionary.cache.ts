import type { TermForms, KeywordTerm, Term } from './terms.parser.ts';

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

/** The written forms of a term, and of the terms that begin with it, in the open jobs. */
interface FoundForms extends TermForms {
  /** Some job writes the term differently from the keyword. */
  other: boolean;
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
  formsOf(term: KeywordTerm): FoundForms {
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
}
