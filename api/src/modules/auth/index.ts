export { UnauthenticatedError } from './auth.errors.ts';
export { AuthModule } from './auth.module.ts';
export { CurrentUser, MaybeUser } from './current-user.ts';
