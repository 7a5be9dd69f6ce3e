export { AlertEvents } from './alert-events.ts';
export { AlertLinks } from './links/alert-links.ts';
export { AlertsErasureModule, NewsletterModule, NewsletterWorkerModule } from './newsletter.module.ts';
export { SavedSearchesRepository } from './searches/saved-searches.repository.ts';
export { consentText } from './subscription.policy.ts';
export { SubscriptionRepository } from './subscription.repository.ts';
export { SubscriptionService } from './subscription.service.ts';
export { AddressHash } from './suppression/address-hash.ts';
export { SuppressedAddresses } from './suppressed-addresses.ts';
