/** Length of a text in characters as PostgreSQL and JSON Schema count them: code points, so that an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `count` characters of a text, whole ones as `countCharacters` counts them. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('');
