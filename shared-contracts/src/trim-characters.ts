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
