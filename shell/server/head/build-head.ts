import { applyHref, brand, getJob, routes, type RouteMatch } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageRequest } from '../pages/page-request.ts';
import type { PageStatus } from '../pages/page-status.ts';
import type { FindOwner, PageOwner } from '../site/route-table.ts';
import type { BrandFiles } from '../static/brand-files.ts';
import { crumbsOf } from './breadcrumbs.ts';
import { pageAddressOf } from './page-address.ts';
import type { PageHead } from './page-head.ts';
import { pageWordsOf } from './page-words.ts';
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
  const image = { url: publicUrl + brandFiles.preview, alt: brand.tagline[language] };
  if (match === null || status !== 200) {
    return { language, ...words, image, robots: 'noindex,follow', address: null, structuredData: [] };
  }
  const address = pageAddressOf(publicUrl, request, match, data);
  const structuredData = structuredDataOf(match, data, contextOf(asked, match, address.canonical, words.title));
  return { language, ...words, image, robots: robotsOf(match, query, data), address, structuredData };
}

function contextOf(
  { publicUrl, brandFiles, request, data, findOwner }: HeadRequest,
  match: RouteMatch<PageOwner>,
  canonical: string,
  title: string,
): StructuredDataContext {
  const job = valueOf(data, getJob);
  return {
    publicUrl,
    canonical,
    crumbs: crumbsOf(match, data, job?.title ?? title, request.language),
    appliesHere: job !== null && findOwner(applyHref(job))?.pattern === routes.apply,
    logo: publicUrl + brandFiles.logo,
  };
}
