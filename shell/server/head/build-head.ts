import { applyHref, getCompany, getJob, routes, type RouteMatch } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageRequest } from '../pages/page-request.ts';
import type { PageStatus } from '../pages/page-status.ts';
import { structuredDataKindOf, type FindOwner, type PageOwner } from '../site/route-table.ts';
import type { BrandFiles } from '../static/brand-files.ts';
import { crumbsOf } from './breadcrumbs.ts';
import { jobFeedLink } from './job-feed-link.ts';
import { pageAddressOf } from './page-address.ts';
import type { PageHead } from './page-head.ts';
import { pageWordsOf } from './page-words.ts';
import { previewImageOf } from './preview-image.ts';
import { robotsOf } from './robots.ts';
import { structuredDataOf, type StructuredDataContext } from './structured-data.ts';

export interface HeadRequest {
  publicUrl: string;
  brandFiles: BrandFiles;
  request: PageRequest;
  match: RouteMatch<PageOwner> | null;
  status: PageStatus;
  data: RouteData;
  findOwner: FindOwner;
}

export function buildHead(asked: HeadRequest): PageHead {
  const { publicUrl, brandFiles, request, match, status, data } = asked;
  const { language, query } = request;
  const words = pageWordsOf(match, status, request, data);
  const image = previewImageOf(data, language, { publicUrl, preview: brandFiles.preview });
  if (match === null || status !== 200) {
    return { language, ...words, image, feed: null, robots: 'noindex,follow', address: null, structuredData: [] };
  }
  const address = pageAddressOf(publicUrl, request, match, data);
  const structuredData = structuredDataOf(match, data, contextOf(asked, match, address.canonical, words.title));
  const isSearch = structuredDataKindOf(match.owner) === 'job-list';
  const feed = isSearch ? jobFeedLink(request, data, { publicUrl, title: words.title }) : null;
  return { language, ...words, image, feed, robots: robotsOf(match, query, data), address, structuredData };
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
