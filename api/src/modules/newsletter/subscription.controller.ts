import { Controller, Header, Param } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import {
  getSubscription,
  removeSearch,
  requestAddressConfirmation,
  saveSearch,
  updateSubscription,
  type Acknowledgement,
  type SavedSearch,
  type SavedSearchPayload,
  type Subscription,
  type SubscriptionChanges,
} from 'shared-contracts';
import { savedSearchSchema, subscriptionSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, formSubmissions, Route, ValidatedBody } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import {
  getSubscriptionExample,
  removeSearchExample,
  requestAddressConfirmationExample,
  saveSearchExample,
  updateSubscriptionExample,
} from './newsletter.examples.ts';
import { AlertsService } from './requests/alerts.service.ts';
import { SavedSearchesService } from './saved-searches.service.ts';
import { SubscriptionService } from './subscription.service.ts';

@Controller()
@Authenticated()
export class SubscriptionController {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly alerts: AlertsService,
    private readonly searches: SavedSearchesService,
  ) {}

  @Route(getSubscription, getSubscriptionExample)
  @DocumentsErrors({ 404: ['subscription_not_found'] })
  @Header('cache-control', 'private, no-store')
  get(@CurrentUser() user: UserEntity): Promise<Subscription> {
    return this.subscriptions.get(user);
  }

  @Route(updateSubscription, updateSubscriptionExample)
  @DocumentsErrors({ 404: ['subscription_not_found'], 409: ['address_link_required'] })
  @Header('cache-control', 'private, no-store')
  update(
    @ValidatedBody(subscriptionSchema) changes: SubscriptionChanges,
    @CurrentUser() user: UserEntity,
  ): Promise<Subscription> {
    return this.subscriptions.update(user, changes);
  }

  @Route(requestAddressConfirmation, requestAddressConfirmationExample)
  @DocumentsErrors({ 404: ['subscription_not_found'] })
  @Throttle(formSubmissions)
  confirmAddress(@CurrentUser() user: UserEntity): Promise<Acknowledgement> {
    return this.alerts.requestAddressConfirmation(user);
  }

  @Route(saveSearch, saveSearchExample)
  @DocumentsErrors({ 404: ['subscription_not_found'], 409: ['saved_search_limit', 'address_link_required'] })
  @Header('cache-control', 'private, no-store')
  saveSearch(
    @ValidatedBody(savedSearchSchema) { search }: SavedSearchPayload,
    @CurrentUser() user: UserEntity,
  ): Promise<SavedSearch> {
    return this.searches.save(user, search);
  }

  @Route(removeSearch, removeSearchExample)
  @DocumentsErrors({ 404: ['saved_search_not_found'] })
  @Header('cache-control', 'private, no-store')
  removeSearch(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<SavedSearch> {
    return this.searches.remove(user, id);
  }
}
