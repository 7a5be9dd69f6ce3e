import sharp from 'sharp';
import { mixSeed, Random } from '../random.ts';
import { readData } from '../read-data.ts';

/** A background and a foreground color with enough contrast at 24 pixels. */
export interface Palette {
  ground: string;
  mark: string;
}

export const palettes = readData(import.meta.dirname, 'palettes.json') as readonly Palette[];

/** Draws a mark in one color on a grid of 48; cut-outs have the color `ground`. */
export type Mark = (random: Random, mark: string, ground: string) => string;

const stroke = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const fill = (path: string, color: string, more = '') => `<path d="${path}" fill="${color}"${more}/>`;
const disc = (x: number, y: number, radius: number, color: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"${more}/>`;

const sails: Mark = (random, mark) => {
  const lean = random.int(-3, 3);
  return fill(`M14 34 ${24 + lean} 10v24Z`, mark) + fill(`M27 34V${16 + lean}l8 ${18 - lean}Z`, mark, ' opacity=".7"');
};
const waves: Mark = (random, mark) =>
  Array.from({ length: random.int(2, 3) }, (_, row) =>
    stroke(`M10 ${17 + row * 8}c5-5 9-5 14 0s9 5 14 0`, mark, 3.5),
  ).join('');
const sun: Mark = (random, mark, ground) =>
  disc(24, 24, 11, mark) + disc(24 + random.int(2, 6), 24 - random.int(2, 5), 5, ground);
const grid: Mark = (random, mark) => {
  const lines = random.chance(0.5)
    ? 'M12 16h24M12 24h24M12 32h24M17 11v26M31 11v26'
    : 'M12 18h24M12 30h24M18 11v26M24 11v26M30 11v26';
  return stroke(lines, mark, 3);
};
const sprout: Mark = (_random, mark) =>
  stroke('M24 38V22M24 24c-8 0-11-5-11-11 8 0 11 5 11 11ZM24 29c7 0 10-4 10-10-7 0-10 4-10 10Z', mark, 3);
const drop: Mark = (random, mark, ground) =>
  fill('M24 38c-7 0-11-5-11-10 0-7 8-10 11-19 3 9 11 12 11 19 0 5-4 10-11 10Z', mark) +
  disc(24, 29, random.int(3, 5), ground);
const jar: Mark = (_random, mark) => fill('M17 12h14l-3 6c5 3 7 7 7 11 0 5-4 8-11 8s-11-3-11-8c0-4 2-8 7-11Z', mark);
const hills: Mark = (random, mark) =>
  fill(`M8 36 19 ${random.int(14, 20)} 27 28 32 ${random.int(20, 24)} 40 36Z`, mark) +
  disc(34, 14, 4, mark, ' opacity=".75"');
const arch: Mark = (random, mark, ground) =>
  fill('M12 37V23a12 12 0 0 1 24 0v14Z', mark) +
  fill(random.chance(0.5) ? 'M20 37V25a4 4 0 0 1 8 0v12Z' : 'M18 37V24a6 6 0 0 1 12 0v13Z', ground);
const tiles: Mark = (random, mark) => {
  const lit = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8], random.int(4, 6));
  return lit
    .map(
      (tile) =>
        `<rect x="${11 + (tile % 3) * 9}" y="${11 + Math.floor(tile / 3) * 9}" width="8" height="8" rx="1.5" fill="${mark}"/>`,
    )
    .join('');
};
const rings: Mark = (random, mark) =>
  [random.int(5, 7), random.int(12, 14)]
    .map((radius) => `<circle cx="24" cy="24" r="${radius}" fill="none" stroke="${mark}" stroke-width="3.5"/>`)
    .join('');
