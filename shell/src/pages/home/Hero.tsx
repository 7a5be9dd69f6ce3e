import type { FormEvent } from 'react';
import { Link, SearchBar, useFormat, useLanguage, useNavigate } from 'platform';
import { typedSearch, useCities } from 'platform/jobs';
import { useListCategoriesQuery, useListCompaniesQuery, useSearchJobsQuery } from 'platform/queries';
import { categoryName, emptyJobFilter, limits, routes, toJobSearchParams } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { HeroDrawing } from './HeroDrawing';
import { homeQuestions } from './home.api';
import * as S from './Hero.styles';

const everywhere = {};

/** The first section of the home page: heading, search and illustration. */
export function Hero() {
  const { t } = useShellText();
  const { cities, note } = useCities({ loading: t('home.cities.loading'), none: t('home.cities.none') });
  const submit = useJobSearch();
  return (
    <S.Hero>
      <S.Grid>
        <div>
          <S.Title>{t('home.heading')}</S.Title>
          <S.Lead>
            <HeroLead />
          </S.Lead>
          <S.Search>
            <SearchBar cities={cities} citiesNote={note} onSubmit={submit} />
          </S.Search>
          <PopularCategories />
        </div>
        <S.Drawing>
          <HeroDrawing />
        </S.Drawing>
      </S.Grid>
      <S.Edge viewBox="0 0 1440 84" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 30c300 46 760 52 1100 14 150-17 260-34 340-44v84H0Z" fill="currentColor" />
      </S.Edge>
    </S.Hero>
  );
}

/** Navigates to the results without loading a page; without JavaScript the browser submits the form. */
function useJobSearch() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = toJobSearchParams({ ...emptyJobFilter, ...typedSearch(event.currentTarget) });
    void navigate({ pathname: routes.jobs, search: query.toString() });
  };
}

/** The lead text with the job counts; without them while they load, or when they are unavailable. */
function HeroLead() {
  const { t } = useShellText();
  const format = useFormat();
  const { data: jobs } = useSearchJobsQuery(homeQuestions.jobs);
  const { data: companies } = useListCompaniesQuery(homeQuestions.companies);
  if (!jobs?.total || !companies?.total) return t('home.lead');
  const counted = (key: 'jobs' | 'companies', count: number) =>
    t(`home.counted.${key}`, { count, formatted: format.number(count) });
  return t(jobs.totalIsExact ? 'home.leadCounted' : 'home.leadMany', {
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
