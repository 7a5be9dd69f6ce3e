import { PlaceNames } from '../filter-names.cache.ts';
import { attributes } from '../search-filters.policy.ts';
import { ownSynonyms } from '../words/synonym-dictionary.policy.ts';
import { Catalogue } from './catalogue.cache.ts';
import { columnNames, JobColumns, type StoredColumns } from './job-columns.cache.ts';
import { TermList } from './term-dictionary.cache.ts';
import { TermPostings, type StoredPostings } from './term-postings.cache.ts';

/** Changes with the layout and with the attributes, so that no process reads a file of another release. */
export const fileFormat = `1 ${attributes.map(({ column }) => column).join(' ')}`;

const sectionTypes = { Int32Array, Uint32Array, Float64Array };
type Section = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
interface SectionHeader {
  type: keyof typeof sectionTypes;
  length: number;
}

interface Header extends Omit<StoredColumns, 'columns'> {
  change: string;
  /** Frequent terms of the body and of titles. */
  frequent: readonly (readonly number[])[];
  /** Bytes of the terms. */
  terms: number;
  sections: readonly SectionHeader[];
}

/** Sections begin at multiples of this, because typed arrays require it. */
const alignment = 8;
const aligned = (offset: number) => Math.ceil(offset / alignment) * alignment;
const padded = (bytes: Uint8Array): Uint8Array[] => [bytes, new Uint8Array(aligned(bytes.length) - bytes.length)];

const bytesOf = ({ buffer, byteOffset, byteLength }: Section) => new Uint8Array(buffer, byteOffset, byteLength);

const sectionsOf = ({ starts, jobs, sets }: StoredPostings): Section[] => [starts, jobs, ...sets];

/**
 * A catalogue that was not changed since it was read, in parts: length of the header, header, terms, and the arrays in the byte
 * order of the machine.
 */
export function encodeCatalogue({ change, jobs, body, title }: Catalogue): Uint8Array[] {
  const { columns, ...stored } = jobs.stored();
  const sections = [
    ...columnNames.map((name) => columns[name] as Section),
    ...sectionsOf(body.stored),
    ...sectionsOf(title.stored),
  ];
  const { forms, folded } = body.list;
  const terms = Buffer.from(forms.map((form, at) => (form === folded[at] ? form : `${form} ${folded[at]}`)).join(','));
  const header: Header = {
    ...stored,
    change,
    frequent: [body.stored.frequent, title.stored.frequent],
    terms: terms.length,
    sections: sections.map((section) => ({
      type: section.constructor.name as keyof typeof sectionTypes,
      length: section.length,
    })),
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = bytesOf(Uint32Array.of(json.length, 0));
  return [length, ...padded(json), ...padded(terms), ...sections.flatMap((section) => padded(bytesOf(section)))];
}

/** The catalogue of a file, without versions, categories, places and synonyms, which the next change contains. Its sets and lists are views of the bytes. */
export function decodeCatalogue(bytes: ArrayBuffer): Catalogue {
  const [jsonLength = 0] = new Uint32Array(bytes, 0, 1);
  const header = JSON.parse(Buffer.from(bytes, alignment, jsonLength).toString()) as Header;
  const termsAt = alignment + aligned(jsonLength);
  let offset = termsAt + aligned(header.terms);
  const sections = header.sections.map(({ type, length }) => {
    const section: Section = new sectionTypes[type](bytes, offset, length);
    offset += aligned(section.byteLength);
    return section;
  });
  const next = () => sections.shift()!;
  const nextSet = () => next() as Uint32Array<ArrayBuffer>;
  const columns = Object.fromEntries(columnNames.map((name) => [name, next()])) as StoredColumns['columns'];
  const list = readTerms(Buffer.from(bytes, termsAt, header.terms).toString());
  const [body, title] = header.frequent.map((frequent): TermPostings => {
    const [starts, jobs] = [nextSet(), nextSet()];
    return new TermPostings(list, {
      starts,
      jobs,
      frequent,
      sets: frequent.map(nextSet),
    });
  });
  const frame = {
    version: '0',
    unnamed: '',
    change: header.change,
    esco: null,
    synonyms: ownSynonyms,
    categories: [],
    places: new PlaceNames(),
  };
  return new Catalogue(frame, JobColumns.restore(attributes, { ...header, columns }), body!, title!);
}

function readTerms(text: string): TermList {
  const entries = text === '' ? [] : text.split(',').map((entry) => entry.split(' '));
  return new TermList(
    entries.map(([form]) => form!),
    entries.map(([form, folded]) => folded ?? form!),
  );
}
