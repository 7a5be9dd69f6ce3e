import { Controller, Header, Param } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import {
  getLinkedSubscription,
  removeLinkedSearch,
  unsubscribeByLink,
  updateLinkedSubscription,
  type Acknowledgement,
  type LinkedSubscription,
  type LinkedSubscriptionChanges,
} from 'shared-contracts';
import { linkedSubscriptionSchema } from 'shared-contracts/schemas';
import { DocumentsErrors, Public, Route, TakesAnyBody, ValidatedBody } from '../../../http/index.ts';
import {
  getLinkedSubscriptionExample,
  removeLinkedSearchExample,
  unsubscribeByLinkExample,
  updateLinkedSubscriptionExample,
} from '../newsletter.examples.ts';
import { LinkedSubscriptionService } from './linked-subscription.service.ts';

/** Mail providers post for many subscribers from few addresses, in bursts after a campaign. */
const manyReaders = { default: { limit: 3000, ttl: 60_000 } };

@Controller()
@Public()
export class LinkedSubscriptionController {
  constructor(private readonly subscriptions: LinkedSubscriptionService) {}

  @Route(getLinkedSubscription, getLinkedSubscriptionExample)
  @DocumentsErrors({ 404: ['token_invalid'] })
  @Header('cache-control', 'private, no-store')
  get(@Param('token') token: string): Promise<LinkedSubscription> {
    return this.subscriptions.get(token);
  }

  @Route(updateLinkedSubscription, updateLinkedSubscriptionExample)
  @DocumentsErrors({ 404: ['token_invalid'] })
  @Header('cache-control', 'private, no-store')
  update(
    @Param('token') token: string,
    @ValidatedBody(linkedSubscriptionSchema) changes: LinkedSubscriptionChanges,
  ): Promise<LinkedSubscription> {
    return this.subscriptions.update(token, changes);
  }

  @Route(removeLinkedSearch, removeLinkedSearchExample)
  @DocumentsErrors({ 404: ['token_invalid', 'saved_search_not_found'] })
  @Header('cache-control', 'private, no-store')
  removeSearch(@Param('token') token: string, @Param('id') id: string): Promise<LinkedSubscription> {
    return this.subscriptions.removeSearch(token, id);
  }

  @Route(unsubscribeByLink, unsubscribeByLinkExample)
  @DocumentsErrors({ 404: ['token_invalid'] })
  @TakesAnyBody()
  @Throttle(manyReaders)
  unsubscribe(@Param('token') token: string): Promise<Acknowledgement> {
    return this.subscriptions.unsubscribe(token);
  }
}
