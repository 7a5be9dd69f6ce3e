import { ref } from 'yup';
import { languages, newsletterFrequencies } from '../enums.ts';
import { limits } from '../limits.ts';
import { returnAddress, returnAddressCharacters } from '../sign-in-target.ts';
import { emailAddress, line, lowered, text, trimmed } from './text.ts';
import { choice, flag, list, request, rowNumber, value } from './values.ts';

// Messages are translation keys of the forms (SPEC §5).

/** Not trimmed: a password may start or end with a space. */
const password = () =>
  value('validation.password')
    .required('validation.password')
    .min(limits.passwordMinimum, 'validation.password')
    .max(limits.passwordCharacters, 'validation.passwordTooLong');

const confirmPassword = () =>
  value('validation.confirmPassword')
    .required('validation.password')
    .min(limits.passwordMinimum, 'validation.password')
    .oneOf([ref('password')], 'validation.confirmPassword');

const currentPassword = () =>
  value('validation.currentPassword')
    .required('validation.currentPassword')
    .max(limits.passwordCharacters, 'validation.currentPassword');

/** Authenticator code (six digits) or recovery code. Spaces are ignored. */
const code = () => text().max(40, 'validation.code');

/** Body of `login`. Messages do not distinguish name and password errors. */
export const credentialsSchema = request({
  username: text().required('validation.usernameMissing').max(limits.emailCharacters, 'validation.usernameMissing'),
  password: value('validation.passwordMissing')
    .required('validation.passwordMissing')
    .max(limits.passwordCharacters, 'validation.passwordTooLong'),
  code: code(),
});

const slug = () => lowered('validation.categories').required('validation.categories').max(100, 'validation.categories');

export const categorySlugs = () => list(slug(), limits.categories, 'validation.categories');

/**
 * Single script (UTS 39), to prevent confusable names: letters of European Latin alphabets except confusable ones (\u0131,
 * \u0138, \u0140, \u0149, \u017f), and digits.
 */
const usernameCharacters =
  /^[\w.\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u013f\u0141-\u0148\u014a-\u017e\u0218-\u021b-]*$/;

const personName = () => line().max(limits.personNameCharacters, 'validation.tooLong');

const isOwnAddress = (given: string | undefined) => given === undefined || returnAddress(given) === given;

/** `SignInTarget`; the address has the form that `returnAddress` gives it. */
const signInTarget = {
  returnTo: value('validation.request')
    .max(returnAddressCharacters, 'validation.request')
    .test({ name: 'own', message: 'validation.request', test: isOwnAddress }),
  save: rowNumber(),
};

/** Body of `register`. A user name must not contain `@`, because it could be confused with an e-mail address. */
export const registrationSchema = request({
  username: line()
    .required('validation.username')
    .min(limits.usernameMinimum, 'validation.username')
    .max(limits.usernameCharacters, 'validation.usernameTooLong')
    .matches(usernameCharacters, 'validation.usernameCharacters'),
  email: emailAddress().required('validation.email'),
  password: password(),
  confirmPassword: confirmPassword(),
  firstName: personName(),
  lastName: personName(),
  subscribeToNewsletter: flag('validation.choice').default(true),
  newsletterFrequency: trimmed('validation.frequency')
    .oneOf(newsletterFrequencies, 'validation.frequency')
    .default('weekly'),
  categories: categorySlugs().default([]),
  language: choice(languages, 'validation.language').default('pt'),
  ...signInTarget,
});

/** Query of `verifyEmail`. */
export const verificationSchema = request({ token: text().max(200, 'validation.token') });

/** Body of `forgotPassword`. */
export const addressSchema = request({
  email: emailAddress().required('validation.emailMissing'),
});

/** Body of `resendVerification`. */
export const verificationRequestSchema = addressSchema.shape(signInTarget);

/** Body of `confirmAddressLink`. */
export const addressLinkSchema = request({ token: text().required('validation.token').max(200, 'validation.token') });

/** Body of `resetPassword`. */
export const passwordResetSchema = request({
  token: text().required('validation.token').max(200, 'validation.token'),
  password: password(),
  confirmPassword: confirmPassword(),
});

/** Body of `changePassword`. */
export const passwordChangeSchema = request({
  currentPassword: currentPassword(),
  password: password(),
  confirmPassword: confirmPassword(),
});

/** Body of `changeEmail`. */
export const emailChangeSchema = request({
  email: emailAddress().required('validation.email'),
  currentPassword: currentPassword(),
});

/** Body of endpoints that require the current password. */
export const currentPasswordSchema = request({ currentPassword: currentPassword() });

/** Body of `confirmSecondFactor`. */
export const secondFactorCodeSchema = request({ code: code().required('validation.code') });

/** Body of `removeSecondFactor` and `renewRecoveryCodes`. */
export const secondFactorProofSchema = request({
  currentPassword: currentPassword(),
  code: code().required('validation.code'),
});
