import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ErasureReplays, type Erasure } from '../erasures/index.ts';
import { Preferences } from './preferences.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.ts';

const off = { subscriptionStatus: false };

/** Repeats, after a restoration, that job alerts were ended. */
@Injectable()
export class RepeatedUnsubscriptions implements OnModuleInit {
  constructor(
    private readonly replays: ErasureReplays,
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
    private readonly preferences: Preferences,
  ) {}

  onModuleInit(): void {
    this.replays.register('unsubscription', (erasure) => this.repeat(erasure));
  }

  /** False: the alerts are off, or were changed after they had been ended. */
  private async repeat({ subject, erasedAt }: Erasure): Promise<boolean> {
    const found = await this.subscribers.find(subject);
    if (found === null) return false;
    return this.subscribers.inTransaction(async (manager) => {
      await this.suppression.lock(found.email, manager);
      const known = await this.subscribers.lockById(subject, manager);
      if (known === null || !known.subscriptionStatus || known.updatedAt >= new Date(erasedAt)) return false;
      const isProved = known.confirmedAt !== null;
      await this.preferences.change(known, off, { source: 'alerts', isProved }, manager);
      return true;
    });
  }
}
