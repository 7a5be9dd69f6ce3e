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

/** Canonical slug of SPEC §3: lower-cased, accents stripped, non-word characters removed, spaces to hyphens. */
export function slugify(text: string): string {
  return fold(text)
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Alternative slug of SPEC §3: lower-cased with spaces as hyphens. Accepted in URLs and redirected. */
export function looseSlug(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Folds case and accents for search and comparison: "Programação" → "programacao". */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
