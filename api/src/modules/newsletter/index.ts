export { NewsletterModule, NewsletterWorkerModule } from './newsletter.module.ts';
export { SubscriptionService } from './subscription.service.ts';
export { SuppressedAddresses, type SuppressionReason } from './suppressed-addresses.ts';
