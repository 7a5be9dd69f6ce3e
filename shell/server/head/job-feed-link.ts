import { jobFeedHref, searchJobs, templateVariables, toJobFilter } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageRequest } from '../pages/page-request.ts';
import type { PageHead } from './page-head.ts';

/** The feed of the search that a page shows, for readers that look for one. */
export function jobFeedLink(
  { query, language }: PageRequest,
  data: RouteData,
  { publicUrl, title }: { publicUrl: string; title: string },
): PageHead['feed'] {
  if (valueOf(data, searchJobs) === null) return null;
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, query));
  return { title, url: publicUrl + jobFeedHref(filter, language) };
}
