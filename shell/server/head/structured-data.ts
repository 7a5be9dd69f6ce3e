import {
  getCompany,
  getJob,
  routes,
  searchJobs,
  type Language,
  type RouteMatch,
  type StructuredDataKind,
} from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import { structuredDataKindOf, type PageOwner } from '../site/route-table.ts';
import { breadcrumbList, type Crumb } from './breadcrumbs.ts';
import { faqPage, type Answering } from './faq-page.ts';
import { jobList } from './job-list.ts';
import { jobPosting } from './job-posting.ts';
import { companyOrganization } from './organization.ts';
import { website } from './website.ts';

export interface StructuredDataContext {
  publicUrl: string;
  canonical: string;
  language: Language;
  /** From the start page to this one. */
  crumbs: readonly Crumb[];
  /** The application is completed on our own pages (T11). */
  appliesHere: boolean;
  /** Absolute address of the brand's mark. */
  logo: string;
}

type Builder = (data: RouteData, context: StructuredDataContext) => readonly object[];

/** One builder per kind. A page without its data has no structured data. */
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
  'company-list': (_, context) => [breadcrumbList(context)],
  company: (data, context) => {
    const company = valueOf(data, getCompany);
    return company === null ? [] : [companyOrganization(company, context.publicUrl), breadcrumbList(context)];
  },
};

/** Where search engines look for the name of the site: its root, and the page that is its start. */
const startPages: readonly string[] = [routes.landing, routes.home];

/** The structured data of a page: objects of schema.org. */
export function structuredDataOf(
  { owner, pattern }: RouteMatch<PageOwner>,
  data: RouteData,
  context: StructuredDataContext,
): readonly object[] {
  if (startPages.includes(pattern)) return website(context);
  const declared: PageOwner['route'] & Answering = owner.route;
  const answered = faqPage(declared, context.language);
  return [...answered, ...builders[structuredDataKindOf(owner)](data, context)];
}
