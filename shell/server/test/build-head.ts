import {
  getCompany,
  getJob,
  listCompanies,
  listCompanyJobs,
  routes,
  searchJobs,
  type Company,
  type RegisteredRemote,
} from 'shared-contracts';
import type { RouteData } from '../data/route-data.ts';
import { buildHead } from '../head/build-head.ts';
import { printHead } from '../head/print-head.ts';
import { languageOf, type PageRequest } from '../pages/page-request.ts';
import { createRouteTable } from '../site/route-table.ts';
import { plainShellRoutes } from '../site/shell-routes.ts';
import { buildCompany } from './build-job.ts';
import { buildRemote } from './site-fixture.ts';

export const site = 'https://trampolim.test';

/** Answers as the API gave them: endpoint's template → value. */
export function answers(values: Readonly<Record<string, unknown>>): RouteData {
  return Object.entries(values).map(([template, value]) => ({
    template,
    arg: {},
    url: template,
    decidesStatus: false,
    isItem: false,
    optional: false,
    answer: { kind: 'value', value, version: '1' },
  }));
}

export const buildWholeCompany = (given: Partial<Company> = {}): Company => ({
  ...buildCompany(),
  externalId: 'C-3',
  ...given,
});

const page = { title: 'title', description: 'description', robots: 'index', access: 'public' } as const;
const texts = (title: string, description: string) => ({ title, description, 'nav.companies': 'Empresas' });

/** The same declarations as the product's remotes; only the texts are invented. */
const remotes: readonly RegisteredRemote[] = [
  buildRemote(),
  buildRemote({
    id: 'mfe-companies',
    routes: [
      { ...page, path: routes.companies, structuredData: 'company-list' },
      { ...page, path: '/companies/:companyId', structuredData: 'company' },
    ],
    nav: [{ slot: 'shell.nav.main.v1', label: 'nav.companies', to: routes.companies, order: 30 }],
    texts: { pt: texts('Empresas a recrutar', 'Quem recruta.'), en: texts('Companies hiring', 'Who is hiring.') },
  }),
  buildRemote({
    id: 'mfe-other',
    routes: [routes.comparison, routes.apply, routes.auth, routes.verifyEmail, routes.resetPassword].map((path) => ({
      ...page,
      path,
      robots: 'noindex',
      structuredData: 'none',
    })),
    nav: [],
    texts: { pt: texts('Título', 'Descrição.'), en: texts('Title', 'Description.') },
  }),
];

export const { findOwner } = createRouteTable(plainShellRoutes, { remotes });

/** A visitor's request, as `toPageRequest` parses it. */
function visit(url: string): PageRequest {
  const { pathname, search, searchParams: query } = new URL(url, site);
  const language = languageOf(search, undefined);
  return {
    pathname,
    search,
    query,
    language,
    cookie: undefined,
    hasSession: false,
    lastWrite: undefined,
    requestId: 'test',
  };
}

/** The head of an existing page, read from its HTML. */
export function headOf(url: string, data: RouteData = []): string {
  const request = visit(url);
  const match = findOwner(request.pathname);
  const brandFiles = { logo: '/assets/favicon.svg', touchIcon: '/assets/icon.png', preview: '/preview.png' };
  return printHead(buildHead({ publicUrl: site, brandFiles, request, match, status: 200, data, findOwner }));
}

export const endpoints = {
  job: getJob.template,
  search: searchJobs.template,
  company: getCompany.template,
  companies: listCompanies.template,
  companyJobs: listCompanyJobs.template,
} as const;
