import { crc32, deflateSync } from 'node:zlib';
import { mixSeed, Random } from '../random.ts';
import { palettes } from './palettes.ts';

const size = 96;

type Shape = (x: number, y: number) => boolean;

/** Shapes around the centre of a square from -1 to 1. */
const shapes: readonly Shape[] = [
  (x, y) => Math.hypot(x, y) < 0.55,
  (x, y) => Math.hypot(x, y) < 0.6 && Math.hypot(x, y) > 0.34,
  (x, y) => Math.abs(x) + Math.abs(y) < 0.66,
  (x, y) => Math.hypot(x, y) < 0.6 && x < y,
  (x, y) => Math.abs(x) < 0.56 && Math.abs(y) < 0.56 && Math.floor((y + 1) * 5) % 2 === 0,
  (x, y) => Math.hypot(x + 0.2, y) < 0.42 || Math.hypot(x - 0.3, y) < 0.22,
];

/** The PNG of a company's logo: 96 pixels, two colours, one byte a pixel. */
export function drawPngLogo(seed: number, company: number): Buffer {
  const random = new Random(mixSeed(seed, 'png-logo', company));
  const { ground, mark } = random.pick(palettes);
  const shape = random.pick(shapes);
  const rows = Array.from({ length: size }, (_, y) => [
    0,
    ...Array.from({ length: size }, (__, x) => Number(shape(scale(x), scale(y)))),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header()),
    chunk('PLTE', Buffer.from((ground + mark).replaceAll('#', ''), 'hex')),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function scale(pixel: number): number {
  return ((pixel + 0.5) / size) * 2 - 1;
}

/** Width, height, 8 bits, colours from a palette, nothing special. */
function header(): Buffer {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(size, 4);
  return bytes;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
