import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from 'shared-contracts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

/** Color tokens of a theme by name without prefix, with a brand's overrides. */
function colors(theme: Theme, ofBrand: Readonly<Record<string, string>>): Map<string, string> {
  const start = css.lastIndexOf(`[data-theme='${theme}'] {`);
  const block = css.slice(start, css.indexOf('}', start));
  const declared = [...block.matchAll(/--color-([\w-]{1,200}):\s{0,200}(#[\da-f]{6})/g)].map(
    ([, name, hex]) => [name!, hex!] as const,
  );
  const changed = Object.entries(ofBrand).map(([name, hex]) => [name.replace('--color-', ''), hex] as const);
  return new Map([...declared, ...changed]);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of WCAG 2.2. */
function ratio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover'];
const on = (texts: string[], where: string[]) =>
  texts.flatMap((text) => where.map((surface) => [text, surface] as const));

const textPairs = [
  ...on(['text', 'text-muted', 'brand-text', 'danger-text'], surfaces),
  ...on(['text', 'text-muted', 'accent-soft-text', 'brand-text'], ['featured']),
  ...on(['text', 'brand-text', 'brand-soft-text'], ['brand-soft']),
  ['brand-contrast', 'brand'],
  ['brand-contrast', 'brand-hover'],
  ...on(['chrome-text', 'chrome-muted'], ['chrome', 'chrome-raised', 'chrome-deep']),
  ['chrome', 'chrome-text'],
  ['accent-contrast', 'accent'],
  ['accent-contrast', 'accent-hover'],
  ['danger-contrast', 'danger'],
  ['danger-contrast', 'danger-hover'],
  ['success-contrast', 'success'],
  ['warning-contrast', 'warning'],
  ...['accent', 'success', 'warning', 'danger', 'info', 'violet', 'neutral', 'tint-coral', 'tint-teal'].map(
    (tone) => [`${tone.startsWith('tint') ? tone : `${tone}-soft`}-text`, `${tone}-soft`] as const,
  ),
] as const;

const edgePairs = [
  ...on(['border-strong', 'brand', 'danger', 'success'], ['canvas', 'surface', 'raised']),
  ['accent-line', 'featured'],
  ['accent', 'chrome'],
  ['brand', 'brand-soft'],
] as const;

/** The focus ring has two colors. One of them must be visible on every background. */
const ringSurfaces = [...surfaces, 'featured', 'brand', 'brand-soft', 'accent', 'danger'];

/** Messages for color pairs with insufficient contrast. */
function insufficientPairs(color: ReadonlyMap<string, string>): string[] {
  const contrast = (one: string, other: string) => ratio(color.get(one)!, color.get(other)!);
  const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([one, other]) => contrast(one, other) < least).map(([one, other]) => `${one} on ${other}`);
  const hasVisibleRing = (inner: string, surface: string) =>
    Math.max(contrast(inner, surface), contrast('focus-out', surface)) >= 3;
  return [
    ...weak(textPairs, 4.5),
    ...weak(edgePairs, 3),
    ...ringSurfaces
      .filter((surface) => !hasVisibleRing('focus-in', surface))
      .map((surface) => `focus ring on ${surface}`),
    ...(hasVisibleRing('chrome-text', 'chrome') ? [] : ['focus ring on chrome']),
  ];
}

describe.each<Theme>(['light', 'dark'])('the %s theme of the brand', (theme) => {
  const color = colors(theme, brand.tokens[theme]);

  it('has sufficient contrast for text, borders and focus ring', () => {
    expect(textPairs.length + edgePairs.length).toBeGreaterThan(60);
    expect(insufficientPairs(color)).toEqual([]);
  });

  it('sets the browser theme color to the header color', () => {
    expect(brand.themeColor[theme]).toBe(color.get('chrome'));
  });
});

it('checks the contrast of another brand', () => {
  expect(insufficientPairs(colors('light', { '--color-brand': '#1a3a8f', '--color-brand-text': '#1a3a8f' }))).toEqual(
    [],
  );
  expect(insufficientPairs(colors('light', { '--color-brand': '#8fb4ff' }))).toContain('brand-contrast on brand');
});

it('the ratio of black on white is 21', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
});
