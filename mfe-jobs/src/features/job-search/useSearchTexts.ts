import { useLanguage, usePageMeta, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import {
  activeFilterCount,
  emptyJobFilter,
  indexedPlace,
  isRemoteOnly,
  placeLabel,
  placeName,
  routes,
  toJobSearchParams,
  type JobFilter,
  type JobSearchPage,
  type Language,
  type RequestedPlace,
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

/** More places are counted. */
const namedPlaces = 3;

/** "em Lisboa e no Porto", "até 15 km de Lisboa"; null while a place is not known. */
function usePlacesPhrase(asked: readonly string[], places: readonly RequestedPlace[]): string | null {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const found = asked.map((value) => places.find((place) => place.value === value)?.phrase[language]);
  const known = found.filter((phrase) => phrase !== undefined);
  if (asked.length === 0 || known.length < asked.length) return null;
  if (known.length > namedPlaces) return t('search.heading.places', { count: known.length });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(known);
}

/** The page's heading, with the area and the place of the search. */
export function useSearchHeading(
  { location, place: asked, companyId }: JobFilter,
  category: string | null,
  page?: JobSearchPage,
): string {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const places = usePlacesPhrase(asked, page?.places ?? []);
  const place = location === '' ? places : placePhrase(placeName(location, page), language);
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

/** As on the HTML server: indexed without keyword and company, with few filters, one place and at least one result. */
export function searchRobots(filter: JobFilter, page: JobSearchPage | undefined): 'index' | 'noindex' {
  const isOwnView = filter.keyword !== '' || filter.companyId.length > 0 || activeFilterCount(filter) >= ownView;
  const isOwnPlace = filter.place.length > 0 && indexedPlace(page?.places ?? []) === null;
  return isOwnView || isOwnPlace || page?.total === 0 ? 'noindex' : 'index';
}

/** Query of the canonical address: only the parameters of indexed pages: area, city, place, remote work, page. */
export function canonicalQuery(filter: JobFilter, page: JobSearchPage): URLSearchParams {
  const place = indexedPlace(page.places);
  const kept = toJobSearchParams({
    ...emptyJobFilter,
    category: page.category?.slug ?? filter.category,
    location: filter.location,
    place: place === null ? [] : [place],
    workplace: isRemoteOnly(filter) ? ['remote'] : [],
    page: page.page,
  });
  const order = ['category', 'location', 'place', 'remote', 'page'];
  return new URLSearchParams([...kept].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** Metadata of the search, with the same texts as on the HTML server. */
export function useSearchMeta(filter: JobFilter, page: JobSearchPage | undefined): void {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const labels = useJobLabels();
  const urlOf = usePageUrl();
  const number = page !== undefined && page.page > 1 ? t('meta.page', { page: page.page }) : null;
  const category = page?.category && labels.category(page.category.slug, page.category.name);
  const asked = [
    filter.keyword,
    page?.companies.map(({ name }) => name).join(', '),
    category,
    placeName(filter.location, page),
    filter.place.map((value) => placeLabel(value, page?.places ?? [], language)).join(', '),
  ];
  usePageMeta({
    title: [...asked, t('meta.jobs.title'), number].filter(Boolean).join(' · '),
    description: t('meta.jobs.description'),
    robots: searchRobots(filter, page),
    canonical: page && urlOf(routes.jobs, canonicalQuery(filter, page)),
  });
}
