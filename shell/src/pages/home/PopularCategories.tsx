import { Link, useLanguage } from 'platform';
import { categoryName, emptyJobFilter, limits, routes, toJobSearchParams } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { useListCategoriesQuery } from '../lookups/lookups.api';
import * as S from './Hero.styles';

const everywhere = {};

/**
 * The categories with the most jobs, as searches by their name. Empty while they are unknown: the line reserves its
 * space.
 */
export function PopularCategories() {
  const { t } = useShellText();
  const { language } = useLanguage();
  const { data: categories = [] } = useListCategoriesQuery(everywhere);
  const popular = categories.toSorted((a, b) => b.jobCount - a.jobCount).slice(0, limits.popularCategories);
  return (
    <S.Popular>
      {popular.length > 0 && <span>{t('home.popular')}</span>}
      {popular.map(({ name, slug }) => (
        <Link key={slug} to={`${routes.jobs}?${toJobSearchParams({ ...emptyJobFilter, keyword: name }).toString()}`}>
          {categoryName({ slug, name }, language)}
        </Link>
      ))}
    </S.Popular>
  );
}
