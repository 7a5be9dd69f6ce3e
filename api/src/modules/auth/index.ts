export { PasswordCheck } from './attempts/password-check.ts';
export { ForbiddenError, UnauthenticatedError } from './auth.errors.ts';
export { AuthModule } from './auth.module.ts';
export { CurrentSession, CurrentUser, MaybeUser } from './current-user.ts';
export { Passwords } from './passwords.ts';
export { SecondFactors } from './second-factor/second-factors.ts';
export { newSessionToken, sidOf } from './sessions/session-token.ts';
export { SessionsRepository, type OpenSession } from './sessions/sessions.repository.ts';
export { SessionsService } from './sessions/sessions.service.ts';
