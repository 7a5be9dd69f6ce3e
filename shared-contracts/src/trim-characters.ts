/**
 * A text without the characters at its end that `pattern` matches. Linear, unlike `replace(/[…]+$/, '')`, which reads every run
 * of such characters again from each of them.
 * @param pattern Of one character, without flag `g`.
 */
export function trimEndOf(text: string, pattern: RegExp): string {
  let end = text.length;
  while (end > 0 && pattern.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimCharacters(text: string, pattern: RegExp): string {
  let start = 0;
  while (start < text.length && pattern.test(text.charAt(start))) start += 1;
  return trimEndOf(text.slice(start), pattern);
}
