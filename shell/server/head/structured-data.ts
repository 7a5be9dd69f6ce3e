import {
  getCompany,
  getJob,
  jobHref,
  routes,
  searchJobs,
  type JobSearchPage,
  type Language,
  type RouteMatch,
  type StructuredDataKind,
} from 'shared-contracts';
import type { AnsweredQuestion } from '../content/content.types.ts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import { structuredDataKindOf, type PageOwner } from '../site/route-table.ts';
import { breadcrumbList, type Crumb } from './breadcrumbs.ts';
import { jobPosting } from './job-posting.ts';
import { companyOrganization, websiteAndPublisher } from './organization.ts';

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

/** The paths at which search engines look for the site's name: the root and the home page. */
const startPages: readonly string[] = [routes.landing, routes.home];

/** The structured data of a page: objects of schema.org. */
export function structuredDataOf(
  { owner, pattern }: RouteMatch<PageOwner>,
  data: RouteData,
  context: StructuredDataContext,
): readonly object[] {
  if (startPages.includes(pattern)) return websiteAndPublisher(context);
  const declared: PageOwner['route'] & Answering = owner.route;
  const answered = faqPage(declared, context.language);
  return [...answered, ...builders[structuredDataKindOf(owner)](data, context)];
}

/** T15: the rows of this page in their order, numbered through all pages. */
function jobList({ items, page, pageSize }: JobSearchPage, publicUrl: string): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((job, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      url: publicUrl + jobHref(job),
    })),
  };
}

/** Optional declarations of a shell page beside its texts. */
interface Answering {
  questions?: Readonly<Record<Language, readonly AnsweredQuestion[]>>;
}

/** T17: only for pages with questions and answers. */
export function faqPage({ questions }: Answering, language: Language): readonly object[] {
  const localized = questions?.[language] ?? [];
  if (localized.length === 0) return [];
  const mainEntity = localized.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
