import {
  brand,
  categoryName,
  documentTitle,
  getCompany,
  getJob,
  jobDescription,
  limits,
  listCompanies,
  listCompanyJobs,
  placeLabel,
  placeName,
  searchJobs,
  templateVariables,
  toCompanyFilter,
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
import type { PageStatus } from '../pages/resolved-page.ts';
import { structuredDataKindOf, type PageOwner } from '../site/route-table.ts';

export interface PageTexts {
  title: string;
  description: string;
}

type Translations = Record<Language, PageTexts>;

const missing: Translations = {
  pt: { title: 'Página não encontrada', description: 'Esta página não existe ou mudou de lugar.' },
  en: { title: 'Page not found', description: 'This page does not exist or has moved.' },
};
const forbidden: Translations = {
  pt: { title: 'Sem permissão', description: 'Esta página não está disponível para a sua conta.' },
  en: { title: 'No permission', description: 'This page is not available to your account.' },
};

const unavailable: Translations = {
  pt: { title: 'Indisponível de momento', description: 'Esta página não está disponível de momento.' },
  en: { title: 'Not available right now', description: 'This page is not available right now.' },
};

/** Title and description of a page, truncated to their displayed length. */
export function pageTextsOf(
  match: RouteMatch<PageOwner> | null,
  status: PageStatus,
  request: PageRequest,
  data: RouteData,
): PageTexts {
  const { title, description } = textsOf(match, status, request, data);
  return {
    title: documentTitle(title),
    description: truncate(description, limits.seoDescriptionCharacters),
  };
}

function textsOf(
  match: RouteMatch<PageOwner> | null,
  status: PageStatus,
  request: PageRequest,
  data: RouteData,
): PageTexts {
  const { language } = request;
  if (status === 403) return forbidden[language];
  if (match === null && status === 503) return unavailable[language];
  if (match === null || status === 404) return missing[language];
  const declared = declaredTexts(match.owner, language);
  return textsOfKind[structuredDataKindOf(match.owner)]?.(declared, data, request) ?? declared;
}

type KindTexts = (declared: PageTexts, data: RouteData, request: PageRequest) => PageTexts | null;

/** The texts of a page kind that replace its declared ones; null while its data is missing. */
const textsOfKind: Partial<Record<StructuredDataKind, KindTexts>> = {
  job: (declared, data) => jobTexts(declared, valueOf(data, getJob)),
  'job-list': (declared, data, request) => searchTexts(declared, valueOf(data, searchJobs), request),
  company: companyTexts,
  'company-list': companyListTexts,
};

/** As the remote's manifest or the shell declares them. */
function declaredTexts(owner: PageOwner, language: Language): PageTexts {
  if (owner.kind === 'shell') {
    return { title: owner.route.title[language], description: owner.route.description[language] };
  }
  const { route, remote } = owner;
  const text = (key: string | undefined) => (key === undefined ? undefined : remote.texts[language][key]);
  return { title: text(route.title) ?? brand.name, description: text(route.description) ?? brand.tagline[language] };
}

function jobTexts(declared: PageTexts, job: Job | null): PageTexts | null {
  return (
    job && { title: `${job.title} · ${job.companyName}`, description: jobDescription(job) || declared.description }
  );
}

/** The search text comes first: it distinguishes browser tabs and search results. */
function searchTexts(declared: PageTexts, results: JobSearchPage | null, { query, language }: PageRequest) {
  if (results === null) return null;
  const { keyword, location, place } = toJobFilter(templateVariables(searchJobs.template, {}, query));
  const page = pageName(results.page, language);
  const category = results.category && categoryName(results.category, language);
  const title = joined(
    keyword,
    namesOf(results.companies),
    category,
    placeName(location, results),
    place.map((value) => placeLabel(value, results.places, language)).join(', '),
    declared.title,
    page,
  );
  return { title, description: declared.description };
}

const namesOf = (companies: JobSearchPage['companies']) => companies.map(({ name }) => name).join(', ');

function companyTexts(declared: PageTexts, data: RouteData, { language }: PageRequest): PageTexts | null {
  const company = valueOf(data, getCompany);
  if (company === null) return null;
  const page = pageName(valueOf(data, listCompanyJobs)?.page ?? 1, language);
  return { title: joined(company.name, page), description: company.description || declared.description };
}

function companyListTexts(declared: PageTexts, data: RouteData, { query, language }: PageRequest): PageTexts {
  const { search } = toCompanyFilter(templateVariables(listCompanies.template, {}, query));
  const page = pageName(valueOf(data, listCompanies)?.page ?? 1, language);
  return { ...declared, title: joined(search, declared.title, page) };
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const pageName = (page: number, language: Language) =>
  page > 1 ? `${language === 'pt' ? 'página' : 'page'} ${page}` : null;
