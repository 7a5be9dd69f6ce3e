import { Injectable } from '@nestjs/common';
import type { SubscriptionChanges } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { InvalidRequestError } from '../../http/index.ts';
import { ErasuresRepository } from '../erasures/index.ts';
import { AlertEvents } from './alert-events.provider.ts';
import type { ConsentSource, SubscriberEntity } from './subscriber.entity.ts';
import { chosenBy, consentOf, isTooLongAPause } from './subscription.policy.ts';
import { SubscriptionRepository, type SubscriberChanges } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.repository.ts';

/** The origin of a change. */
interface ChangeOrigin {
  source: ConsentSource;
  /** Whether the address is verified: only then the change applies to its suppression, too. */
  isVerified: boolean;
}

/** Changes preferences, with the consequences for consent and suppression. */
@Injectable()
export class Preferences {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
    private readonly events: AlertEvents,
    private readonly erasures: ErasuresRepository,
  ) {}

  /** Checks that the schema cannot express. @throws InvalidRequestError */
  async check(changes: SubscriptionChanges): Promise<void> {
    if (isTooLongAPause(changes, new Date())) throw new InvalidRequestError({ pausedUntil: 'validation.date' });
    const slugs = changes.interestedCategories ?? [];
    const existing = new Set(await this.subscribers.knownCategories(slugs));
    if (!slugs.every((slug) => existing.has(slug))) {
      throw new InvalidRequestError({ interestedCategories: 'validation.categories' });
    }
  }

  /** Requires locks on `subscriber` and its address. `otherChanges` contains further changes. */
  async change(
    subscriber: SubscriberEntity,
    changes: SubscriptionChanges,
    { source, isVerified }: ChangeOrigin,
    manager: EntityManager,
    otherChanges: SubscriberChanges = {},
  ): Promise<SubscriberEntity> {
    const chosen = { ...otherChanges, ...chosenBy(changes, new Date()), ...consentOf(subscriber, changes, source) };
    const changed = await this.subscribers.change(subscriber.id, chosen, manager);
    const isEnded = subscriber.subscriptionStatus && !changed.subscriptionStatus;
    if (isEnded) await this.erasures.add('unsubscription', subscriber.id, manager);
    if (!isVerified) return changed;
    if (changes.subscriptionStatus === true) await this.suppression.revoke(changed.email, manager);
    if (changes.subscriptionStatus === false) await this.suppression.suppress(changed.email, 'unsubscribed', manager);
    if (isEnded) await this.events.unsubscribed(subscriber.id, manager);
    return changed;
  }
}
