import { defineEndpoint, type NoVariables } from './endpoint.ts';

/** Names the files below that have something to list, each with the time of its last change. */
export const getSitemapIndex = defineEndpoint<NoVariables, string>({
  name: 'getSitemapIndex',
  method: 'GET',
  template: '/sitemap.xml',
});

/** Open jobs, in parts by number: a job never moves to another part. 404 `not_found` where a part has none. */
export const getJobsSitemap = defineEndpoint<{ part: string }, string>({
  name: 'getJobsSitemap',
  method: 'GET',
  template: '/sitemap-jobs-{part}.xml',
});

/** Companies with an open job, in parts like jobs. */
export const getCompaniesSitemap = defineEndpoint<{ part: string }, string>({
  name: 'getCompaniesSitemap',
  method: 'GET',
  template: '/sitemap-companies-{part}.xml',
});

/** Searches that are pages of their own: a category, a city. 404 `not_found` where there is none. */
export const getCategoriesSitemap = defineEndpoint<NoVariables, string>({
  name: 'getCategoriesSitemap',
  method: 'GET',
  template: '/sitemap-categories.xml',
});

/** The pages that are always there. */
export const getStaticSitemap = defineEndpoint<NoVariables, string>({
  name: 'getStaticSitemap',
  method: 'GET',
  template: '/sitemap-static.xml',
});
