export { CurrentSession, CurrentUser, mayActAs, MaybeUser, signedInUser } from './access.guard.ts';
export { ForbiddenError, UnauthenticatedError } from './auth.errors.ts';
export { AuthModule, AuthWorkerModule, RegistrationDecoysModule } from './auth.module.ts';
export { AccountExistsComposer, LinkMailsComposer, NoticeMailsComposer } from './mails/account-mails.composer.ts';
export { SecondFactorMailComposer } from './mails/second-factor-changed.mail.tsx';
export { PasswordCheck, Passwords } from './password/passwords.service.ts';
export { SessionsRepository, type OpenSession } from './sessions/sessions.repository.ts';
export { newSessionToken, sidOf } from './sessions/sessions.service.ts';
export { UserTokenLink } from './tokens/user-tokens.service.ts';
