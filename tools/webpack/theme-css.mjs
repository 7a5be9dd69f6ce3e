/**
 * Every `url(…)` of a stylesheet, as written.
 * @param {string} css
 * @returns {string[]}
 */
export function urlsOf(css) {
  return [...css.matchAll(urls)].map((found) => found[2] ?? '');
}

const urls = /url\((['"]?)([^'")]+)\1\)/g;

/**
 * @param {string} css
 * @param {(url: string) => string} to
 */
export function rewriteUrls(css, to) {
  return css.replaceAll(urls, (_, quote, url) => `url(${quote}${to(url)}${quote})`);
}

/**
 * Comments and indentation left out; it is inlined in every page.
 * @param {string} css
 */
export function compact(css) {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * Fonts that a Portuguese or English page needs at once: those that hold the basic Latin letters.
 * @param {string} css
 * @returns {string[]}
 */
export function basicLatinFonts(css) {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.filter((face) => !/unicode-range:(?!\s*U\+0000)/i.test(face)).flatMap(urlsOf);
}
