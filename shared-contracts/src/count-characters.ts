/** Length of a text in characters as PostgreSQL and JSON Schema count them: code points, so that an emoji is one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The first `count` characters of a text, whole ones as `countCharacters` counts them. */
export const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
