import { deflateSync } from 'node:zlib';
import { encryption, type Encryption } from './pdf-encryption.ts';

// Invalid, hostile and encrypted PDFs. pdf-lib writes none of them: its objects are valid, and it does not encrypt.

/** An object is a dictionary (or other direct value), or a stream with its dictionary's entries. */
export type PdfObject = string | { entries: string; bytes: Buffer };

/** A PDF of the given objects, numbered from 1. The first is the catalog. */
export function pdfOf(objects: readonly PdfObject[], secret: Encryption | null = null): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(length());
    parts.push(serialize(index + 1, object, secret));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R ${secret?.trailer ?? ''} >>`;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.concat([...parts, Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${length()}\n%%EOF\n`)]);
}

function serialize(number: number, object: PdfObject, secret: Encryption | null): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1');
  const bytes = secret === null ? object.bytes : secret.encrypt(number, object.bytes);
  const head = `${number} 0 obj\n<< ${object.entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream\nendobj\n')]);
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** The dictionaries of a PDF with one page, whose content is object 4. */
export const onePage = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} >> >> /Contents 4 0 R >>`,
];

/** A stream, compressed the given number of times. */
export function deflated(bytes: Buffer, times: number): PdfObject {
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  let packed = bytes;
  for (let time = 0; time < times; time++) packed = deflateSync(packed, { level: 9 });
  return { entries: `/Filter [${filters}]`, bytes: packed };
}

/** One page with text. The password is for opening; with `ownerOnly`, for changes only. */
export function buildEncryptedPdf({ ownerOnly = false } = {}): Buffer {
  const content = { entries: '', bytes: Buffer.from('BT /F1 12 Tf 72 770 Td (Ana Silva) Tj ET') };
  return pdfOf([...onePage, content], encryption('segredo', ownerOnly));
}

/** The same PDF with a wrong offset of its cross-reference table. */
export const withBrokenXref = (pdf: Buffer): Buffer =>
  Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
