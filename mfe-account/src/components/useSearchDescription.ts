import { useLanguage, useTranslation } from 'platform';
import { useFilterLabels } from 'platform/jobs';
import { useListCategoriesQuery } from 'platform/queries';
import { activeFilters, categoryName, toQueriedJobFilter, type SavedSearch } from 'shared-contracts';

/** Description of a saved search: "enfermeira · Porto · Tempo inteiro". */
export function useSearchDescription(): (search: Pick<SavedSearch, 'query' | 'places'>) => string {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const { data: categories = [] } = useListCategoriesQuery({});
  const category = (slug: string) => {
    const name = categories.find((one) => one.slug === slug)?.name ?? slug.replaceAll('-', ' ');
    return categoryName({ slug, name }, language);
  };
  const labelOf = useFilterLabels({
    open: { location: (place) => place, category, companyId: () => t('searchWords.company') },
  });
  return ({ query, places }) => {
    const active = activeFilters(toQueriedJobFilter(new URLSearchParams(query)));
    const datesLast = active.toSorted((a, b) => Number(a.name === 'postedWithin') - Number(b.name === 'postedWithin'));
    return active.length === 0 ? t('searchWords.all') : datesLast.map((one) => labelOf(one, places)).join(' · ');
  };
}
