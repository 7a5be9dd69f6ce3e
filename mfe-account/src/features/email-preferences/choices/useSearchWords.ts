import { useLanguage, useTranslation } from 'platform';
import { categoryName, searchJobs, templateVariables, toJobFilter } from 'shared-contracts';
import { useListCategoriesQuery } from '../../../lists.api';

/** Description of a saved search: "enfermeira · Porto · Tempo inteiro". */
export function useSearchWords(): (query: string) => string {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const { data: categories = [] } = useListCategoriesQuery({});
  const areaOf = (slug: string) => {
    const name = categories.find((category) => category.slug === slug)?.name ?? slug.replaceAll('-', ' ');
    return categoryName({ slug, name }, language);
  };
  const wordOf = (kind: string, value: string) => t(`searchWords.${kind}.${value}`, { defaultValue: value });
  return (query) => {
    const filter = toJobFilter(templateVariables(searchJobs.template, {}, new URLSearchParams(query)));
    const words = [
      filter.keyword,
      filter.location,
      filter.category && areaOf(filter.category),
      ...filter.types.map((type) => wordOf('type', type)),
      ...filter.experienceLevels.map((level) => wordOf('level', level)),
      filter.remote === 'true' && t('searchWords.remote'),
      filter.companyId && t('searchWords.company'),
      filter.postedWithin !== 'any' && wordOf('postedWithin', filter.postedWithin),
    ].filter(Boolean);
    return words.length === 0 ? t('searchWords.all') : words.join(' · ');
  };
}
