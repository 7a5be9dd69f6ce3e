import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAddressLinked, OwnDataSources, UsersRepository, type OwnData } from '../users/index.ts';
import { AlertRequestsRepository } from './requests/alert-requests.repository.ts';
import type { SubscriberEntity } from './subscriber.entity.ts';
import { SavedSearchesRepository, SubscriptionRepository } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.repository.ts';

/** Job alerts in the export of personal data. */
@Injectable()
export class SubscriptionExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly subscribers: SubscriptionRepository,
    private readonly searches: SavedSearchesRepository,
    private readonly requests: AlertRequestsRepository,
    private readonly suppression: AddressSuppression,
  ) {}

  onModuleInit(): void {
    this.sources.register('job-alerts', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    const subscriber = await this.subscribers.findByUser(userId);
    const searches = subscriber === null ? [] : await this.searches.list(subscriber.id);
    const subscription = subscriber && withoutHash(subscriber);
    return { records: { subscription, searches, ...(await this.ofAddress(userId)) }, files: [] };
  }

  /** Requests with an address that is not linked may belong to another person. */
  private async ofAddress(userId: number) {
    const user = await this.users.find(userId);
    if (user === null || !isAddressLinked(user)) return { requests: [], suppression: null };
    return {
      requests: await this.requests.listOf(user.email),
      suppression: await this.suppression.find(user.email),
    };
  }
}

/** Omitted: it is derived from the address, which is included. */
const withoutHash = ({ addressHash: _, ...subscriber }: SubscriberEntity) => subscriber;
