import {
  categoryName,
  brand,
  documentTitle,
  getCompany,
  getJob,
  jobDescription,
  limits,
  listCompanies,
  listCompanyJobs,
  searchJobs,
  templateVariables,
  toCompanyFilter,
  placeName,
  toJobFilter,
  truncate,
  type Job,
  type JobSearchPage,
  type Language,
  type RouteMatch,
  type StructuredDataKind,
} from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageRequest } from '../pages/page-request.ts';
import type { PageStatus } from '../pages/page-status.ts';
import { structuredDataKindOf, type PageOwner } from '../site/route-table.ts';

export interface PageWords {
  title: string;
  description: string;
}

type Words = Record<Language, PageWords>;

const missing: Words = {
  pt: { title: 'Página não encontrada', description: 'Esta página não existe ou mudou de lugar.' },
  en: { title: 'Page not found', description: 'This page does not exist or has moved.' },
};
const forbidden: Words = {
  pt: { title: 'Sem permissão', description: 'Esta página não está disponível para a sua conta.' },
  en: { title: 'No permission', description: 'This page is not available to your account.' },
};

/** Title and description of a page, truncated to their displayed length. */
export function pageWordsOf(
  match: RouteMatch<PageOwner> | null,
  status: PageStatus,
  request: PageRequest,
  data: RouteData,
): PageWords {
  const { title, description } = wordsOf(match, status, request, data);
  return {
    title: documentTitle(title),
    description: truncate(description, limits.seoDescriptionCharacters),
  };
}

function wordsOf(
  match: RouteMatch<PageOwner> | null,
  status: PageStatus,
  request: PageRequest,
  data: RouteData,
): PageWords {
  const { language } = request;
  if (status === 403) return forbidden[language];
  if (match === null || status === 404) return missing[language];
  const declared = declaredWords(match.owner, language);
  return wordsOfKind[structuredDataKindOf(match.owner)]?.(declared, data, request) ?? declared;
}

type OwnWords = (declared: PageWords, data: RouteData, request: PageRequest) => PageWords | null;

/** The texts of a page kind that replace its declared ones; null while its data is missing. */
const wordsOfKind: Partial<Record<StructuredDataKind, OwnWords>> = {
  job: (declared, data) => jobWords(declared, valueOf(data, getJob)),
  'job-list': (declared, data, request) => searchWords(declared, valueOf(data, searchJobs), request),
  company: companyWords,
  'company-list': companyListWords,
};

/** As the remote's manifest or the shell declares them. */
function declaredWords(owner: PageOwner, language: Language): PageWords {
  if (owner.kind === 'shell') {
    return { title: owner.route.title[language], description: owner.route.description[language] };
  }
  const { route, remote } = owner;
  const text = (key: string | undefined) => (key === undefined ? undefined : remote.texts[language][key]);
  return { title: text(route.title) ?? brand.name, description: text(route.description) ?? brand.tagline[language] };
}

function jobWords(declared: PageWords, job: Job | null): PageWords | null {
  return (
    job && { title: `${job.title} · ${job.companyName}`, description: jobDescription(job) || declared.description }
  );
}

/** The search text comes first: it distinguishes browser tabs and search results. */
function searchWords(declared: PageWords, results: JobSearchPage | null, { query, language }: PageRequest) {
  if (results === null) return null;
  const { keyword, location } = toJobFilter(templateVariables(searchJobs.template, {}, query));
  const page = pageName(results.page, language);
  const category = results.category && categoryName(results.category, language);
  const title = joined(keyword, results.company?.name, category, placeName(location, results), declared.title, page);
  return { title, description: declared.description };
}

function companyWords(declared: PageWords, data: RouteData, { language }: PageRequest): PageWords | null {
  const company = valueOf(data, getCompany);
  if (company === null) return null;
  const page = pageName(valueOf(data, listCompanyJobs)?.page ?? 1, language);
  return { title: joined(company.name, page), description: company.description || declared.description };
}

function companyListWords(declared: PageWords, data: RouteData, { query, language }: PageRequest): PageWords {
  const { search } = toCompanyFilter(templateVariables(listCompanies.template, {}, query));
  const page = pageName(valueOf(data, listCompanies)?.page ?? 1, language);
  return { ...declared, title: joined(search, declared.title, page) };
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const pageName = (page: number, language: Language) =>
  page > 1 ? `${language === 'pt' ? 'página' : 'page'} ${page}` : null;
