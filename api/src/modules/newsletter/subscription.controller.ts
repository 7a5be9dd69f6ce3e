import { Controller, Header } from '@nestjs/common';
import { getSubscription, updateSubscription, type Subscription, type SubscriptionChanges } from 'shared-contracts';
import { subscriptionSchema } from 'shared-contracts/schemas';
import { Authenticated } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { ValidatedBody } from '../../http/validated.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { SubscriptionService } from './subscription.service.ts';
import { getSubscriptionExample, updateSubscriptionExample } from './newsletter.examples.ts';

@Controller()
@Authenticated()
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Route(getSubscription, getSubscriptionExample)
  @Header('cache-control', 'private, no-store')
  get(@CurrentUser() user: UserEntity): Promise<Subscription> {
    return this.subscriptions.get(user);
  }

  @Route(updateSubscription, updateSubscriptionExample)
  @Header('cache-control', 'private, no-store')
  update(
    @ValidatedBody(subscriptionSchema) changes: SubscriptionChanges,
    @CurrentUser() user: UserEntity,
  ): Promise<Subscription> {
    return this.subscriptions.update(user, changes);
  }
}
