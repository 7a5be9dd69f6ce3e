import { usePageMeta, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import { placeName, routes, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { usePageUrl } from '../../components/usePageUrl';
import { canonicalQuery, searchRobots } from './search-meta';

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
