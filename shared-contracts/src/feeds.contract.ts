import { defineEndpoint, expandTemplate } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { JobFilter } from './job-filter.ts';
import type { JobSearchVariables } from './jobs.contract.ts';

export type JobFeedVariables = Omit<JobSearchVariables, 'page'> & { lng?: string };

/** RSS 2.0 feed of the newest jobs of a search. `sort` is accepted and ignored; a feed is sorted by date. */
export const getJobFeed = defineEndpoint<JobFeedVariables, string>({
  name: 'getJobFeed',
  method: 'GET',
  template: '/feeds/jobs.xml{?keyword,location,category,type*,experienceLevel*,remote,postedWithin,companyId,sort,lng}',
});

/** URL path of the feed of a search. */
export function jobFeedHref(filter: JobFilter, language: Language): string {
  const { keyword, location, category, types, experienceLevels, remote, postedWithin, companyId } = filter;
  return expandTemplate(getJobFeed.template, {
    keyword: keyword || undefined,
    location: location || undefined,
    category: category || undefined,
    type: types,
    experienceLevel: experienceLevels,
    remote: remote || undefined,
    postedWithin: postedWithin === 'any' ? undefined : postedWithin,
    companyId: companyId || undefined,
    lng: language === 'pt' ? undefined : language,
  });
}
