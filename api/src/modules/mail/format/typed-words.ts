const maxLength = 60;
const address = /[/@:<>]|\p{L}{2}\.\p{L}{2}/u;

/**
 * What somebody typed into a form, for a mail to whatever address they typed beside it; null: not to be passed on. Anybody may
 * type anything: what could be read as an advertisement, or would become a link in a mail reader, is left out.
 */
export function typedWords(text: string | null): string | null {
  const words = text?.replaceAll(/[\s\p{Cc}\u200B]+/gu, ' ').trim() ?? '';
  return words === '' || words.length > maxLength || address.test(words) ? null : words;
}
