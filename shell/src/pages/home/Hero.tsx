import { contractQueries, Link, useFormat, useLanguage } from 'platform';
import { useListCategoriesQuery, useListHomeJobsQuery } from 'platform/queries';
import { categoryName, emptyJobFilter, limits, listHomeCompanies, routes, toJobSearchParams } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { JobSearch } from '../job-search/JobSearch';
import * as S from './Hero.styles';

const { useListHomeCompaniesQuery } = contractQueries({ listHomeCompanies });
const everywhere = {};

/** The first section of the home page: heading, search and a panel of tiles. */
export function Hero() {
  const { t } = useShellText();
  return (
    <S.Hero>
      <S.Grid>
        <S.Copy>
          <S.Title>{t('home.heading')}</S.Title>
          <S.Lead>
            <HeroLead />
          </S.Lead>
          <S.Search>
            <JobSearch />
          </S.Search>
          <PopularCategories />
        </S.Copy>
        <S.WidePanel panel="home" />
        <S.SmallPanel panel="small" />
      </S.Grid>
      <S.Edge viewBox="0 0 1440 84" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 30c300 46 760 52 1100 14 150-17 260-34 340-44v84H0Z" fill="currentColor" />
      </S.Edge>
    </S.Hero>
  );
}

/** The lead text with the job counts; without them while they load, or when they are unavailable. */
function HeroLead() {
  const { t } = useShellText();
  const format = useFormat();
  const { data: jobs } = useListHomeJobsQuery(everywhere);
  const { data: companies } = useListHomeCompaniesQuery(everywhere);
  if (!jobs?.total || !companies?.total) return t('home.lead');
  const counted = (key: 'jobs' | 'companies', count: number) =>
    t(`home.counted.${key}`, { count, formatted: format.number(count) });
  return t('home.leadCounted', {
    jobs: counted('jobs', jobs.total),
    companies: counted('companies', companies.total),
  });
}

/**
 * The categories with the most jobs, as searches by their name. Empty while they are unknown: the line reserves its
 * space.
 */
function PopularCategories() {
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
