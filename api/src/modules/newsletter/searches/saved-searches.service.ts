import { Injectable } from '@nestjs/common';
import { limits, type SavedSearch } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { isUuid } from '../../../http/identifiers.parser.ts';
import { UnauthenticatedError } from '../../auth/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import type { SavedSearchEntity } from '../entities/saved-search.entity.ts';
import { OwnSubscriptions } from '../own-subscriptions.ts';
import { Preferences } from '../preferences.ts';
import { SubscriptionNotFoundError } from '../subscription.errors.ts';
import { ownedBy } from '../subscription.policy.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { SavedSearchLimitError, SavedSearchNotFoundError } from './saved-search.errors.ts';
import { toSavedSearchResponse } from './saved-search.response.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';
import { readSearchQuery } from './search-query.ts';

/** Saved searches of users. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly subscribers: SubscriptionRepository,
    private readonly own: OwnSubscriptions,
    private readonly preferences: Preferences,
    private readonly users: UsersRepository,
  ) {}

  /** Saving a search turns alerts on. @throws SavedSearchLimitError */
  async save(user: UserEntity, search: string): Promise<SavedSearch> {
    const query = await readSearchQuery(search);
    const saved = await this.subscribers.inTransaction(async (manager) => {
      const owner = await this.users.lock(user.id, manager);
      if (owner === null) throw new UnauthenticatedError();
      const subscriber = await this.own.lock(owner, manager, { followsCategories: false });
      if (subscriber === null) throw new SubscriptionNotFoundError();
      const added = await this.addWithinLimit(subscriber.id, query, manager);
      if (added === null) throw new SavedSearchLimitError();
      const origin = { source: 'account', isVerified: owner.isVerified } as const;
      await this.preferences.change(subscriber, { subscriptionStatus: true }, origin, manager, ownedBy(owner));
      return added;
    });
    return toSavedSearchResponse(saved);
  }

  /** @throws SavedSearchNotFoundError */
  async remove(user: UserEntity, id: string): Promise<SavedSearch> {
    const subscriber = await this.subscribers.findByUser(user.id);
    if (subscriber === null) throw new SavedSearchNotFoundError();
    return this.removeOf(subscriber.id, id);
  }

  /** @throws SavedSearchNotFoundError */
  async removeOf(subscriberId: string, id: string): Promise<SavedSearch> {
    const removed = isUuid(id) ? await this.searches.remove(subscriberId, id) : null;
    if (removed === null) throw new SavedSearchNotFoundError();
    return toSavedSearchResponse(removed);
  }

  /** Returns the existing or a new search; null: the limit is reached. The subscriber must be locked. */
  async addWithinLimit(subscriberId: string, query: string, manager: EntityManager): Promise<SavedSearchEntity | null> {
    const saved = await this.searches.list(subscriberId, manager);
    const same = saved.find((one) => one.query === query);
    if (same !== undefined) return same;
    return saved.length < limits.savedSearches ? this.searches.add(subscriberId, query, manager) : null;
  }
}
