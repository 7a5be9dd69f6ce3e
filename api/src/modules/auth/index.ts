export { AuthModule } from './auth.module.ts';
