import type { FormEvent } from 'react';
import { SearchBar, useIsNative, useNavigate } from 'platform';
import { emptyJobFilter, routes, toJobSearchParams } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { useListCitiesQuery } from '../lookups/lookups.api';
import { HeroDrawing } from './HeroDrawing';
import { HeroLead } from './HeroLead';
import * as S from './Hero.styles';
import { PopularCategories } from './PopularCategories';

const everywhere = {};

/** The green first screen: a promise, the search, a drawing. */
export function Hero() {
  const { t } = useShellText();
  const isNative = useIsNative();
  const { cities, note } = useCities();
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
            <SearchBar cities={isNative ? null : cities} citiesNote={note} onSubmit={submit} />
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

/**
 * Names of the cities with open jobs, and the placeholder text. An answer that is not a list counts as an empty one
 * (SPEC §7).
 */
function useCities() {
  const { t } = useShellText();
  const { data, isLoading } = useListCitiesQuery(everywhere);
  const cities = Array.isArray(data) ? data : [];
  if (isLoading) return { cities, note: t('home.cities.loading') };
  return { cities, note: cities.length === 0 ? t('home.cities.none') : null };
}

/** Navigates to the results without loading a page; without JavaScript the browser submits the form. */
function useJobSearch() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const valueOf = (name: string) => {
      const field = elements.namedItem(name);
      return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
    };
    const query = toJobSearchParams({ ...emptyJobFilter, keyword: valueOf('keyword'), location: valueOf('location') });
    void navigate({ pathname: routes.jobs, search: query.toString() });
  };
}
