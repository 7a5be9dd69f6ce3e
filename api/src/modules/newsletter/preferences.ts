import { Injectable } from '@nestjs/common';
import type { SubscriptionChanges } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { InvalidRequestError } from '../../http/app-error.ts';
import { ErasureNotes } from '../erasures/index.ts';
import { AlertEvents } from './alert-events.ts';
import type { ConsentSource, SubscriberEntity } from './entities/subscriber.entity.ts';
import { chosenBy, consentOf, isTooLongAPause } from './subscription.policy.ts';
import { SubscriptionRepository, type SubscriberChanges } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.ts';

/** Who changes a subscription. */
interface Chooser {
  source: ConsentSource;
  /** The address is known to be theirs: only then does what they say hold for the address, too. */
  isProved: boolean;
}

/** What somebody chooses to be told of, with what follows for their consent and for their address. */
@Injectable()
export class Preferences {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
    private readonly events: AlertEvents,
    private readonly notes: ErasureNotes,
  ) {}

  /** What no schema can know. @throws InvalidRequestError */
  async check(changes: SubscriptionChanges): Promise<void> {
    if (isTooLongAPause(changes, new Date())) throw new InvalidRequestError({ pausedUntil: 'validation.date' });
    const slugs = changes.interestedCategories ?? [];
    const known = new Set(await this.subscribers.knownCategories(slugs));
    if (!slugs.every((slug) => known.has(slug))) {
      throw new InvalidRequestError({ interestedCategories: 'validation.categories' });
    }
  }

  /** `known` and its address are locked. `besides` is changed with it. */
  async change(
    known: SubscriberEntity,
    changes: SubscriptionChanges,
    { source, isProved }: Chooser,
    manager: EntityManager,
    besides: SubscriberChanges = {},
  ): Promise<SubscriberEntity> {
    const chosen = { ...besides, ...chosenBy(changes, new Date()), ...consentOf(known, changes, source) };
    const changed = await this.subscribers.change(known.id, chosen, manager);
    const isEnded = known.subscriptionStatus && !changed.subscriptionStatus;
    if (isEnded) await this.notes.add('unsubscription', known.id, manager);
    if (!isProved) return changed;
    if (changes.subscriptionStatus === true) await this.suppression.takeBack(changed.email, manager);
    if (changes.subscriptionStatus === false) await this.suppression.suppress(changed.email, 'unsubscribed', manager);
    if (isEnded) await this.events.unsubscribed(known.id, manager);
    return changed;
  }
}
