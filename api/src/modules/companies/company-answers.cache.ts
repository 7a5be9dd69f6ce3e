import { Injectable } from '@nestjs/common';
import { limits, type CompanyAnswers } from 'shared-contracts';
import { StaleWhileRevalidate } from '../../operations/memoized.cache.ts';
import { CompanyHistoryRepository, type AnswerCount } from './company-history.repository.ts';

const hourMs = 60 * 60_000;

/** Once there is a value, visitors wait only briefly for the next one. */
const times = { fresh: hourMs, wait: 200, stale: 24 * hourMs };

/** Summaries of the companies with enough answered applications. `counts` is ordered by days. */
export function summarizeAnswers(counts: readonly AnswerCount[]): ReadonlyMap<number, CompanyAnswers> {
  const byCompany = new Map<number, AnswerCount[]>();
  for (const one of counts) byCompany.set(one.companyId, [...(byCompany.get(one.companyId) ?? []), one]);
  const summaries = [...byCompany].map(([companyId, list]) => [companyId, toSummary(list)] as const);
  return new Map(summaries.filter(([, { count }]) => count >= limits.answeredApplications));
}

function toSummary(list: readonly AnswerCount[]): CompanyAnswers {
  const days = list.map((one) => ({ days: one.days, count: one.count }));
  const count = days.reduce((total, one) => total + one.count, 0);
  let answered = 0;
  const median = days.find((one) => (answered += one.count) * 2 >= count);
  return { medianDays: median?.days ?? 0, count, days };
}

/**
 * How fast companies answer applications. Read once an hour for all companies: statuses change all the time, and do not
 * change the data version.
 */
@Injectable()
export class CompanyAnswersCache {
  private readonly summaries: StaleWhileRevalidate<ReadonlyMap<number, CompanyAnswers>>;

  constructor(history: CompanyHistoryRepository) {
    this.summaries = new StaleWhileRevalidate(times, async () => summarizeAnswers(await history.answers()));
  }

  /** By company id. */
  current(): Promise<ReadonlyMap<number, CompanyAnswers>> {
    return this.summaries.get();
  }
}
