import sharp from 'sharp';
import { mixSeed, Random } from '../random.ts';
import { palettes } from './svg-logo.ts';

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

/** The PNG of a company's logo: 96 × 96 pixels in two colours. */
export async function drawPngLogo(seed: number, company: number): Promise<Buffer> {
  const random = new Random(mixSeed(seed, 'png-logo', company));
  const { ground, mark } = random.pick(palettes);
  const shape = random.pick(shapes);
  const colours = [ground, mark].map((colour) => Buffer.from(colour.slice(1), 'hex'));
  const pixels = Array.from({ length: size * size }, (_, index) => {
    const isMark = shape(toUnit(index % size), toUnit(Math.floor(index / size)));
    return colours[Number(isMark)] ?? Buffer.alloc(3);
  });
  const raw = { width: size, height: size, channels: 3 as const };
  return sharp(Buffer.concat(pixels), { raw }).png({ palette: true }).toBuffer();
}

/** From a pixel to a coordinate between -1 and 1. */
function toUnit(pixel: number): number {
  return ((pixel + 0.5) / size) * 2 - 1;
}
