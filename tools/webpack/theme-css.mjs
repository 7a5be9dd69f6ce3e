/**
 * Every `url(…)` of a stylesheet, in its source form.
 * @param {string} css
 * @returns {string[]}
 */
export function urlsOf(css) {
  return [...css.matchAll(urls)].map((found) => found[2] ?? '');
}

const urls = /url\((['"]?)([^'"()]+)\1\)/g;

/**
 * @param {string} css
 * @param {(url: string) => string} to
 */
export function rewriteUrls(css, to) {
  return css.replaceAll(urls, (_, quote, url) => `url(${quote}${to(url)}${quote})`);
}

/**
 * Removes comments, indentation and the spaces of declarations, since the stylesheet is inlined in every page. Lines that end within a
 * value or selector stay apart.
 * @param {string} css
 */
export function compact(css) {
  return withoutComments(css)
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^([\w-]+): /, '$1:')
        .replace(/ \{$/, '{'),
    )
    .filter((line) => line !== '')
    .map((line) => (/[;{},(]$/.test(line) ? line : `${line}\n`))
    .join('')
    .trim();
}

/** @param {string} css */
function withoutComments(css) {
  const parts = css.split('*/');
  const last = parts.pop() ?? '';
  return parts.map((part) => part.split('/*', 1)[0]).join('') + last;
}

/**
 * Fonts that a Portuguese or English page needs immediately: those with the basic Latin letters.
 * @param {string} css
 * @returns {string[]}
 */
export function basicLatinFonts(css) {
  const faces = css.match(/@font-face\s*\{[^{}]*\}/g) ?? [];
  return faces.filter((face) => !/unicode-range:\s*(?!\s|U\+0000)/i.test(face)).flatMap(urlsOf);
}

/**
 * The stylesheet with the brand's values in its theme blocks.
 * @param {string} css Of `tokens.css`.
 * @param {Record<'light' | 'dark', Readonly<Record<string, string>>>} tokens Of the brand: `{ light: { '--color-brand': '#…' }, … }`.
 */
export function withBrandTokens(css, tokens) {
  return Object.entries(tokens).reduce((sheet, [theme, values]) => {
    const start = sheet.indexOf(`[data-theme='${theme}'] {`);
    const end = sheet.indexOf('}', start);
    const block = Object.entries(values).reduce(withValue, sheet.slice(start, end));
    return sheet.slice(0, start) + block + sheet.slice(end);
  }, css);
}

/**
 * @param {string} block
 * @param {[token: string, value: string]} override
 */
function withValue(block, [token, value]) {
  const declaration = new RegExp(`^([ \\t]*${token}:)[^;]{0,900};`, 'm');
  if (!declaration.test(block)) throw new Error(`The brand sets ${token}, which is not a theme token`);
  if (/[;{}]/.test(value)) throw new Error(`The brand's value of ${token} is invalid: ${value}`);
  return block.replace(declaration, (_, name) => `${name} ${value};`);
}
