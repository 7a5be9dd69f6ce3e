/** Length of a text in code points, as in PostgreSQL and JSON Schema. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The first `count` code points of a text. */
export const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');

/**
 * Removes trailing characters that match `pattern`. Linear, unlike `replace(/[…]+$/, '')`, which is quadratic for long runs of such characters.
 * @param pattern Matches a single character, without flag `g`.
 */
export function trimEndOf(text: string, pattern: RegExp): string {
  let end = text.length;
  while (end > 0 && pattern.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** As `trimEndOf`, at both ends. */
export function trimCharacters(text: string, pattern: RegExp): string {
  let start = 0;
  while (start < text.length && pattern.test(text.charAt(start))) start += 1;
  return trimEndOf(text.slice(start), pattern);
}

const ending = '...';

/**
 * At most `length` characters including the "..." of SPEC §9. Cut between words, unless a word is longer than half of the
 * length.
 */
export function truncate(text: string, length: number): string {
  if (countCharacters(text) <= length) return text;
  const room = firstCharacters(text, length - ending.length + 1);
  const words = room.split(' ').slice(0, -1).join(' ');
  return (
    trimEndOf(words.length > length / 2 ? words : firstCharacters(room, length - ending.length), /[\s,;:.·–-]/) + ending
  );
}

/** The first words of a text with single spaces, followed by the "..." of SPEC §9 if truncated. */
export function firstWords(text: string, count: number): string {
  const words = text.split(' ');
  return words.length > count ? words.slice(0, count).join(' ') + ending : text;
}

/** Whitespace and invisible characters: joiners, direction marks, fillers. They are valid between letters. */
const invisibleText = /^[\s\p{Cf}\p{Zs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text contains no visible characters. */
export const isBlank = (text: string): boolean => invisibleText.test(text);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Decodes `#8217`, `#x2019` or `amp`. Other references are returned unchanged. */
function decoded(reference: string, code: string): string {
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  if (code.startsWith('#')) return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : reference;
  return named[code.toLowerCase()] ?? reference;
}

/** Text of sanitised HTML on one line. Only named references of HTML's reserved characters are decoded. Tags separate words. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, decoded)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
