import { Injectable } from '@nestjs/common';
import {
  toQueriedJobFilter,
  type AccountOverview,
  type Interview,
  type JobCard,
  type SearchNews,
} from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import { AccountApplicationsService } from '../applications/index.ts';
import { OwnInterviewsService } from '../interviews/index.ts';
import { FoundJobs, PublicJobsService } from '../jobs/index.ts';
import { SavedSearchesRepository, SubscriptionRepository } from '../newsletter/index.ts';
import { SavedJobsRepository } from '../saved-jobs/index.ts';
import { lastVisitOf, type UserEntity } from '../users/index.ts';
import { closingSoon, longestUnanswered, mostNews, movedSince, withAnswersDue } from './account-overview.policy.ts';

/** New jobs of saved searches. */
@Injectable()
export class SearchNewsService {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly searches: SavedSearchesRepository,
    private readonly found: FoundJobs,
  ) {}

  async since(since: Date, { id }: Pick<UserEntity, 'id'>, now: Date): Promise<SearchNews[]> {
    const subscriber = await this.subscribers.findByUser(id);
    const searches = subscriber === null ? [] : await this.searches.list(subscriber.id);
    const filters = searches.map(({ query }) => ({
      ...toQueriedJobFilter(new URLSearchParams(query)),
      postedAfter: since.toISOString(),
    }));
    const withPay = filters.map((filter) => ({ ...filter, withPay: 'true' }));
    const counts = await this.found.counts([...filters, ...withPay], now);
    return searches.map(({ id: searchId, query }, index) => ({
      id: searchId,
      query,
      places: requestedPlaces(filters[index]!.place),
      newJobs: counts[index]!,
      newJobsWithPay: counts[searches.length + index]!,
    }));
  }
}

/** Runs a constant number of statements, in two rounds. */
@Injectable()
export class AccountOverviewService {
  constructor(
    private readonly interviews: OwnInterviewsService,
    private readonly applications: AccountApplicationsService,
    private readonly savedJobs: SavedJobsRepository,
    private readonly searchNews: SearchNewsService,
    private readonly jobs: PublicJobsService,
  ) {}

  async of(user: UserEntity): Promise<AccountOverview> {
    const now = new Date();
    const lastVisitAt = lastVisitOf(user, now);
    const since = lastVisitAt ?? user.createdAt;
    const [interview, applications, saved, searches] = await Promise.all([
      this.interviews.next(user),
      this.applications.list(user),
      this.savedJobs.list(user.id),
      this.searchNews.since(since, user, now),
    ]);
    const savedIds = saved.map(({ jobId }) => jobId);
    const cards = await this.jobs.cards([...savedIds, ...(interview === null ? [] : [interview.jobId])], now);
    const byId = new Map(cards.map((card) => [card.id, card]));
    const applied = new Set(applications.map(({ jobId }) => jobId));
    return {
      now: now.toISOString(),
      lastVisitAt: lastVisitAt?.toISOString() ?? null,
      since: since.toISOString(),
      interview: interview && toNextInterview(interview, byId),
      answersDue: withAnswersDue(applications),
      searches: mostNews(searches),
      moved: movedSince(applications, since),
      unanswered: longestUnanswered(applications, now),
      closing: closingSoon(
        savedIds.flatMap((id) => byId.get(id) ?? []),
        applied,
        now,
      ),
      applicationCount: applications.length,
      savedJobCount: saved.length,
    };
  }
}

const toNextInterview = (interview: Interview, jobs: ReadonlyMap<number, JobCard>) => ({
  ...interview,
  logoUrl: jobs.get(interview.jobId)?.logoUrl ?? null,
});
