import { usePageMeta, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import {
  activeFilterCount,
  emptyJobFilter,
  placeName,
  routes,
  toJobSearchParams,
  type JobFilter,
  type JobSearchPage,
} from 'shared-contracts';
import { usePageUrl } from '../../components/usePageUrl';

/** With this many filters or more, a search is not indexed. */
const ownView = 3;

/** The rule that the HTML server follows for the same address: no keyword, no company, few filters, something found. */
export function searchRobots(filter: JobFilter, page: JobSearchPage | undefined): 'index' | 'noindex' {
  const isOwnView = filter.keyword !== '' || filter.companyId !== '' || activeFilterCount(filter) >= ownView;
  return isOwnView || page?.total === 0 ? 'noindex' : 'index';
}

/** Query of the canonical address: only the parameters of indexed pages: area, city, remote work, page. */
export function canonicalQuery(filter: JobFilter, page: JobSearchPage): URLSearchParams {
  const kept = toJobSearchParams({
    ...emptyJobFilter,
    category: page.category?.slug ?? filter.category,
    location: filter.location,
    remote: filter.remote === 'true' ? 'true' : '',
    page: page.page,
  });
  const order = ['category', 'location', 'remote', 'page'];
  return new URLSearchParams([...kept].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** Describes the search to tab, search engines and previews, in the words of the HTML server. */
export function useSearchMeta(filter: JobFilter, page: JobSearchPage | undefined): void {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const urlOf = usePageUrl();
  const number = page !== undefined && page.page > 1 ? t('meta.page', { page: page.page }) : null;
  const category = page?.category && labels.category(page.category.slug, page.category.name);
  const asked = [filter.keyword, page?.company?.name, category, placeName(filter.location, page)];
  usePageMeta({
    title: [...asked, t('meta.jobs.title'), number].filter(Boolean).join(' · '),
    description: t('meta.jobs.description'),
    robots: searchRobots(filter, page),
    canonical: page && urlOf(routes.jobs, canonicalQuery(filter, page)),
  });
}
