import { getJob, routes, searchJobs, type RouteMatch, type StructuredDataKind } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import { structuredDataKindOf, type PageOwner } from '../site/route-table.ts';
import { breadcrumbList, type Crumb } from './breadcrumbs.ts';
import { jobList } from './job-list.ts';
import { jobPosting } from './job-posting.ts';
import { website } from './website.ts';

export interface StructuredDataContext {
  publicUrl: string;
  canonical: string;
  /** From the start page to this one. */
  crumbs: readonly Crumb[];
  /** The application is completed on our own pages (T11). */
  appliesHere: boolean;
  /** Absolute address of the brand's mark. */
  logo: string;
}

type Builder = (data: RouteData, context: StructuredDataContext) => readonly object[];

/** One builder per kind; a page whose data is missing says nothing. */
const builders: Record<StructuredDataKind, Builder> = {
  none: () => [],
  job: (data, context) => {
    const job = valueOf(data, getJob);
    return job === null || job.isClosed ? [] : [jobPosting(job, context), breadcrumbList(context)];
  },
  'job-list': (data, context) => {
    const results = valueOf(data, searchJobs);
    return results === null ? [] : [jobList(results, context.publicUrl), breadcrumbList(context)];
  },
};

/** What a page says of itself to machines: objects of schema.org. */
export function structuredDataOf(
  { owner, pattern }: RouteMatch<PageOwner>,
  data: RouteData,
  context: StructuredDataContext,
): readonly object[] {
  return pattern === routes.home ? website(context) : builders[structuredDataKindOf(owner)](data, context);
}
