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

/** A mix of the two colors of a tint, by the share of the ground. */
function mixOf(tint: Tint, groundShare: number) {
  const [ground, text] = tintColors[tint];
  return `color-mix(in oklab, var(${ground}) ${groundShare}%, var(${text}))`;
}

/** Styles that set the colors of tiles. */
export function tileTint(tint: Tint) {
  return css`
    --tile-0: var(${tintColors[tint][0]});
    --tile-1: ${mixOf(tint, 82)};
    --tile-2: ${mixOf(tint, 52)};
  `;
}

/** Styles that set the color of the back shape of a picture. */
export function pictureTint(tint: Tint) {
  return css`
    --area-tint: ${mixOf(tint, 86)};
  `;
}

/** Styles that set the colors of tiles (`--tile-0` to `--tile-2`) and the back shape of a picture (`--area-tint`). */
export function tinted(tint: Tint) {
  return css`
    ${tileTint(tint)}
    ${pictureTint(tint)}
  `;
}
