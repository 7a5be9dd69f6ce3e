import { array, boolean, object, ref, string } from 'yup';
import { languages } from '../enums.ts';
import { limits } from '../limits.ts';
import { newsletterFrequencies } from '../newsletter.contract.ts';
import { emailAddress, lowered, text, trimmed } from './text.ts';

// Messages are translation keys of the forms (SPEC §5).

/** Not trimmed: a blank may be part of it. */
const password = () =>
  string()
    .typeError('validation.password')
    .required('validation.password')
    .min(limits.passwordMinimum, 'validation.password')
    .max(limits.passwordCharacters, 'validation.passwordTooLong');

const confirmPassword = () =>
  string()
    .typeError('validation.confirmPassword')
    .required('validation.password')
    .min(limits.passwordMinimum, 'validation.password')
    .oneOf([ref('password')], 'validation.confirmPassword');

const currentPassword = () =>
  string()
    .typeError('validation.currentPassword')
    .required('validation.currentPassword')
    .max(limits.passwordCharacters, 'validation.currentPassword');

/** Six digits, or a recovery code; spaces are what people put between. */
const code = () => text().max(40, 'validation.code');

/** Body of `login`. What is wrong about a name or password is not told apart. */
export const credentialsSchema = object({
  username: text().required('validation.usernameMissing').max(limits.emailCharacters, 'validation.usernameMissing'),
  password: string()
    .typeError('validation.passwordMissing')
    .required('validation.passwordMissing')
    .max(limits.passwordCharacters, 'validation.passwordTooLong'),
  code: code(),
}).noUnknown();

const slug = () => lowered().required().max(100, 'validation.categories');

export const categorySlugs = () => array().of(slug()).max(100, 'validation.categories');

const personName = () => text().max(limits.personNameCharacters, 'validation.tooLong');

/** Body of `register`. A user name with an `@` could be taken for somebody's address. */
export const registrationSchema = object({
  username: text()
    .required('validation.username')
    .min(limits.usernameMinimum, 'validation.username')
    .max(limits.usernameCharacters, 'validation.usernameTooLong')
    .matches(/^[\p{L}\p{N}._-]*$/u, 'validation.usernameCharacters'),
  email: emailAddress().required('validation.email'),
  password: password(),
  confirmPassword: confirmPassword(),
  firstName: personName(),
  lastName: personName(),
  subscribeToNewsletter: boolean().typeError('validation.choice').default(true),
  newsletterFrequency: trimmed()
    .typeError('validation.frequency')
    .oneOf(newsletterFrequencies, 'validation.frequency')
    .default('weekly'),
  categories: categorySlugs().default([]),
  language: string().typeError('validation.language').oneOf(languages, 'validation.language').default('pt'),
}).noUnknown();

/** Query of `verifyEmail`. */
export const verificationSchema = object({ token: text().max(200) }).noUnknown();

/** Body of `resendVerification` and `forgotPassword`. */
export const addressSchema = object({
  email: emailAddress().required('validation.emailMissing'),
}).noUnknown();

/** Body of `resetPassword`. */
export const passwordResetSchema = object({
  token: text().required('validation.token').max(200, 'validation.token'),
  password: password(),
  confirmPassword: confirmPassword(),
}).noUnknown();

/** Body of `changePassword`. */
export const passwordChangeSchema = object({
  currentPassword: currentPassword(),
  password: password(),
  confirmPassword: confirmPassword(),
}).noUnknown();

/** Body of `changeEmail`. */
export const emailChangeSchema = object({
  email: emailAddress().required('validation.email'),
  currentPassword: currentPassword(),
}).noUnknown();

/** Body of what asks for the password once more. */
export const currentPasswordSchema = object({ currentPassword: currentPassword() }).noUnknown();

/** Body of `confirmSecondFactor`. */
export const secondFactorCodeSchema = object({ code: code().required('validation.code') }).noUnknown();

/** Body of `removeSecondFactor` and `renewRecoveryCodes`. */
export const secondFactorProofSchema = object({
  currentPassword: currentPassword(),
  code: code().required('validation.code'),
}).noUnknown();
