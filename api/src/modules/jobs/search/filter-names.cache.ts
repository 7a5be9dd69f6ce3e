export interface CategoryEntry {
  id: number;
  name: string;
  slug: string;
}

/**
 * A place named by jobs. `isCity` distinguishes the places that the facet lists from whole location texts ("Lisboa,
 * Porto").
 */
export interface PlaceEntry {
  id: number;
  value: string;
  name: string;
  isCity: boolean;
}

/** The categories and places in use, by which filter values are resolved and facet values are labeled. */
export interface FilterNames {
  /** By name. */
  categories: readonly CategoryEntry[];
  places: PlaceNames;
}

const portuguese = new Intl.Collator('pt');
export const compareNames = (a: string, b: string): number => portuguese.compare(a, b);

/** Sorts by name once, because comparing texts of two languages takes longer than counting their jobs. */
export const inNameOrder = <Named extends { name: string }>(entries: readonly Named[]): Named[] =>
  entries.toSorted((a, b) => compareNames(a.name, b.name));

/** The places named by jobs. Values differ. */
export class PlaceNames {
  readonly all: readonly PlaceEntry[];
  /** The places that the facet lists, by name. */
  readonly cities: readonly PlaceEntry[];
  private readonly byId: ReadonlyMap<number, PlaceEntry>;
  private readonly byValue: ReadonlyMap<string, PlaceEntry>;

  /** @param text JSON of a list of places */
  constructor(private readonly text = '[]') {
    this.all = JSON.parse(text) as PlaceEntry[];
    this.cities = inNameOrder(this.all.filter(({ isCity }) => isCity));
    this.byId = new Map(this.all.map((entry) => [entry.id, entry]));
    this.byValue = new Map(this.all.map((entry) => [entry.value, entry]));
  }

  /** These places if they are the same. Most changes of the catalogue name no new place, and reading the text takes milliseconds. */
  changedTo(text: string): PlaceNames {
    return text === this.text ? this : new PlaceNames(text);
  }

  withId(id: number): PlaceEntry | undefined {
    return this.byId.get(id);
  }

  withValue(value: string): PlaceEntry | undefined {
    return this.byValue.get(value);
  }
}
