import { inTitle, unaccented } from '../terms.parser.ts';

/** A column of `job_search` with few distinct values. Jobs with equal attributes form a facet group. */
export interface Attribute {
  column: string;
  type: 'int' | 'smallint' | 'boolean';
  /** Values are whole numbers below this; null is 0, and true is 1. Facets count in an array up to the greatest value. */
  size: number;
  /** Each bit of a value is a value of the filter, which accepts a job if it accepts one of its bits. */
  isMask?: boolean;
}

/** The greatest `size` of each type. */
export const attributeSizes: Record<Attribute['type'], number> = { boolean: 2, smallint: 2 ** 15, int: 2 ** 31 };

/** A job as the search reads it. Times are in milliseconds since 1970. */
export interface JobRow {
  id: number;
  postedAt: number;
  /** Infinity: no closing date. */
  closesAt: number;
  /** 0: not featured; Infinity: featured without an end date. */
  featuredUntil: number;
  companyId: number;
  /** Euros per year (`comparedPay`). 0: not comparable. */
  pay: number;
  /** By attribute. */
  attributes: readonly number[];
  /** Sorted place ids, separated by commas. Most jobs share their places with others, which this text identifies. */
  places: string;
}

const seconds = (time: string) => `date_part('epoch', ${time})`;

/** A null would be no number. */
const attributeSql = ({ column, type }: Attribute) => `coalesce(${column}${type === 'boolean' ? '::int' : ''}, 0)`;

/** Columns of `job_search` as the fields of `PackedJob`. */
export const packedJob = (attributes: readonly Attribute[]): string => `
  concat_ws(' ', job_id, ${seconds('posted_at')}, ${seconds(`coalesce(closes_at, 'infinity')`)},
    case when is_featured then ${seconds(`coalesce(featured_until, 'infinity')`)} else 0 end, company_id, pay,
    ${attributes.map(attributeSql).join(', ')}) as numbers,
  (select string_agg(place::text, ',' order by place) from unnest(places) place) as places, document::text`;

export interface PackedJob {
  /** Id, three times in seconds, company, pay, attributes; separated by spaces. */
  numbers: string;
  places: string | null;
  /** Lexemes in quotes, separated by spaces. They contain neither quotes nor backslashes (`toTsvector`). */
  document: string;
}

export const idOf = ({ numbers }: PackedJob): number => Number.parseInt(numbers, 10);

export function readJob({ numbers, places }: PackedJob): JobRow {
  const [id, postedAt, closesAt, featuredUntil, companyId, pay, ...attributes] = numbers.split(' ').map(Number);
  return {
    id: id!,
    postedAt: postedAt! * 1000,
    closesAt: closesAt! * 1000,
    featuredUntil: featuredUntil! * 1000,
    companyId: companyId!,
    pay: pay!,
    attributes,
    places: places ?? '',
  };
}

/**
 * Calls `visit` for each term of a job as written, and again if its title contains the term.
 * @param visit gets the range of the term in the document; `end` is exclusive
 */
export function eachTerm(document: string, visit: (start: number, end: number, inTitle: boolean) => void): void {
  // Every lexeme is between quotes; a quote, a space and a quote separate two.
  for (let start = 1; start < document.length;) {
    const end = document.indexOf("'", start);
    const isTitle = document.startsWith(inTitle, start);
    const first = isTitle ? start + inTitle.length : start;
    if (!document.startsWith(unaccented, first)) visit(first, end, isTitle);
    start = end + 3;
  }
}
