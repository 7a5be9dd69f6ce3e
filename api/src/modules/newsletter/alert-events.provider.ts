import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (subscriberId: string, manager: EntityManager) => Promise<void>;

/** Events of subscriptions. Listeners register in `onModuleInit`. */
@Injectable()
export class AlertEvents {
  private readonly listeners: Listener[] = [];

  /** A subscriber has unsubscribed. Runs in the same transaction. */
  onUnsubscribed(listener: Listener): void {
    this.listeners.push(listener);
  }

  async unsubscribed(subscriberId: string, manager: EntityManager): Promise<void> {
    for (const listener of this.listeners) await listener(subscriberId, manager);
  }
}
