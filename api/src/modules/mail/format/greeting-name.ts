const maxLength = 60;
const address = /[/@:<>]|\p{L}{2,}\.\p{L}{2,}/u;

/**
 * A name by which to greet, or null. Anybody may type any name beside anybody's address: what could be read as an
 * advertisement, or would become a link in a mail reader, is not passed on.
 */
export function greetingName(name: string | null): string | null {
  const words = name?.replaceAll(/[\s\p{Cc}\u200B]+/gu, ' ').trim() ?? '';
  return words === '' || words.length > maxLength || address.test(words) ? null : words;
}
