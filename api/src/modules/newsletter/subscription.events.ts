import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEvents, VisitorDataSources } from '../users/index.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionService } from './subscription.service.ts';

/** Updates subscriptions on account events. Deletion cascades in the database. */
@Injectable()
export class SubscriptionEvents implements OnModuleInit {
  constructor(
    private readonly accounts: AccountEvents,
    private readonly subscriptions: SubscriptionService,
    private readonly visitorData: VisitorDataSources,
    private readonly subscribers: SubscriptionRepository,
  ) {}

  onModuleInit(): void {
    this.accounts.onRegistered((user, choices, manager) => this.subscriptions.register(user, choices, manager));
    this.accounts.onAddressConfirmed((user, manager) => this.subscriptions.confirm(user, manager));
    this.visitorData.register(async (email, manager) => {
      const subscriber = await this.subscribers.findByAddress(email, manager);
      return subscriber !== null && subscriber.userId === null;
    });
  }
}
