import { useLanguage, usePageMeta, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import {
  activeFilterCount,
  emptyJobFilter,
  isRemoteOnly,
  placeName,
  routes,
  toJobSearchParams,
  type JobFilter,
  type JobSearchPage,
  type Language,
} from 'shared-contracts';
import { usePageUrl } from '../../components/usePageUrl';

/** Portuguese towns whose name takes an article: "no Porto", not "em Porto". */
const articles = new Map(
  Object.entries({
    Amadora: 'na',
    Barreiro: 'no',
    'Caldas da Rainha': 'nas',
    Covilhã: 'na',
    Entroncamento: 'no',
    'Figueira da Foz': 'na',
    Funchal: 'no',
    Fundão: 'no',
    Guarda: 'na',
    Horta: 'na',
    Maia: 'na',
    'Marinha Grande': 'na',
    Moita: 'na',
    Montijo: 'no',
    Nazaré: 'na',
    Porto: 'no',
    'Póvoa de Varzim': 'na',
    'Praia da Vitória': 'na',
    'Ribeira Grande': 'na',
    Seixal: 'no',
    Trofa: 'na',
  }),
);

/** "em Lisboa", "no Porto", "in Porto". */
export function placePhrase(place: string, language: Language): string {
  return `${language === 'pt' ? (articles.get(place) ?? 'em') : 'in'} ${place}`;
}

/** The page's heading, with the area and the place of the search. */
export function useSearchHeading(
  { location, companyId }: JobFilter,
  category: string | null,
  page?: JobSearchPage,
): string {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const place = location === '' ? null : placePhrase(placeName(location, page), language);
  const [company, ...others] = page?.companies ?? [];
  if (company && others.length === 0 && companyId.join() === String(company.id)) {
    return t('search.heading.company', { company: company.name });
  }
  if (category !== null && place !== null) return t('search.heading.categoryPlace', { category, place });
  if (category !== null) return t('search.heading.category', { category });
  if (place !== null) return t('search.heading.place', { place });
  return t('search.heading.all');
}

/** With this many filters or more, a search is not indexed. */
const ownView = 3;

/** As on the HTML server: indexed without keyword and company, with few filters and at least one result. */
export function searchRobots(filter: JobFilter, page: JobSearchPage | undefined): 'index' | 'noindex' {
  const isOwnView = filter.keyword !== '' || filter.companyId.length > 0 || activeFilterCount(filter) >= ownView;
  return isOwnView || page?.total === 0 ? 'noindex' : 'index';
}

/** Query of the canonical address: only the parameters of indexed pages: area, city, remote work, page. */
export function canonicalQuery(filter: JobFilter, page: JobSearchPage): URLSearchParams {
  const kept = toJobSearchParams({
    ...emptyJobFilter,
    category: page.category?.slug ?? filter.category,
    location: filter.location,
    workplace: isRemoteOnly(filter) ? ['remote'] : [],
    page: page.page,
  });
  const order = ['category', 'location', 'remote', 'page'];
  return new URLSearchParams([...kept].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** Metadata of the search, with the same texts as on the HTML server. */
export function useSearchMeta(filter: JobFilter, page: JobSearchPage | undefined): void {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const urlOf = usePageUrl();
  const number = page !== undefined && page.page > 1 ? t('meta.page', { page: page.page }) : null;
  const category = page?.category && labels.category(page.category.slug, page.category.name);
  const asked = [
    filter.keyword,
    page?.companies.map(({ name }) => name).join(', '),
    category,
    placeName(filter.location, page),
  ];
  usePageMeta({
    title: [...asked, t('meta.jobs.title'), number].filter(Boolean).join(' · '),
    description: t('meta.jobs.description'),
    robots: searchRobots(filter, page),
    canonical: page && urlOf(routes.jobs, canonicalQuery(filter, page)),
  });
}
