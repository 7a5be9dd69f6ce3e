import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basicLatinFonts, compact, rewriteUrls, urlsOf, withBrandTokens } from './theme-css.mjs';
import { root } from './workspace.mjs';

const css = `/* why */
@font-face { src: url('./a.woff2') format('woff2'); unicode-range: U+0000-00FF; }
@font-face { src: url("./b.woff2"); unicode-range: U+0100-02BA; }
@font-face { src: url(./c.woff2); }
@font-face { src: local('Arial'); }`;

it('finds and rewrites addresses with any quotes', () => {
  expect(urlsOf(css)).toEqual(['./a.woff2', './b.woff2', './c.woff2']);
  expect(urlsOf(rewriteUrls(css, (url) => `/assets/${url.slice(2)}`))).toEqual([
    '/assets/a.woff2',
    '/assets/b.woff2',
    '/assets/c.woff2',
  ]);
});

it('preloads only fonts with the basic letters', () => {
  expect(basicLatinFonts(css)).toEqual(['./a.woff2', './c.woff2']);
});

it('removes comments and indentation', () => {
  expect(compact('/* a\n b */\n  x {\n    content: "a  b";\n  }\n')).toBe('x{content:"a  b";}');
  expect(compact('a,\nb:hover {\n  margin: 0\n    1px;\n}')).toBe('a,b:hover{margin:0\n1px;}');
});

describe('another brand', () => {
  const tokens = readFileSync(path.join(root, 'platform/src/theme/tokens.css'), 'utf8');
  /** @param {string} sheet @param {string} token */
  const values = (sheet, token) =>
    [...sheet.matchAll(new RegExp(`${token}: ([^;]{1,200});`, 'g'))].map(([, value]) => value);

  it('sets its tokens in their theme and does not change other tokens', () => {
    const [light = '', dark = ''] = values(tokens, '--color-brand');
    const sheet = withBrandTokens(tokens, { light: { '--color-brand': '#1a3a8f', '--ill-dot': 'red' }, dark: {} });
    expect(values(sheet, '--color-brand')).toEqual(['#1a3a8f', dark]);
    expect(values(sheet, '--ill-dot')[0]).toBe('red');
    expect(values(sheet, '--color-brand-hover')).toEqual(values(tokens, '--color-brand-hover'));
    const night = withBrandTokens(tokens, { light: {}, dark: { '--color-brand': '#9db8ff' } });
    expect(values(night, '--color-brand')).toEqual([light, '#9db8ff']);
  });

  it('cannot use unknown tokens or values with CSS syntax', () => {
    expect(() => withBrandTokens(tokens, { light: { '--color-brnad': 'red' }, dark: {} })).toThrow('--color-brnad');
    expect(() => withBrandTokens(tokens, { light: {}, dark: { '--color-brand': 'red; }' } })).toThrow('is invalid');
  });
});
