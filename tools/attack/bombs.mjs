/** Small files that unpack to gigabytes or occupy a decoder for minutes. They are generated, so the repository contains none. */
import { crc32, deflateSync, gzipSync } from 'node:zlib';

const mebibyte = 1024 * 1024;

/** @param {number} value */
function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** @param {string} type @param {Buffer} data */
function pngChunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** Deflated zeros: about a thousandth of their size. @param {number} bytes */
const deflatedZeros = (bytes) => deflateSync(Buffer.alloc(bytes), { level: 9 });

/**
 * A valid PNG of black pixels, one bit each.
 * @param {number} side Pixels.
 * @param {readonly [type: string, data: Buffer][]} [extra] Chunks before the pixels.
 */
export function blackPng(side, extra = []) {
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([1, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra.map(([type, data]) => pngChunk(type, data)),
    pngChunk('IDAT', deflatedZeros(side * (1 + Math.ceil(side / 8)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 900 million pixels in 110 KB. */
export const hugePng = () => blackPng(30_000);

/**
 * A small PNG with metadata that inflates to gigabytes.
 * @param {'zTXt' | 'iTXt' | 'iCCP'} type
 */
export function metadataPng(type) {
  const text = deflatedZeros(100 * mebibyte);
  const keyword = Buffer.from('Comment\0', 'latin1');
  const method = type === 'iTXt' ? Buffer.from([1, 0, 0, 0]) : Buffer.from([0]);
  const data = Buffer.concat([keyword, method, text]);
  return blackPng(
    16,
    Array.from({ length: type === 'iCCP' ? 1 : 8 }, () => /** @type {const} */ ([type, data])),
  );
}

/** @param {string} inside @param {string} [attributes] */
const svg = (inside, attributes = 'viewBox="0 0 64 64"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

/** Ten copies of ten copies, nine times: a thousand million rectangles. */
export function usesSvg() {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const below = level === 0 ? '<rect width="1" height="1"/>' : `<use href="#l${level - 1}"/>`.repeat(10);
    return `<g id="l${level}">${below}</g>`;
  });
  return svg(`<defs>${levels.join('')}</defs>${'<use href="#l8"/>'.repeat(10)}`);
}

export const nestedSvg = (levels = 12_000) => svg('<g>'.repeat(levels) + '</g>'.repeat(levels));

/** Hundreds of blurs over a large region. */
export function filterSvg() {
  const blurs = '<feGaussianBlur stdDeviation="900"/><feTurbulence baseFrequency=".9" numOctaves="99"/>'.repeat(400);
  const filter = `<filter id="f" x="-5000%" y="-5000%" width="10000%" height="10000%">${blurs}</filter>`;
  return svg(`${filter}<rect width="64" height="64" filter="url(#f)"/>`);
}

export const wideSvg = () => svg('<rect width="9" height="9"/>', 'width="1000000000" height="1000000000"');

/**
 * Custom implementation: pdf-lib compresses a stream once and keeps page trees flat.
 * @param {readonly (string | { entries: string, bytes: Buffer })[]} objects Numbered from 1: the catalog.
 */
function pdf(objects) {
  const parts = objects.map((object, index) =>
    typeof object === 'string'
      ? Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`, 'latin1')
      : Buffer.concat([
          Buffer.from(`${index + 1} 0 obj\n<< /Length ${object.bytes.length} ${object.entries} >>\nstream\n`, 'latin1'),
          object.bytes,
          Buffer.from('\nendstream\nendobj\n', 'latin1'),
        ]),
  );
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`;
  return Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), ...parts, Buffer.from(trailer, 'latin1')]);
}

/** A page whose content was compressed three times. */
export function flatePdf() {
  const content = deflateSync(deflateSync(deflatedZeros(200 * mebibyte)));
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    { entries: '/Filter [/FlateDecode /FlateDecode /FlateDecode]', bytes: content },
  ]);
}

/** A content stream with strings that never end. */
export function endlessPdf() {
  const content = deflateSync(deflateSync(Buffer.alloc(100 * mebibyte, '(aaa'), { level: 9 }), { level: 9 });
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    { entries: '/Filter [/FlateDecode /FlateDecode]', bytes: content },
  ]);
}

/** A page tree of one branch. */
export function deepPdf(levels = 40_000) {
  const nodes = Array.from(
    { length: levels },
    (_, level) =>
      `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] ${level === 0 ? '' : `/Parent ${level + 1} 0 R`} >>`,
  );
  const page = `<< /Type /Page /Parent ${levels + 1} 0 R /MediaBox [0 0 595 842] >>`;
  return pdf(['<< /Type /Catalog /Pages 2 0 R >>', ...nodes, page]);
}

/** JSON text: arrays in arrays. */
export const nestedJson = (levels = 100) => '['.repeat(levels) + ']'.repeat(levels);

/** JSON text of `bytes` that takes about twenty times as much memory: a list of empty objects. @param {number} bytes */
export const swellingJson = (bytes) => `[${'{},'.repeat(Math.floor(bytes / 3) - 1)}{}]`;

/** Compressed blanks: a thousandth of their size. */
export const gzipBomb = (bytes = 100 * mebibyte) => gzipSync(Buffer.alloc(bytes, ' '), { level: 9 });
