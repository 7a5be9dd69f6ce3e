import { limits } from '../limits.ts';
import { isBlank } from '../plain-text.ts';
import { value } from './values.ts';

/** Replaces lone surrogates, as PostgreSQL would, so that a repeated request is equal to the stored value. */
const wholeCharacters = (given: string) => given.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** A text without visible characters is empty. Joiners within other text are kept. */
const withoutBlanks = (given: string) => (isBlank(given) ? '' : wholeCharacters(given.trim()));

/** yup's `trim` and `lowercase` throw for non-strings instead of reporting an error. Null is read as absent. */
export const trimmed = (key: string) =>
  value(key).transform((given: unknown) => (typeof given === 'string' ? withoutBlanks(given) : (given ?? undefined)));
export const lowered = (key: string) =>
  trimmed(key).transform((given: unknown) => (typeof given === 'string' ? given.toLowerCase() : given));

/** PostgreSQL does not accept NUL characters. */
const storable = /^[^\0]*$/;
export const text = () => trimmed('validation.characters').matches(storable, 'validation.characters');

/** No control characters, line breaks or bidirectional controls. */
const inOneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
/** HTML is not normalized: `>` and U+0338 would become one character. */
const composed = (given: unknown) => (typeof given === 'string' ? given.normalize('NFC') : given);
/** Single-line text, normalized to NFC. */
export const line = () => text().transform(composed).matches(inOneLine, 'validation.characters');

/** Text that null clears and an absent field does not change. */
export const clearable = () =>
  value('validation.characters')
    .transform((given: unknown) => (typeof given === 'string' ? withoutBlanks(given) : given))
    .matches(storable, 'validation.characters')
    .nullable();
export const clearableLine = () => clearable().transform(composed).matches(inOneLine, 'validation.characters');

/** yup accepts `ana@localhost`, as browsers do. */
const hasDomain = (message: string) => ({ name: 'domain', message, test: isReachable });

function isReachable(email: string | undefined): boolean {
  const domain = email?.slice(email.lastIndexOf('@') + 1) ?? '';
  return !email || domain.slice(1, -1).includes('.');
}

/** A lower-case e-mail address, or none. */
export const emailAddress = (key = 'validation.email') =>
  lowered(key).matches(storable, key).email(key).max(limits.emailCharacters, key).test(hasDomain(key));

/** Separators between digits, including invisible direction marks from address books. */
const betweenDigits = /[\s\p{Cf}\p{Pd}().+/]/gu;

const digits = (given: unknown) => (typeof given === 'string' ? given.replaceAll(betweenDigits, '') : given);

/** Stored as digits. Only the first failure is reported, so a missing number is checked before its length. */
export const phoneNumber = (missing: string) =>
  trimmed('validation.phoneDigits')
    .transform(digits)
    .required(missing)
    .matches(/^\d*$/, 'validation.phoneDigits')
    .min(limits.phoneDigits, 'validation.phoneLength')
    .max(limits.phoneCharacters, 'validation.phoneTooLong');

/** An optional phone number. */
export const clearablePhoneNumber = () =>
  clearable()
    .typeError('validation.phoneDigits')
    .transform(digits)
    .matches(/^\d*$/, 'validation.phoneDigits')
    .matches(/^(.{9,})?$/, 'validation.phoneLength')
    .max(limits.phoneCharacters, 'validation.phoneTooLong');