const quarters: Mark = (random, mark) => {
  const turn = random.int(0, 3) * 90;
  return `<g transform="rotate(${turn} 24 24)">${fill('M12 24a12 12 0 0 1 12-12v12Z', mark)}${fill('M24 24h12a12 12 0 0 1-12 12Z', mark)}${fill('M24 12h12v12Z', mark, ' opacity=".55"')}</g>`;
};
const arrow: Mark = (random, mark) =>
  `<g transform="rotate(${random.int(0, 3) * 45} 24 24)">${stroke('M13 24h21M26 15l9 9-9 9', mark, 4.5)}</g>`;
const knot: Mark = (random, mark) =>
  `<g transform="rotate(${random.int(0, 2) * 30} 24 24)">${[18, 30].map((x) => `<rect x="${x - 7}" y="13" width="14" height="22" rx="7" fill="none" stroke="${mark}" stroke-width="3.5"/>`).join('')}</g>`;
const star: Mark = (random, mark) => {
  const points = random.int(4, 8);
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 14 : 6;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${(24 + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return fill(`M${corners.join('L')}Z`, mark);
};
const bars: Mark = (random, mark) =>
  [13, 20, 27, 34]
    .map((x) => ({ x, height: random.int(8, 24) }))
    .map(
      ({ x, height }) => `<rect x="${x - 2}" y="${36 - height}" width="5" height="${height}" rx="2" fill="${mark}"/>`,
    )
    .join('');
const leaf: Mark = (random, mark, ground) =>
  `<g transform="rotate(${random.int(-1, 1) * 20} 24 24)">${fill('M24 10c11 6 11 20 0 28-11-8-11-22 0-28Z', mark)}${stroke('M24 17v18', ground, 2.5)}</g>`;
const house: Mark = (random, mark, ground) =>
  fill('M10 25 24 12l14 13v12H10Z', mark) +
  (random.chance(0.5) ? fill('M21 37v-8h6v8Z', ground) : disc(24, 28, 4, ground));
const hexagon: Mark = (random, mark, ground) =>
  fill('M24 10 36 17v14L24 38 12 31V17Z', mark) +
  (random.chance(0.5) ? disc(24, 24, 5, ground) : fill('M24 17 30 20.5v7L24 31l-6-3.5v-7Z', ground));
const thread: Mark = (random, mark) =>
  stroke(
    'M10 20h18a5 5 0 1 0-5-5M10 27h24a5 5 0 1 1-5 5',
    mark,
    3.5,
    random.chance(0.5) ? ' transform="rotate(180 24 24)"' : '',
  );

export const marks: readonly Mark[] = [
  sails,
  waves,
  sun,
  grid,
  sprout,
  drop,
  jar,
  hills,
  arch,
  tiles,
  rings,
  quarters,
  arrow,
  knot,
  star,
  bars,
  leaf,
  house,
  hexagon,
  thread,
];

/** The SVG of a company's logo: a geometric mark on a square. */
export function drawSvgLogo(seed: number, company: number): string {
  const random = new Random(mixSeed(seed, 'logo', company));
  const { ground, mark } = random.pick(palettes);
  const drawn = random.pick(marks)(random, mark, ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96"><rect width="48" height="48" fill="${ground}"/>${drawn}</svg>`;
}

/** Side of a PNG in pixels. */
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

/** The PNG of a company's logo: 96 × 96 pixels in two colors. */
export async function drawPngLogo(seed: number, company: number): Promise<Buffer> {
  const random = new Random(mixSeed(seed, 'png-logo', company));
  const { ground, mark } = random.pick(palettes);
  const shape = random.pick(shapes);
  const colors = [ground, mark].map((color) => Buffer.from(color.slice(1), 'hex'));
  const pixels = Array.from({ length: size * size }, (_, index) => {
    const isMark = shape(toUnit(index % size), toUnit(Math.floor(index / size)));
    return colors[Number(isMark)] ?? Buffer.alloc(3);
  });
  const raw = { width: size, height: size, channels: 3 as const };
  return sharp(Buffer.concat(pixels), { raw }).png({ palette: true }).toBuffer();
}

/** From a pixel to a coordinate between -1 and 1. */
function toUnit(pixel: number): number {
  return ((pixel + 0.5) / size) * 2 - 1;
}
