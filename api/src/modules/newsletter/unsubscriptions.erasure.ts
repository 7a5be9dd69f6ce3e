import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ErasureReplays, type Erasure } from '../erasures/index.ts';
import { Preferences } from './preferences.service.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.repository.ts';

const off = { subscriptionStatus: false };

/** Repeats unsubscriptions after a restore from a backup. */
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

  /** False: the alerts are off, or were changed after the unsubscription. */
  private async repeat({ subject, erasedAt }: Erasure): Promise<boolean> {
    const found = await this.subscribers.find(subject);
    if (found === null) return false;
    return this.subscribers.inTransaction(async (manager) => {
      await this.suppression.lock(found.email, manager);
      const current = await this.subscribers.lockById(subject, manager);
      if (current === null || !current.subscriptionStatus || current.updatedAt >= new Date(erasedAt)) return false;
      const isVerified = current.confirmedAt !== null;
      await this.preferences.change(current, off, { source: 'alerts', isVerified }, manager);
      return true;
    });
  }
}
