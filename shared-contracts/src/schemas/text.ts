import { string } from 'yup';
import { limits } from '../limits.ts';

/** yup's own `trim` and `lowercase` throw at what is no text instead of refusing it. */
export const trimmed = () => string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
export const lowered = () =>
  trimmed().transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value));

/** PostgreSQL takes no NUL character, and nobody types one. */
const noNul = /^[^\0]*$/;
export const text = () => trimmed().matches(noNul, 'validation.characters');

/** An address in lower case, or none. */
export const emailAddress = () =>
  lowered()
    .matches(noNul, 'validation.email')
    .email('validation.email')
    .max(limits.emailCharacters, 'validation.email');

/** People write spaces, dots, brackets and a plus; what is kept is digits. */
export const phoneNumber = () =>
  trimmed()
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/[\s().+-]/g, '') : value))
    .matches(/^\d*$/, 'validation.phoneDigits')
    .min(limits.phoneDigits, 'validation.phoneLength')
    .max(limits.phoneCharacters, 'validation.phoneLength');
