const maxLength = 60;
const address = /[/@:<>]|\p{L}{2}\.\p{L}{2}/u;

/**
 * Filters form input for a mail to an unverified address. Returns null for text that could be an advertisement or that a mail
 * client would turn into a link.
 */
export function safeUserText(text: string | null): string | null {
  const words = text?.replaceAll(/[\s\p{Cc}\u200B]+/gu, ' ').trim() ?? '';
  return words === '' || words.length > maxLength || address.test(words) ? null : words;
}
