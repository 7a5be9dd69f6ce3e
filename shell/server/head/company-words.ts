import {
  getCompany,
  listCompanies,
  listCompanyJobs,
  routes,
  templateVariables,
  toCompanyFilter,
  type Language,
  type RouteMatch,
} from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageWords } from './page-words.ts';

/** The search of the list of companies; empty on any other page. */
export function companySearchOf({ pattern }: Pick<RouteMatch<unknown>, 'pattern'>, query: URLSearchParams): string {
  if (pattern !== routes.companies) return '';
  return toCompanyFilter(templateVariables(listCompanies.template, {}, query)).search;
}

/** A company under its own name, the list of companies under what was searched; null for any other page. */
export function companyWords(
  match: Pick<RouteMatch<unknown>, 'pattern'>,
  declared: PageWords,
  { language, query }: { language: Language; query: URLSearchParams },
  data: RouteData,
): PageWords | null {
  const company = valueOf(data, getCompany);
  if (company !== null) {
    const page = pageWords(valueOf(data, listCompanyJobs)?.page, language);
    return { title: joined(company.name, page), description: company.description || declared.description };
  }
  if (match.pattern !== routes.companies) return null;
  const page = pageWords(valueOf(data, listCompanies)?.page, language);
  return { ...declared, title: joined(companySearchOf(match, query), declared.title, page) };
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

function pageWords(page: number | undefined, language: Language): string | null {
  if (page === undefined || page === 1) return null;
  return `${language === 'pt' ? 'página' : 'page'} ${page}`;
}
