import { defineEndpoint, expandTemplate, type NoVariables } from './endpoint.ts';
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

/** Sitemap index of the non-empty sitemaps below, with their last modification. */
export const getSitemapIndex = defineEndpoint<NoVariables, string>({
  name: 'getSitemapIndex',
  method: 'GET',
  template: '/sitemap.xml',
});

/** Open jobs, partitioned by id, so a job never moves to another part. 404 `not_found` for an empty part. */
export const getJobsSitemap = defineEndpoint<{ part: string }, string>({
  name: 'getJobsSitemap',
  method: 'GET',
  template: '/sitemap-jobs-{part}.xml',
});

/** Companies with an open job, partitioned like jobs. */
export const getCompaniesSitemap = defineEndpoint<{ part: string }, string>({
  name: 'getCompaniesSitemap',
  method: 'GET',
  template: '/sitemap-companies-{part}.xml',
});

/** Searches with their own page: categories and cities. 404 `not_found` if there are none. */
export const getCategoriesSitemap = defineEndpoint<NoVariables, string>({
  name: 'getCategoriesSitemap',
  method: 'GET',
  template: '/sitemap-categories.xml',
});

/** Static pages. */
export const getStaticSitemap = defineEndpoint<NoVariables, string>({
  name: 'getStaticSitemap',
  method: 'GET',
  template: '/sitemap-static.xml',
});
