import { Injectable } from '@nestjs/common';
import type { Acknowledgement, LinkedSubscription, LinkedSubscriptionChanges } from 'shared-contracts';
import { AlertLinkInvalidError } from '../newsletter.errors.ts';
import { Preferences } from '../preferences.service.ts';
import { SavedSearchesService } from '../saved-searches.service.ts';
import type { SubscriberEntity } from '../subscriber.entity.ts';
import { SavedSearchesRepository, SubscriptionRepository } from '../subscription.repository.ts';
import { toLinkedSubscriptionResponse } from '../subscription.response.ts';
import { AddressSuppression } from '../suppression/address-suppression.repository.ts';
import { AlertLinks } from './alert-links.service.ts';

const unsubscribed: Acknowledgement = { success: true, message: 'No more job alerts are sent.' };

/** Preferences by the link in the footer of an alert. The link proves access to the address. */
@Injectable()
export class LinkedSubscriptionService {
  constructor(
    private readonly links: AlertLinks,
    private readonly subscribers: SubscriptionRepository,
    private readonly searches: SavedSearchesRepository,
    private readonly savedSearches: SavedSearchesService,
    private readonly preferences: Preferences,
    private readonly suppression: AddressSuppression,
  ) {}

  /** @throws AlertLinkInvalidError */
  async get(token: string): Promise<LinkedSubscription> {
    return this.respond(await this.subscribers.find(this.read(token)));
  }

  /** @throws AlertLinkInvalidError, InvalidRequestError */
  async update(token: string, changes: LinkedSubscriptionChanges): Promise<LinkedSubscription> {
    const id = this.read(token);
    await this.preferences.check(changes);
    return this.respond(await this.change(id, changes));
  }

  /** @throws AlertLinkInvalidError, SavedSearchNotFoundError */
  async removeSearch(token: string, searchId: string): Promise<LinkedSubscription> {
    const subscriber = await this.subscribers.find(this.read(token));
    if (subscriber === null) throw new AlertLinkInvalidError();
    await this.savedSearches.removeOf(subscriber.id, searchId);
    return this.respond(subscriber);
  }

  /** Succeeds without a change for an erased subscriber. @throws AlertLinkInvalidError */
  async unsubscribe(token: string): Promise<Acknowledgement> {
    await this.change(this.read(token), { subscriptionStatus: false });
    return unsubscribed;
  }

  async respond(subscriber: SubscriberEntity | null): Promise<LinkedSubscription> {
    if (subscriber === null) throw new AlertLinkInvalidError();
    return toLinkedSubscriptionResponse(subscriber, await this.searches.list(subscriber.id));
  }

  private read(token: string): string {
    const id = this.links.read(token);
    if (id === null) throw new AlertLinkInvalidError();
    return id;
  }

  /** Null: the subscriber was erased. */
  private async change(id: string, changes: LinkedSubscriptionChanges): Promise<SubscriberEntity | null> {
    const found = await this.subscribers.find(id);
    if (found === null) return null;
    return this.subscribers.inTransaction(async (manager) => {
      await this.suppression.lock(found.email, manager);
      const subscriber = await this.subscribers.lockById(id, manager);
      if (subscriber === null) return null;
      return this.preferences.change(subscriber, changes, { source: 'alerts', isVerified: true }, manager);
    });
  }
}
