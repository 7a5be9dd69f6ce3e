export { AuthModule } from './auth.module.ts';
export { CurrentUser } from './current-user.ts';
