import { clientEventLimits } from 'shared-contracts';

const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;
const webAddress = /\b[a-z][a-z\d+.-]{1,15}:\/\/[^\s"'<>)]{1,200}/gi;
const mailAddress = /[\p{L}\p{N}._+%-]{1,64}@[\p{L}\p{N}.-]{1,200}/gu;
/** Texts of users are quoted by errors of parsers and of validation. Names of the code are kept. */
const quotations = [/"([^"]{0,200})"?/g, /'([^']{0,200})'/g, /`([^`]{0,200})`/g, /“([^”]{0,200})”?/g];
const nameOfCode = /^[$_a-z][\w$.-]{0,40}$/;
/** Tokens, hashes and ids. */
const longWord = /[\w-]{25,}/g;
const digits = /\d+/g;

/**
 * A message without addresses, quoted texts, tokens and numbers. Messages of one error become equal. Browsers redact
 * messages, too, but a report may come from any client.
 */
export function redacted(message: string): string {
  let text = message.slice(0, clientEventLimits.messageCharacters).replaceAll(control, ' ');
  text = text.replaceAll(webAddress, '[url]').replaceAll(mailAddress, '[address]');
  for (const quotation of quotations) {
    text = text.replaceAll(quotation, (whole: string, inner: string) => (nameOfCode.test(inner) ? whole : '[text]'));
  }
  return text.replaceAll(longWord, '[id]').replaceAll(digits, '0').trim();
}
