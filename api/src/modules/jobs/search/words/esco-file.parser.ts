import { FileFormatError, readCsv, type CsvRecord } from './csv.parser.ts';
import { lemmaOf } from './word-forms.policy.ts';
import { termsOf } from '../terms.parser.ts';

/** An occupation of ESCO. */
export interface EscoOccupation {
  uri: string;
  /** The preferred label first. */
  names: string[];
}

/** The columns that are read, of those that ESCO's file of occupations has. */
const columns = ['conceptType', 'conceptUri', 'preferredLabel', 'altLabels'] as const;
type Row = Record<(typeof columns)[number], string>;

const occupationUri = /^http:\/\/data\.europa\.eu\/esco\/occupation\/[\w.-]+$/;
const longestName = 300;

/** The file of occupations, "occupations_pt.csv", as ESCO's download page offers it. Throws `FileFormatError`. */
export function parseEscoFile(bytes: Uint8Array): EscoOccupation[] {
  const records = readCsv(decode(bytes));
  const header = records.next().value as CsvRecord | undefined;
  const rowOf = readerOf(header?.values ?? []);
  const occupations = new Map<string, EscoOccupation>();
  for (const record of records) {
    const occupation = toOccupation(record.line, rowOf(record));
    if (occupations.has(occupation.uri)) throw new FileFormatError(record.line, `${occupation.uri} is repeated`);
    occupations.set(occupation.uri, occupation);
  }
  if (occupations.size === 0) throw new FileFormatError(1, 'the file contains no occupations');
  return [...occupations.values()];
}

/** Without the byte order mark. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileFormatError(1, 'the file is not encoded in UTF-8');
  }
}

function readerOf(header: readonly string[]): (record: CsvRecord) => Row {
  const places = columns.map((name) => {
    const place = header.indexOf(name);
    if (place === -1) throw new FileFormatError(1, `the column ${name} of ESCO's file of occupations is missing`);
    return [name, place] as const;
  });
  return ({ line, values }) => {
    if (values.length !== header.length) {
      throw new FileFormatError(line, `${values.length} values, but the header has ${header.length} columns`);
    }
    return Object.fromEntries(places.map(([name, place]) => [name, values[place]!])) as Row;
  };
}

function toOccupation(line: number, { conceptType, conceptUri, preferredLabel, altLabels }: Row): EscoOccupation {
  const refuse = (problem: string) => new FileFormatError(line, problem);
  if (conceptType !== 'Occupation') throw refuse(`conceptType is ${JSON.stringify(conceptType)}, not "Occupation"`);
  if (!occupationUri.test(conceptUri)) throw refuse(`conceptUri is ${JSON.stringify(conceptUri)}, no occupation`);
  const labels = [preferredLabel, ...altLabels.split('\n')].map((label) => label.trim());
  if (labels[0] === '') throw refuse('preferredLabel is empty');
  const tooLong = labels.find((label) => label.length > longestName);
  if (tooLong !== undefined) throw refuse(`a label has more than ${longestName} characters`);
  return { uri: conceptUri, names: [...new Set(labels.filter((label) => label !== '').flatMap(namesOf))] };
}

const firstLemma = (text: string) => lemmaOf(termsOf(text)[0]?.folded ?? '');

/** "cozinheiro/cozinheira" are two names, "operador de CAD/CAM" is one. */
function namesOf(label: string): string[] {
  const halves = label.split('/').map((half) => half.trim());
  const isPair = halves.every((half) => firstLemma(half) === firstLemma(halves[0]!));
  return isPair ? halves : [label];
}
