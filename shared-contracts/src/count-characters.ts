/** Length of a text in code points, as in PostgreSQL and JSON Schema. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The first `count` code points of a text. */
export const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
