import { defineEndpoint, expandTemplate, templateVariables, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import {
  emptyJobFilter,
  jobFeedQuery,
  toJobSearchParams,
  type JobFilter,
  type JobSearchVariables,
} from './job-filter.ts';

export type JobFeedVariables = Omit<JobSearchVariables, 'page'> & { lng?: string };

/** RSS 2.0 feed of the newest jobs of a search. `sort` is accepted and ignored; a feed is sorted by date. */
export const getJobFeed = defineEndpoint<JobFeedVariables, string>({
  name: 'getJobFeed',
  method: 'GET',
  template: `/feeds/jobs.xml${jobFeedQuery}`,
});

/** URL path of the feed of a search. */
export function jobFeedHref(filter: JobFilter, language: Language): string {
  const query = toJobSearchParams({ ...filter, sort: emptyJobFilter.sort, page: 1 });
  const variables = templateVariables(jobFeedQuery, {}, query);
  return expandTemplate(getJobFeed.template, { ...variables, lng: language === 'pt' ? undefined : language });
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
