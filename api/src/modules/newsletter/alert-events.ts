import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (subscriberId: string, manager: EntityManager) => Promise<void>;

/** What happens to subscribers, for the domains that count it. Who listens says so in `onModuleInit`. */
@Injectable()
export class AlertEvents {
  private readonly listeners: Listener[] = [];

  /** Somebody turned their alerts off, in the transaction that does so. */
  onUnsubscribed(listener: Listener): void {
    this.listeners.push(listener);
  }

  async unsubscribed(subscriberId: string, manager: EntityManager): Promise<void> {
    for (const listener of this.listeners) await listener(subscriberId, manager);
  }
}
