import {
  activeFilterCount,
  applyHref,
  brand,
  getCompany,
  getJob,
  indexedPlace,
  isNarrowed,
  jobFeedHref,
  listCompanies,
  routes,
  searchJobs,
  sharePictureHref,
  templateVariables,
  toCompanyFilter,
  toJobFilter,
  type Language,
  type RouteMatch,
  type StructuredDataKind,
} from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { isPublic, type PageStatus } from '../pages/resolved-page.ts';
import { structuredDataKindOf, type FindOwner, type PageOwner } from '../site/route-table.ts';
import type { BrandFiles } from '../static/brand-files.ts';
import { crumbsOf } from './breadcrumbs.ts';
import { pageAddressOf } from './page-address.ts';
import { pageTextsOf } from './page-texts.ts';
import type { PageHead } from './print-head.ts';
import { structuredDataOf, type StructuredDataContext } from './structured-data.ts';

interface HeadRequest {
  publicUrl: string;
  brandFiles: BrandFiles;
  request: PageRequest;
  match: RouteMatch<PageOwner> | null;
  status: PageStatus;
  data: RouteData;
  findOwner: FindOwner;
}

export function buildHead(headRequest: HeadRequest): PageHead {
  const { publicUrl, brandFiles, request, match, status, data } = headRequest;
  const { language, query } = request;
  const texts = pageTextsOf(match, status, request, data);
  const image = previewImageOf(data, language, { publicUrl, preview: brandFiles.preview });
  if (match === null || status !== 200) {
    return { language, ...texts, image, feed: null, robots: 'noindex,follow', address: null, structuredData: [] };
  }
  const address = pageAddressOf(publicUrl, request, match, data);
  const structuredData = structuredDataOf(match, data, contextOf(headRequest, match, address.canonical, texts.title));
  const isSearch = structuredDataKindOf(match.owner) === 'job-list';
  const feed = isSearch ? jobFeedLink(request, data, { publicUrl, title: texts.title }) : null;
  return { language, ...texts, image, feed, robots: robotsOf(match, query, data), address, structuredData };
}

function contextOf(
  { publicUrl, brandFiles, request, data, findOwner }: HeadRequest,
  match: RouteMatch<PageOwner>,
  canonical: string,
  title: string,
): StructuredDataContext {
  const job = valueOf(data, getJob);
  const name = job?.title ?? valueOf(data, getCompany)?.name ?? title;
  return {
    publicUrl,
    canonical,
    language: request.language,
    crumbs: crumbsOf(match, data, name, request.language),
    appliesHere: job !== null && findOwner(applyHref(job))?.pattern === routes.apply,
    logo: publicUrl + brandFiles.logo,
  };
}

/** The preview image of a shared page: a job has its own, every other page uses the brand's (T28). */
function previewImageOf(
  data: RouteData,
  language: Language,
  { publicUrl, preview }: { publicUrl: string; preview: string },
): PageHead['image'] {
  const job = valueOf(data, getJob);
  if (job === null || job.isClosed) {
    return { url: publicUrl + preview, alt: `${brand.name}: ${brand.tagline[language]}` };
  }
  const picture = sharePictureHref(job, language === 'pt' ? undefined : language);
  return { url: publicUrl + picture, alt: `${job.title} · ${job.companyName}` };
}

/** The feed of the page's search, for feed readers. */
function jobFeedLink(
  { query, language }: PageRequest,
  data: RouteData,
  { publicUrl, title }: { publicUrl: string; title: string },
): PageHead['feed'] {
  if (valueOf(data, searchJobs) === null) return null;
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, query));
  return { title, url: publicUrl + jobFeedHref(filter, language) };
}

/** Number of filters from which a search is a personal view, not a public page (T24). */
const ownView = 3;

type IsThin = (query: URLSearchParams, data: RouteData) => boolean;

/** Pages that search engines should not index, by their content. */
const thin: Partial<Record<StructuredDataKind, IsThin>> = {
  'job-list': isThinSearch,
  'company-list': (query, data) =>
    isNarrowed(toCompanyFilter(templateVariables(listCompanies.template, {}, query))) ||
    valueOf(data, listCompanies)?.total === 0,
  // Companies without open jobs are not listed; their page remains available to followers.
  company: (_, data) => valueOf(data, getCompany)?.jobCount === 0,
};

function robotsOf({ owner }: RouteMatch<PageOwner>, query: URLSearchParams, data: RouteData): PageHead['robots'] {
  const isThin = thin[structuredDataKindOf(owner)]?.(query, data) ?? false;
  return owner.route.robots === 'index' && isPublic(owner) && !isThin ? 'index,follow' : 'noindex,follow';
}

/** A keyword, a company (it has its own page), a place other than one of the gazetteer, many filters or no results. */
function isThinSearch(query: URLSearchParams, data: RouteData): boolean {
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, query));
  const results = valueOf(data, searchJobs);
  const isOwnPlace = filter.place.length > 0 && indexedPlace(results?.places ?? []) === null;
  const isOwnView = filter.keyword !== '' || filter.companyId.length > 0 || activeFilterCount(filter) >= ownView;
  return isOwnView || isOwnPlace || results?.total === 0;
}
