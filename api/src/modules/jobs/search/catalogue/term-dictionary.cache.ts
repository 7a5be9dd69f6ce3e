import { firstIndex, mergeSorted } from './sorted-list.policy.ts';
import type { KeywordTerm, Term } from '../terms.parser.ts';

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
export const compareTerms = (a: Term, b: Term) => compareTexts(a.folded, b.folded) || compareTexts(a.form, b.form);

/** A range of a term list; `end` is exclusive. */
export interface TermRange {
  start: number;
  end: number;
}

/** Terms in the order of `compareTerms`. Two arrays take less memory than objects. */
export class TermList {
  constructor(
    readonly forms: readonly string[],
    readonly folded: readonly string[],
  ) {}

  /** @param terms sorted */
  static of(terms: readonly Term[]): TermList {
    return new TermList(
      terms.map(({ form }) => form),
      terms.map(({ folded }) => folded),
    );
  }

  /** The terms that a keyword term matches, with folded accents. */
  rangeOf(folded: string, isWhole: boolean): TermRange {
    const texts = this.folded;
    const start = firstIndex(texts.length, (index) => texts[index]! < folded);
    const fits = (text: string) => (isWhole ? text === folded : text.startsWith(folded));
    return { start, end: start + firstIndex(texts.length - start, (index) => fits(texts[start + index]!)) };
  }

  /** Index of a term, at which it would be inserted if the list does not contain it. */
  indexOf({ form, folded }: Term): number {
    const { forms, folded: texts } = this;
    return firstIndex(
      forms.length,
      (at) => compareTerms({ form: forms[at]!, folded: texts[at]! }, { form, folded }) < 0,
    );
  }

  with(terms: readonly Term[]): TermList {
    const all = this.forms.map((form, at): Term => ({ form, folded: this.folded[at]! }));
    return TermList.of(mergeSorted(all, terms.toSorted(compareTerms), (a, b) => compareTerms(a, b) < 0));
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Numbers of terms by their place in a text. A map requires a string for each term of each job, which takes ten times as long for
 * a hundred million of them.
 */
export class TermNumbers {
  /** The number plus one, at the hash of the term or after it; 0: none. */
  private readonly table: Int32Array;

  constructor(private readonly forms: readonly string[]) {
    this.table = new Int32Array(2 ** Math.ceil(Math.log2(forms.length * 2 + 1)));
    for (const [number, form] of forms.entries()) {
      let place = this.placeOf(hashOf(form, 0, form.length));
      while (this.table[place] !== 0) place = this.placeOf(place + 1);
      this.table[place] = number + 1;
    }
  }

  /** -1: the list does not contain the term from `start` up to, but not including, `end`. */
  find(text: string, start: number, end: number): number {
    let place = this.placeOf(hashOf(text, start, end));
    while (this.table[place] !== 0) {
      const number = this.table[place]! - 1;
      const form = this.forms[number]!;
      if (form.length === end - start && text.startsWith(form, start)) return number;
      place = this.placeOf(place + 1);
    }
    return -1;
  }

  private placeOf(hash: number): number {
    return hash & (this.table.length - 1);
  }
}

/** The terms of all open jobs. It determines which forms of a term exist, so that queries contain only those. */
export class TermDictionary {
  /** Terms that were added after the list was made. */
  private added = new TermList([], []);
  /** Terms of the lists that no job contains any more. */
  private readonly removed = new Set<string>();

  constructor(private readonly known: TermList) {}

  /** Applies a change. @param forms the terms that were added or removed @param present those of them that exist */
  change(forms: readonly string[], present: readonly Term[]): void {
    for (const form of forms) this.removed.add(form);
    for (const { form } of present) this.removed.delete(form);
    const isListed = (list: TermList, term: Term) => list.forms[list.indexOf(term)] === term.form;
    const missing = present.filter((term) => !isListed(this.known, term) && !isListed(this.added, term));
    if (missing.length > 0) this.added = this.added.with(missing);
  }

  /** Stops as soon as all three flags are set, so a single letter costs no more than a whole term. */
  formsOf(term: KeywordTerm): TermForms {
    const found = { ...term, plain: false, accented: false, other: false };
    this.some(term.folded, term.isWhole, (form, folded) => {
      if (form === folded) found.plain = true;
      else found.accented = true;
      if (!form.startsWith(term.form)) found.other = true;
      return found.plain && found.accented && found.other;
    });
    return found;
  }

  /** Null: no job contains the whole term. */
  wordOf(folded: string): FoundWord | null {
    let found: FoundWord | null = null;
    this.some(folded, true, (form) => {
      found ??= { folded, text: form, plain: false, accented: false };
      if (form === folded) found.plain = true;
      else Object.assign(found, { accented: true, text: found.accented && found.text > form ? found.text : form });
      return false;
    });
    return found;
  }

  /** Calls `visit` for each term that matches, until it returns true. */
  private some(folded: string, isWhole: boolean, visit: (form: string, folded: string) => boolean): boolean {
    for (const list of [this.known, this.added]) {
      const { start, end } = list.rangeOf(folded, isWhole);
      for (let at = start; at < end; at++) {
        const form = list.forms[at]!;
        if (!this.removed.has(form) && visit(form, list.folded[at]!)) return true;
      }
    }
    return false;
  }
}
