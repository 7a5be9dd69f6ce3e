export { ContactModule, ContactWorkerModule } from './contact.module.ts';
