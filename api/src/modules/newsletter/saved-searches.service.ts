import { Injectable } from '@nestjs/common';
import {
  countCharacters,
  limits,
  searchJobs,
  templateVariables,
  toQueriedJobFilter,
  toSavedSearchQuery,
  type SavedSearch,
} from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import { jobSearchSchema } from 'shared-contracts/schemas';
import type { EntityManager } from 'typeorm';
import { InvalidRequestError, isUuid } from '../../http/index.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import { SavedSearchLimitError, SavedSearchNotFoundError, SubscriptionNotFoundError } from './newsletter.errors.ts';
import { OwnSubscriptions, Preferences } from './preferences.service.ts';
import type { SavedSearchEntity } from './subscriber.entity.ts';
import { ownedBy } from './subscription.policy.ts';
import { SavedSearchesRepository, SubscriptionRepository } from './subscription.repository.ts';
import { toSavedSearchResponse } from './subscription.response.ts';

/** The canonical form of a search, without positions. Rejects searches that the job search would reject. @throws InvalidRequestError */
export async function readSearchQuery(search: string): Promise<string> {
  const { place } = toQueriedJobFilter(new URLSearchParams(search));
  const query = toSavedSearchQuery(search, requestedPlaces(place));
  const variables = templateVariables(searchJobs.template, {}, new URLSearchParams(query));
  const isTooLong = countCharacters(query) > limits.searchQueryCharacters;
  if (isTooLong) throw new InvalidRequestError({ search: 'validation.tooLong' });
  if (!(await jobSearchSchema.isValid(variables))) throw new InvalidRequestError({ search: 'validation.search' });
  return query;
}

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
