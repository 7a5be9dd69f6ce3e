import { defineEndpoint, expandTemplate } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { JobFilter } from './job-filter.ts';
import type { JobSearchVariables } from './jobs.contract.ts';

export type JobFeedVariables = Omit<JobSearchVariables, 'page'> & { lng?: string };

/** RSS 2.0: the newest jobs of a search of /jobs. `sort` is read and changes nothing, a feed is always by date. */
export const getJobFeed = defineEndpoint<JobFeedVariables, string>({
  name: 'getJobFeed',
  method: 'GET',
  template: '/feeds/jobs.xml{?keyword,location,category,type*,experienceLevel*,remote,postedWithin,companyId,sort,lng}',
});

/** Address of the feed of a search, on our own origin. */
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
