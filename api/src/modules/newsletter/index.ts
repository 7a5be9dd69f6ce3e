export { AlertEvents } from './alert-events.provider.ts';
export { AlertLinks } from './links/alert-links.service.ts';
export { AlertsErasureModule, NewsletterModule, NewsletterWorkerModule } from './newsletter.module.ts';
export { SavedSearchesRepository } from './searches/saved-searches.repository.ts';
export { consentText } from './subscription.policy.ts';
export { SubscriptionRepository } from './subscription.repository.ts';
export { SubscriptionService } from './subscription.service.ts';
export { AddressHash } from './suppression/address-hash.provider.ts';
export { AddressSuppression } from './suppression/address-suppression.repository.ts';
