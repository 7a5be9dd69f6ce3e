import { css } from 'platform';

const tints = ['brand', 'info', 'violet', 'coral', 'sun', 'teal'] as const;
/** Color of a picture or panel, as defined by the tokens of the theme. */
export type Tint = (typeof tints)[number];

/** Custom properties of the theme: a soft background, and the color of texts and drawings on it. */
export const tintColors: Readonly<Record<Tint, readonly [ground: string, text: string]>> = {
  brand: ['--color-brand-soft', '--color-brand-soft-text'],
  info: ['--color-info-soft', '--color-info-soft-text'],
  violet: ['--color-violet-soft', '--color-violet-soft-text'],
  coral: ['--color-tint-coral-soft', '--color-tint-coral-text'],
  sun: ['--color-warning-soft', '--color-warning-soft-text'],
  teal: ['--color-tint-teal-soft', '--color-tint-teal-text'],
};

/** One of six tints, determined by the slug. */
export function tintOf(slug: string): Tint {
  let sum = 0;
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003;
  return tints[sum % tints.length]!;
}

/** Styles that set the colors of tiles (`--tile-0` to `--tile-2`) and the back shape of a picture (`--area-tint`). */
export function tinted(tint: Tint) {
  const [ground, text] = tintColors[tint].map((name) => `var(${name})`);
  const mixed = (share: number) => `color-mix(in oklab, ${ground} ${share}%, ${text})`;
  return css`
    --tile-0: ${ground};
    --tile-1: ${mixed(82)};
    --tile-2: ${mixed(52)};
    --area-tint: ${mixed(86)};
  `;
}
