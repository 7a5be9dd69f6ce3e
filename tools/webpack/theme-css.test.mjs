import { basicLatinFonts, compact, rewriteUrls, urlsOf } from './theme-css.mjs';

const css = `/* why */
@font-face { src: url('./a.woff2') format('woff2'); unicode-range: U+0000-00FF; }
@font-face { src: url("./b.woff2"); unicode-range: U+0100-02BA; }
@font-face { src: url(./c.woff2); }
@font-face { src: local('Arial'); }`;

it('finds and rewrites addresses, whatever their quotes', () => {
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

it('drops comments and indentation', () => {
  expect(compact('/* a\n b */\n  x {\n    content: "a  b";\n  }\n')).toBe('x {\ncontent: "a  b";\n}');
});
