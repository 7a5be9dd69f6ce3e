import {
  categoryName,
  brand,
  documentTitle,
  getJob,
  limits,
  searchJobs,
  templateVariables,
  toJobFilter,
  truncate,
  type Job,
  type JobSearchPage,
  type Language,
  type RouteMatch,
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

/** Title and description of a page, cut to what is shown of them. */
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
  { language, query }: PageRequest,
  data: RouteData,
): PageWords {
  if (status === 403) return forbidden[language];
  if (match === null || status === 404) return missing[language];
  const declared = declaredWords(match.owner, language);
  const kind = structuredDataKindOf(match.owner);
  const job = kind === 'job' ? valueOf(data, getJob) : null;
  if (job !== null) return jobWords(job, declared);
  const results = kind === 'job-list' ? valueOf(data, searchJobs) : null;
  return results === null ? declared : searchWords(declared, results, query, language);
}

/** As the remote's manifest or the shell declares them. */
function declaredWords(owner: PageOwner, language: Language): PageWords {
  if (owner.kind === 'shell') {
    return { title: owner.route.title[language], description: owner.route.description[language] };
  }
  const { route, remote } = owner;
  const text = (key: string | undefined) => (key === undefined ? undefined : remote.texts[language][key]);
  return { title: text(route.title) ?? brand.name, description: text(route.description) ?? brand.tagline[language] };
}

function jobWords(job: Job, declared: PageWords): PageWords {
  return { title: `${job.title} · ${job.companyName}`, description: job.snippet || declared.description };
}

/** What was asked for comes first: it tells two tabs, and two results of a search engine, apart. */
function searchWords(declared: PageWords, results: JobSearchPage, query: URLSearchParams, language: Language) {
  const { keyword, location } = toJobFilter(templateVariables(searchJobs.template, {}, query));
  const page = results.page > 1 ? `${language === 'pt' ? 'página' : 'page'} ${results.page}` : null;
  const category = results.category && categoryName(results.category, language);
  const title = [keyword, category, location, declared.title, page].filter(Boolean).join(' · ');
  return { title, description: declared.description };
}
