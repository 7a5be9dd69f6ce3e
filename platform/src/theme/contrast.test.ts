import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Colour tokens of one theme's block, by name without the prefix. */
function colours(selector: string): Map<string, string> {
  const start = css.lastIndexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, hex]) => [name!, hex!]));
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

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover'];
const on = (texts: string[], where: string[]) =>
  texts.flatMap((text) => where.map((ground) => [text, ground] as const));

const textPairs = [
  ...on(['text', 'text-muted', 'brand-text', 'danger-text'], grounds),
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

/** The ring is two lines: on every ground one of both must be seen. */
const ringGrounds = [...grounds, 'featured', 'brand', 'brand-soft', 'accent', 'danger'];

describe.each([
  ['light', `[data-theme='light'] {`],
  ['dark', `[data-theme='dark'] {`],
])('%s theme', (_, selector) => {
  const colour = colours(selector);
  const contrast = (one: string, other: string) => ratio(colour.get(one)!, colour.get(other)!);

  it.each(textPairs)('text %s reads on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('edge %s is seen on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(ringGrounds)('the focus ring is seen on %s', (ground) => {
    expect(Math.max(contrast('focus-in', ground), contrast('focus-out', ground))).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring is seen on chrome', () => {
    expect(Math.max(contrast('chrome-text', 'chrome'), contrast('focus-out', 'chrome'))).toBeGreaterThanOrEqual(3);
  });
});

it('the ratio of black on white is 21', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
});
