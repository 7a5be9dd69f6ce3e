import { Breadcrumbs, Container, useIsNative, useTranslation, withTexts } from 'platform';
import { FilterAside } from 'platform/filters';
import { typedSearch, useJobLabels } from 'platform/jobs';
import { useRef, type RefObject } from 'react';
import { routes, type JobFilter } from 'shared-contracts';
import { useRecordVisit } from '../../components/last-visit';
import { ActiveFilters } from './ActiveFilters';
import { CreateAlert } from './CreateAlert/CreateAlert';
import { DeskFilters, DeskPane } from './desk/desk-parts';
import { FilterPanel, JobFilterDrawer, type FilterPanelProps } from './FilterPanel';
import type { SearchView } from './job-filters';
import { ResultsMap, ViewToggle } from './JobMap/ResultsMap';
import * as S from './JobSearchPage.styles';
import { Results } from './Results/Results';
import { ResultCount, SortSelect } from './Results/ResultCount';
import { searchTexts } from './search-texts';
import { SearchBand, searchFormId } from './SearchBand';
import { useDesk } from './useDesk';
import { useJobFilter, useJobSearch, useLastPage, useScrollToResults, type JobSearch } from './useJobSearch';
import { useSearchHeading, useSearchMeta } from './useSearchTexts';
import { ViewSwitch } from './ViewSwitch';

const headingId = 'job-search-heading';

/** /jobs. The URL contains the state; the form changes it, and the results show it. */
export const JobSearchPage = withTexts('mfe-jobs', searchTexts, () => {
  const { t } = useTranslation('mfe-jobs');
  const hasFilters = !useIsNative();
  const { arg, filter, view, change } = useJobFilter();
  const jobs = useJobSearch(arg);
  const desk = useDesk(filter, jobs.page, jobs.current);
  const category = useCategoryName(filter, jobs);
  const title = useSearchHeading(filter, category, jobs.page);
  const bar = useRef<HTMLFormElement>(null);
  const heading = useScrollToResults(filter);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const search = (wanted: Partial<JobFilter>) => {
    focusHeading();
    change(wanted);
  };
  /** A filter also applies the current values of the search bar. */
  const refine = (wanted: Partial<JobFilter>) => change({ ...(bar.current && typedSearch(bar.current)), ...wanted });
  useSearchMeta(filter, jobs.current);
  useLastPage(filter, jobs.current, view);
  useRecordVisit(jobs.current?.now);
  const filters = { filter, page: jobs.page, onChange: refine };
  return (
    <S.Page data-map={view === 'map' || undefined}>
      <SearchBand filter={filter} page={jobs.page} current={jobs.current} onSearch={search} formRef={bar} />
      <S.DeskBar data-screen>
        <Container>{desk.isPair && <DeskFilters {...filters} />}</Container>
      </S.DeskBar>
      <Container>
        <S.Trail>
          <SearchBreadcrumbs category={category} />
        </S.Trail>
        <S.Layout $hasFilters={hasFilters}>
          {hasFilters && !desk.isPair && (
            <FilterAside label={t('filters.title')} formId={searchFormId} applyLabel={t('filters.apply')}>
              <FilterPanel {...filters} formId={searchFormId} />
            </FilterAside>
          )}
          <S.Answer aria-labelledby={headingId}>
            <SearchHead {...filters} title={title} headingRef={heading} search={jobs} view={view} onList={desk.close} />
            {!desk.isPair && (
              <S.FilterRow>
                {hasFilters && <JobFilterDrawer {...filters} />}
                <ViewToggle filter={filter} view={view} />
                <ActiveFilters filter={filter} page={jobs.page} view={view} onRemove={focusHeading} />
              </S.FilterRow>
            )}
            {view === 'map' ? (
              <ResultsMap arg={arg} filter={filter} />
            ) : (
              <Results search={jobs} filter={filter} desk={desk} onLeave={focusHeading} />
            )}
          </S.Answer>
          <S.Beside>{desk.isPair && <DeskPane desk={desk} page={jobs.page} form={bar} />}</S.Beside>
        </S.Layout>
      </Container>
    </S.Page>
  );
});

interface SearchHeadProps extends FilterPanelProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  search: JobSearch;
  view: SearchView;
  /** The list alone was chosen. */
  onList: () => void;
}

/** Heading, views, number of results, alert and order. */
function SearchHead({ title, headingRef, search, view, filter, page, onChange, onList }: SearchHeadProps) {
  const hasFilters = !useIsNative();
  return (
    <S.Head>
      <S.Heading id={headingId} ref={headingRef} tabIndex={-1}>
        {title}
      </S.Heading>
      {hasFilters && <ViewSwitch filter={filter} view={view} onList={onList} />}
      <ResultCount search={search} />
      <CreateAlert filter={filter} page={page} />
      {hasFilters && <SortSelect filter={filter} formId={searchFormId} onSort={onChange} />}
    </S.Head>
  );
}

/** The area's name: of the response to this search, else of the facet, else the value in the URL. */
function useCategoryName({ category }: JobFilter, { current, page }: JobSearch): string | null {
  const labels = useJobLabels();
  if (category === '') return null;
  const counted = page?.facets.category.find(({ value }) => value === category);
  const slug = current?.category?.slug ?? category;
  return labels.category(slug, current?.category?.name ?? counted?.label ?? category);
}

function SearchBreadcrumbs({ category }: { category: string | null }) {
  const { t } = useTranslation('mfe-jobs');
  const trail = [{ label: t('breadcrumbs.home'), to: routes.home }];
  const jobs = { label: t('breadcrumbs.jobs') };
  if (category === null) return <Breadcrumbs items={[...trail, jobs]} />;
  return <Breadcrumbs items={[...trail, { ...jobs, to: routes.jobs }, { label: category }]} />;
}
