export { NewsletterModule, NewsletterWorkerModule } from './newsletter.module.ts';
