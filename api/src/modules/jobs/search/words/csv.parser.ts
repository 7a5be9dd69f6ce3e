/** A problem of a file, at the line where the record begins; the header is line 1. */
export class FileFormatError extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
  }
}

export interface CsvRecord {
  line: number;
  values: string[];
}

const value = /"([^"]*(?:""[^"]*)*)"|[^",\r\n]*/y;
const separator = /,|\r?\n|$/y;

/**
 * The records of a CSV file (RFC 4180). No library: none is among the dependencies, and the ones for browsers accept files
 * that end within a quoted value and do not report lines.
 */
export function* readCsv(text: string): Generator<CsvRecord> {
  let line = 1;
  for (let at = 0; at < text.length;) {
    const record: CsvRecord = { line, values: [] };
    for (let isLast = false; !isLast;) {
      value.lastIndex = at;
      const [found, quoted] = value.exec(text)!;
      separator.lastIndex = at + found.length;
      const end = separator.exec(text)?.[0];
      if (end === undefined) throw new FileFormatError(line, 'a quotation mark is not closed or not doubled');
      record.values.push(quoted === undefined ? found : quoted.replaceAll('""', '"'));
      line += found.split('\n').length - 1 + (end === ',' ? 0 : 1);
      at += found.length + end.length;
      isLast = end !== ',';
    }
    yield record;
  }
}
