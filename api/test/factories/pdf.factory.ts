import { deflateSync } from 'node:zlib';
import { encryption, type Encryption } from './pdf-encryption.ts';

export interface PdfOptions {
  pages?: number;
  /** Text of each page; empty for none. */
  text?: string;
  /** Each page is a picture of a page. */
  imageOnly?: boolean;
  /** Exact size; it is reached with unreferenced random bytes. */
  padToBytes?: number;
  /** Bytes before the signature. */
  leadingBytes?: number;
  /** The offset of the cross-reference table is wrong. */
  brokenXref?: boolean;
  /**
   * PDF 1.5: all objects that the format allows in one compressed object stream, and the cross-references in another
   * stream.
   */
  objectStreams?: boolean;
  link?: string;
  /** The password for opening; with `ownerOnly`, for changes only. */
  password?: string;
  ownerOnly?: boolean;
}

/** An object is a dictionary (or other direct value), or a stream with its dictionary's entries. */
export type PdfObject = string | { entries: string; bytes: Buffer };

const catalog = 1;
const pageTree = 2;
const font = 3;
const firstPage = 4;

/** A small PDF, valid unless the options break it. */
export function buildPdf(options: PdfOptions = {}): Buffer {
  const { leadingBytes = 0, objectStreams = false, padToBytes } = options;
  const objects = pdfObjects(options);
  const secret = options.password === undefined ? null : encryption(options.password, options.ownerOnly ?? false);
  const write = (padding: number) => {
    const all = padding > 0 ? [...objects, { entries: '', bytes: Buffer.alloc(padding, 'padding ') }] : objects;
    const body = objectStreams ? withObjectStream(all) : withTable(all, options, secret);
    return Buffer.concat([Buffer.alloc(leadingBytes, 'From: a mail program\n'), body]);
  };
  const bare = write(0);
  return padToBytes === undefined ? bare : padded(write, padToBytes);
}

/** A PDF of the given objects, numbered from 1. The first is the catalog. */
export const pdfOf = (objects: readonly PdfObject[]): Buffer => withTable(objects, {}, null);

/** A stream, compressed the given number of times. */
export function deflated(bytes: Buffer, times = 1, entries = ''): PdfObject {
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  let packed = bytes;
  for (let time = 0; time < times; time++) packed = deflateSync(packed, { level: 9 });
  return { entries: `/Filter [${filters}] ${entries}`, bytes: packed };
}

/** The dictionaries of a PDF with one page, whose content is object 4. */
export const onePage = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
];

function pdfObjects({ pages = 1, text = 'Ana Silva, programadora', imageOnly = false, link }: PdfOptions): PdfObject[] {
  const numbers = Array.from({ length: pages }, (_, index) => firstPage + 2 * index);
  const resources = imageOnly
    ? `<< /XObject << /Scan ${firstPage + 2 * pages} 0 R >> >>`
    : `<< /Font << /F1 ${font} 0 R >> >>`;
  const content = imageOnly ? 'q 595 0 0 842 0 0 cm /Scan Do Q' : `BT /F1 12 Tf 72 770 Td (${text}) Tj ET`;
  const annotations = link === undefined ? '' : `/Annots [${linkTo(link)}]`;
  const page = (number: number) =>
    `<< /Type /Page /Parent ${pageTree} 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${number + 1} 0 R ${annotations} >>`;
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  return [
    `<< /Type /Catalog /Pages ${pageTree} 0 R >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((number) => [page(number), { entries: '', bytes: Buffer.from(content, 'latin1') }]),
    ...(imageOnly ? [picture] : []),
  ];
}

const picture: PdfObject = {
  entries: '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
  bytes: Buffer.alloc(64, 0x80),
};

const linkTo = (address: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [72 760 200 780] /A << /S /URI /URI (${address}) >> >>`;

const header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

function withTable(
  objects: readonly PdfObject[],
  { brokenXref = false }: PdfOptions,
  secret: Encryption | null,
): Buffer {
  const parts: Buffer[] = [Buffer.from(header, 'latin1')];
  const offsets: number[] = [];
  const add = (part: Buffer) => void parts.push(part);
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(length());
    add(serialize(index + 1, object, secret));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = brokenXref ? 7 : length();
  const trailer = `<< /Size ${objects.length + 1} /Root ${catalog} 0 R ${secret?.trailer ?? ''} >>`;
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function serialize(number: number, object: PdfObject, secret: Encryption | null): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1');
  const bytes = secret === null ? object.bytes : secret.encrypt(number, object.bytes);
  const head = `${number} 0 obj\n<< ${object.entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream\nendobj\n')]);
}

/** Writes streams as separate objects and all other objects into one object stream at the end. */
function withObjectStream(objects: readonly PdfObject[]): Buffer {
  const direct = objects.flatMap((object, index) =>
    typeof object === 'string' ? [{ number: index + 1, object }] : [],
  );
  const containerNumber = objects.length + 1;
  const pairs: string[] = [];
  let packed = '';
  for (const { number, object } of direct) {
    pairs.push(`${number} ${packed.length}`);
    packed += `${object}\n`;
  }
  const first = `${pairs.join(' ')}\n`;
  const stream = deflated(Buffer.from(first + packed), 1, `/Type /ObjStm /N ${direct.length} /First ${first.length}`);
  const parts: Buffer[] = [Buffer.from(header, 'latin1')];
  const entries: number[][] = [[0, 0, 65535]];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of [...objects, stream].entries()) {
    const place = direct.findIndex(({ number }) => number === index + 1);
    entries.push(place >= 0 ? [2, containerNumber, place] : [1, length(), 0]);
    if (place < 0) parts.push(serialize(index + 1, object, null));
  }
  const start = length();
  entries.push([1, start, 0]);
  const table = Buffer.concat(entries.map(([kind = 0, at = 0, rest = 0]) => xrefEntry(kind, at, rest)));
  const xref = deflated(table, 1, `/Type /XRef /Size ${entries.length} /W [1 4 2] /Root ${catalog} 0 R`);
  parts.push(serialize(containerNumber + 1, xref, null), Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function xrefEntry(kind: number, at: number, rest: number): Buffer {
  const entry = Buffer.alloc(7);
  entry.writeUInt8(kind);
  entry.writeUInt32BE(at, 1);
  entry.writeUInt16BE(rest, 5);
  return entry;
}

/**
 * Pads to the exact size. Offsets in the file get longer with the padding, so the first attempt may be off by a few
 * bytes.
 */
function padded(write: (padding: number) => Buffer, size: number): Buffer {
  let padding = size - write(1).length;
  for (let tries = 0; tries < 5; tries++) {
    const pdf = write(padding);
    if (pdf.length === size) return pdf;
    padding += size - pdf.length;
  }
  throw new Error(`Cannot pad the PDF to ${size} bytes`);
}
