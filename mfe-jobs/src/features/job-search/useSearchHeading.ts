import { useLanguage, useTranslation } from 'platform';
import { placeName, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { placePhrase } from './place-phrase';

/** The page's heading names the area and the place asked for. */
export function useSearchHeading(
  { location, companyId }: JobFilter,
  category: string | null,
  page?: JobSearchPage,
): string {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const place = location === '' ? null : placePhrase(placeName(location, page), language);
  if (page?.company && String(page.company.id) === companyId) {
    return t('search.heading.company', { company: page.company.name });
  }
  if (category !== null && place !== null) return t('search.heading.categoryPlace', { category, place });
  if (category !== null) return t('search.heading.category', { category });
  if (place !== null) return t('search.heading.place', { place });
  return t('search.heading.all');
}
