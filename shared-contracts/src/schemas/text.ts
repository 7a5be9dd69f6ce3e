import { string } from 'yup';
import { limits } from '../limits.ts';

/** yup's own `trim` and `lowercase` throw at what is no text instead of refusing it. A null says what nothing says. */
export const trimmed = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? undefined)));
export const lowered = () =>
  trimmed().transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value));

/** PostgreSQL takes no NUL character, and nobody types one. */
const noNul = /^[^\0]*$/;
export const text = () => trimmed().typeError('validation.characters').matches(noNul, 'validation.characters');

/** Text that a null takes away, and nothing leaves as it is. */
export const clearable = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError('validation.characters')
    .matches(noNul, 'validation.characters')
    .nullable();

/** yup takes `ana@localhost` for an address, as browsers do. */
const hasDomain = { name: 'domain', message: 'validation.email', test: isReachable };

function isReachable(email: string | undefined): boolean {
  return !email || /@[^@]+\.[^@]+$/.test(email);
}

/** An address in lower case, or none. */
export const emailAddress = () =>
  lowered()
    .typeError('validation.email')
    .matches(noNul, 'validation.email')
    .email('validation.email')
    .max(limits.emailCharacters, 'validation.email')
    .test(hasDomain);

/** What people, and the address books that they copy from, write between digits: invisible direction marks too. */
const betweenDigits = /[\s\p{Cf}\p{Pd}().+/]/gu;

const digits = (value: unknown) => (typeof value === 'string' ? value.replaceAll(betweenDigits, '') : value);

/** Kept as digits. Of several failures forms and API tell the first, so a missing number is named before its length. */
export const phoneNumber = (missing: string) =>
  trimmed()
    .typeError('validation.phoneDigits')
    .transform(digits)
    .required(missing)
    .matches(/^\d*$/, 'validation.phoneDigits')
    .min(limits.phoneDigits, 'validation.phoneLength')
    .max(limits.phoneCharacters, 'validation.phoneLength');

/** The same where none has to be given. */
export const clearablePhoneNumber = () =>
  clearable()
    .typeError('validation.phoneDigits')
    .transform(digits)
    .matches(/^\d*$/, 'validation.phoneDigits')
    .matches(/^(.{9,20})?$/, 'validation.phoneLength');
