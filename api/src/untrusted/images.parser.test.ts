import { imageTypeOf } from './images.parser.ts';

const svg = (inside: string) =>
  Buffer.from(`<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

it.each([
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
  ['image/svg+xml', svg('<rect width="1" height="1"/>')],
])('recognizes %s by its content', (type, bytes) => {
  expect(imageTypeOf(bytes)).toBe(type);
});

it.each([
  ['an empty file', Buffer.alloc(0)],
  ['HTML', Buffer.from('<html><svg></svg></html>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['an SVG with a script', svg('<script>alert(1)</script>')],
  ['an SVG with a handler', svg('<rect onload="x()"/>')],
  ['an SVG with foreign content', svg('<foreignObject/>')],
  ['an SVG with entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>')],
  ['an SVG with an external reference', svg('<use href="https://example.com/x.svg#a"/>')],
])('returns null for %s', (_, bytes) => {
  expect(imageTypeOf(bytes)).toBeNull();
});
