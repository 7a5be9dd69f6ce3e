export { WaitlistModule, WaitlistWorkerModule } from './waitlist.module.ts';
