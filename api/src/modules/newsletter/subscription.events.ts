import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEvents, OwnDataSources } from '../users/index.ts';
import { SubscriptionData } from './subscription-data.ts';
import { SubscriptionService } from './subscription.service.ts';

/** Subscriptions follow what happens to their accounts; they go with them by themselves. */
@Injectable()
export class SubscriptionEvents implements OnModuleInit {
  constructor(
    private readonly accounts: AccountEvents,
    private readonly ownData: OwnDataSources,
    private readonly subscriptions: SubscriptionService,
    private readonly data: SubscriptionData,
  ) {}

  onModuleInit(): void {
    this.accounts.onRegistered((user, choices, manager) => this.subscriptions.register(user, choices, manager));
    this.accounts.onAddressConfirmed((user, manager) => this.subscriptions.confirm(user, manager));
    this.ownData.register('job-alerts', (userId) => this.data.collect(userId));
  }
}
