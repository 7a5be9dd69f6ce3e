import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { AlertEvents } from './alert-events.ts';
import { AlertRequestEntity } from './entities/alert-request.entity.ts';
import { SavedSearchEntity } from './entities/saved-search.entity.ts';
import { SubscriberEntity } from './entities/subscriber.entity.ts';
import { ErasedRequests } from './erased-requests.ts';
import { ExpiredAlerts } from './expired-alerts.ts';
import { AlertLinks } from './links/alert-links.ts';
import { LinkedSubscriptionController } from './links/linked-subscription.controller.ts';
import { LinkedSubscriptionService } from './links/linked-subscription.service.ts';
import { OwnSubscriptions } from './own-subscriptions.ts';
import { Preferences } from './preferences.ts';
import { RepeatedUnsubscriptions } from './repeated-unsubscriptions.ts';
import { AlertConfirmationsService } from './requests/alert-confirmations.service.ts';
import { AlertRequestMailComposer } from './requests/alert-request-mail.composer.ts';
import { AlertRequestsRepository } from './requests/alert-requests.repository.ts';
import { AlertsController } from './requests/alerts.controller.ts';
import { AlertsService } from './requests/alerts.service.ts';
import { TypeOrmAlertRequestsRepository } from './requests/typeorm-alert-requests.repository.ts';
import { SavedSearchesController } from './searches/saved-searches.controller.ts';
import { SavedSearchesRepository } from './searches/saved-searches.repository.ts';
import { SavedSearchesService } from './searches/saved-searches.service.ts';
import { TypeOrmSavedSearchesRepository } from './searches/typeorm-saved-searches.repository.ts';
import { SubscriptionController } from './subscription.controller.ts';
import { SubscriptionData } from './subscription-data.ts';
import { SubscriptionEvents } from './subscription.events.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionService } from './subscription.service.ts';
import { AddressHash } from './suppression/address-hash.ts';
import { AddressHashes } from './suppression/address-hashes.ts';
import { AddressSuppression } from './suppression/address-suppression.ts';
import { SuppressedAddresses } from './suppressed-addresses.ts';
import { TypeOrmSubscriptionRepository } from './typeorm-subscription.repository.ts';

const entities = TypeOrmModule.forFeature([AlertRequestEntity, SavedSearchEntity, SubscriberEntity]);

/** Providers shared by both processes. */
const stores = [
  AddressHash,
  AddressSuppression,
  AlertLinks,
  { provide: AlertRequestsRepository, useClass: TypeOrmAlertRequestsRepository },
  { provide: SubscriptionRepository, useClass: TypeOrmSubscriptionRepository },
  { provide: SuppressedAddresses, useExisting: AddressSuppression },
];

/** Job alerts of candidates. */
@Module({
  imports: [entities, ErasuresModule, MailModule, UsersModule],
  controllers: [AlertsController, LinkedSubscriptionController, SavedSearchesController, SubscriptionController],
  providers: [
    ...stores,
    AlertConfirmationsService,
    AlertEvents,
    AlertsService,
    LinkedSubscriptionService,
    OwnSubscriptions,
    Preferences,
    SavedSearchesService,
    SubscriptionData,
    SubscriptionEvents,
    SubscriptionService,
    { provide: SavedSearchesRepository, useClass: TypeOrmSavedSearchesRepository },
  ],
  exports: [
    AlertEvents,
    AlertLinks,
    SavedSearchesRepository,
    SubscriptionRepository,
    SubscriptionService,
    SuppressedAddresses,
  ],
})
export class NewsletterModule {}

/** Erasure, for every process that erases accounts. */
@Module({
  imports: [entities, ErasuresModule, UsersModule],
  providers: [...stores, AlertEvents, ErasedRequests, Preferences, RepeatedUnsubscriptions],
})
export class AlertsErasureModule {}

/** Mails and retention, for the worker. */
@Module({
  imports: [AlertsErasureModule, entities, ErasuresModule, MailWorkerModule, RetentionModule, UsersModule],
  providers: [...stores, AddressHashes, AlertRequestMailComposer, ExpiredAlerts],
  exports: [AlertLinks, SuppressedAddresses],
})
export class NewsletterWorkerModule {}
