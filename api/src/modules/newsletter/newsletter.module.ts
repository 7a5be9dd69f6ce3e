import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErasuresModule } from '../erasures/index.ts';
import { MailModule } from '../mail/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsErasure, RepeatedUnsubscriptions } from './alerts.erasure.ts';
import { AlertsRetention } from './alerts.retention.ts';
import { AlertLinks } from './links/alert-links.service.ts';
import { LinkedSubscriptionService } from './links/linked-subscription.service.ts';
import { AlertEvents, OwnSubscriptions, Preferences } from './preferences.service.ts';
import { AlertConfirmationsService } from './requests/alert-confirmations.service.ts';
import { AlertRequestMailComposer } from './requests/alert-request-mails.composer.ts';
import { AlertRequestEntity } from './requests/alert-request.entity.ts';
import { AlertRequestsRepository } from './requests/alert-requests.repository.ts';
import { AlertsService } from './requests/alerts.service.ts';
import { SavedSearchesService } from './saved-searches.service.ts';
import { SavedSearchEntity, SubscriberEntity } from './subscriber.entity.ts';
import { SubscriptionController } from './subscription.controller.ts';
import { SubscriptionEvents } from './subscription.events.ts';
import { SubscriptionExport } from './subscription.export.ts';
import { SavedSearchesRepository, SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionService } from './subscription.service.ts';
import { AddressHash, AddressHashes } from './suppression/address-hash.provider.ts';
import { AddressHashesRepository } from './suppression/address-hashes.repository.ts';
import {
  AddressSuppression,
  SoftBounceEntity,
  SuppressedAddressEntity,
} from './suppression/address-suppression.repository.ts';

const entities = TypeOrmModule.forFeature([
  AlertRequestEntity,
  SavedSearchEntity,
  SoftBounceEntity,
  SubscriberEntity,
  SuppressedAddressEntity,
]);

/** Providers shared by both processes. */
const stores = [AddressHash, AddressSuppression, AlertLinks, AlertRequestsRepository, SubscriptionRepository];

/** Job alerts of candidates. */
@Module({
  imports: [entities, ErasuresModule, MailModule, UsersModule],
  controllers: [AlertsController, SubscriptionController],
  providers: [
    ...stores,
    AlertConfirmationsService,
    AlertEvents,
    AlertsService,
    LinkedSubscriptionService,
    OwnSubscriptions,
    Preferences,
    SavedSearchesService,
    SubscriptionExport,
    SubscriptionEvents,
    SubscriptionService,
    SavedSearchesRepository,
  ],
  exports: [
    AlertEvents,
    AlertLinks,
    SavedSearchesRepository,
    SubscriptionRepository,
    SubscriptionService,
    AddressSuppression,
  ],
})
export class NewsletterModule {}

/** Erasure, for every process that erases accounts. */
@Module({
  imports: [entities, ErasuresModule, UsersModule],
  providers: [...stores, AlertEvents, AlertsErasure, Preferences, RepeatedUnsubscriptions],
})
export class AlertsErasureModule {}

/** Mails and retention, for the worker. */
@Module({
  imports: [AlertsErasureModule, entities, ErasuresModule, RetentionModule, UsersModule],
  providers: [...stores, AddressHashes, AddressHashesRepository, AlertRequestMailComposer, AlertsRetention],
  exports: [AlertLinks, AddressSuppression],
})
export class NewsletterWorkerModule {}
