import { logoAddress } from './logo-address.parser.ts';

function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Start of image, a segment without a size, a frame header. */
function jpeg(width: number, height: number): Buffer {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1]);
  bytes.writeUInt16BE(height, 13);
  bytes.writeUInt16BE(width, 15);
  return bytes;
}

const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

it.each([
  ['image/png', png(400, 2048)],
  ['image/jpeg', jpeg(400, 300)],
  ['image/svg+xml', svg('<rect width="1" height="1"/>')],
])('returns a data URL for a logo of type %s', (type, bytes) => {
  expect(logoAddress(bytes)).toBe(`data:${type};base64,${bytes.toString('base64')}`);
});

it.each([
  ['a PNG that decodes to gigabytes', png(30_000, 30_000)],
  ['a truncated PNG', png(1, 1).subarray(0, 20)],
  ['a JPEG that decodes to gigabytes', jpeg(100, 65_000)],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
  ['an SVG with an image', svg('<image href="logo.png"/>')],
  ['an SVG with a script', svg('<script/>')],
  ['a GIF', Buffer.from('GIF89a')],
])('returns null for %s', (_, bytes) => {
  expect(logoAddress(bytes)).toBeNull();
});
