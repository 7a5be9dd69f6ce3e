import { mixSeed, Random } from '../random.ts';
import { marks } from './marks.ts';
import { palettes } from './palettes.ts';

/** The SVG of a company's logo: a geometric mark on a full square, which the site rounds. */
export function drawSvgLogo(seed: number, company: number): string {
  const random = new Random(mixSeed(seed, 'logo', company));
  const { ground, mark } = random.pick(palettes);
  const drawn = random.pick(marks)(random, mark, ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96"><rect width="48" height="48" fill="${ground}"/>${drawn}</svg>`;
}
