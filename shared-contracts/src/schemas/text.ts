import { limits } from '../limits.ts';
import { isBlank } from '../visible-text.ts';
import { value } from './values.ts';

/** Half a surrogate pair is no character. PostgreSQL would store this in its place, and what is sent again is then the same. */
const wholeCharacters = (given: string) => given.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** What nobody sees anything of is no text. Joiners and their like stay where they stand between others. */
const withoutBlanks = (given: string) => (isBlank(given) ? '' : wholeCharacters(given.trim()));

/** yup's own `trim` and `lowercase` throw at what is no text instead of refusing it. A null says what nothing says. */
export const trimmed = (key: string) =>
  value(key).transform((given: unknown) => (typeof given === 'string' ? withoutBlanks(given) : (given ?? undefined)));
export const lowered = (key: string) =>
  trimmed(key).transform((given: unknown) => (typeof given === 'string' ? given.toLowerCase() : given));

/** PostgreSQL takes no NUL character, and nobody types one. */
const storable = /^[^\0]*$/;
export const text = () => trimmed('validation.characters').matches(storable, 'validation.characters');

/** Neither control characters, line ends among them, nor those that change the direction of what follows. */
const inOneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
/** HTML is not normalized: `>` and U+0338 would become one character. */
const composed = (given: unknown) => (typeof given === 'string' ? given.normalize('NFC') : given);
/** What is stored and shown as one line, its accents composed. */
export const line = () => text().transform(composed).matches(inOneLine, 'validation.characters');

/** Text that a null takes away, and nothing leaves as it is. */
export const clearable = () =>
  value('validation.characters')
    .transform((given: unknown) => (typeof given === 'string' ? withoutBlanks(given) : given))
    .matches(storable, 'validation.characters')
    .nullable();
export const clearableLine = () => clearable().transform(composed).matches(inOneLine, 'validation.characters');

/** yup takes `ana@localhost` for an address, as browsers do. */
const hasDomain = (message: string) => ({ name: 'domain', message, test: isReachable });

function isReachable(email: string | undefined): boolean {
  const domain = email?.slice(email.lastIndexOf('@') + 1) ?? '';
  return !email || domain.slice(1, -1).includes('.');
}

/** An address in lower case, or none. */
export const emailAddress = (key = 'validation.email') =>
  lowered(key).matches(storable, key).email(key).max(limits.emailCharacters, key).test(hasDomain(key));

/** What people, and the address books that they copy from, write between digits: invisible direction marks too. */
const betweenDigits = /[\s\p{Cf}\p{Pd}().+/]/gu;

const digits = (given: unknown) => (typeof given === 'string' ? given.replaceAll(betweenDigits, '') : given);

/** Kept as digits. Of several failures forms and API tell the first, so a missing number is named before its length. */
export const phoneNumber = (missing: string) =>
  trimmed('validation.phoneDigits')
    .transform(digits)
    .required(missing)
    .matches(/^\d*$/, 'validation.phoneDigits')
    .min(limits.phoneDigits, 'validation.phoneLength')
    .max(limits.phoneCharacters, 'validation.phoneTooLong');

/** The same where none has to be given. */
export const clearablePhoneNumber = () =>
  clearable()
    .typeError('validation.phoneDigits')
    .transform(digits)
    .matches(/^\d*$/, 'validation.phoneDigits')
    .matches(/^(.{9,})?$/, 'validation.phoneLength')
    .max(limits.phoneCharacters, 'validation.phoneTooLong');
