export { AlertLinks } from './links/alert-links.service.ts';
export { AlertsErasureModule, NewsletterModule, NewsletterWorkerModule } from './newsletter.module.ts';
export { AlertEvents } from './preferences.service.ts';
export { AlertRequestMailComposer } from './requests/alert-request-mails.composer.ts';
export { consentText } from './subscription.policy.ts';
export { SavedSearchesRepository, SubscriptionRepository } from './subscription.repository.ts';
export { SubscriptionService } from './subscription.service.ts';
export { AddressHash } from './suppression/address-hash.provider.ts';
export { AddressSuppression } from './suppression/address-suppression.repository.ts';
