import { Resvg } from '@resvg/resvg-js';

/** Edges in pixels: 192 and 512 for the installed site, 180 for iOS (GUIDE §2). */
const sizes = [180, 192, 512];

/**
 * The brand's app icon as PNG in every size that devices request, by name: `app-icon-192.png`.
 * @param {string | Buffer} svg
 * @returns {{ name: string, png: Buffer }[]}
 */
export function appIcons(svg) {
  return sizes.map((width) => ({
    name: `app-icon-${width}.png`,
    png: new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  }));
}
