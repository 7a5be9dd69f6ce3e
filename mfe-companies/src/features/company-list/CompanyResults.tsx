import { ButtonLink, EmptyState, ErrorPanel, Pagination, Select, Sheet, useFormat, useTranslation } from 'platform';
import type { ReactNode } from 'react';
import {
  byName,
  companyFacetNames,
  companySorts,
  isNarrowed,
  isOneOf,
  limits,
  routes,
  type CompanyListPage,
} from 'shared-contracts';
import { companiesAddress } from '../../components/companies-address';
import { CompanyCards, CompanyCardsSkeleton } from '../../components/CompanyCard/CompanyCard';
import { CompanyRows, CompanyRowsSkeleton } from '../../components/CompanyRow/CompanyRow';
import { Answer } from '../../components/list-pages';
import { CompanyFilterDrawer } from './CompanyFilters';
import type { CompanyList } from './useCompanyList';
import * as S from './CompanyListPage.styles';

/** The first companies of a page are cards, the others rows. */
const cards = 3;

interface CompanyResultsProps {
  list: CompanyList;
  /** The form of the sort order. */
  formId: string;
}

/** Companies with open jobs: loading, error, empty, results. Changes of the count are announced to screen readers. */
export function CompanyResults({ list, formId }: CompanyResultsProps) {
  return (
    <>
      <S.Toolbar>
        <S.Count role="status">
          <CompanyCount list={list} />
        </S.Count>
        <CompanyFilterDrawer list={list} />
        <SortSelect list={list} formId={formId} />
      </S.Toolbar>
      <ResultsContent list={list} />
    </>
  );
}

function CompanyCount({ list: { status, page } }: { list: CompanyList }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  if (status === 'failed' || status === 'refused') return null;
  if (page === undefined) return t('common.loading');
  if (page.total === 0) return t('list.noCompanies');
  const { total, jobTotal } = page;
  return (
    <>
      <b>{t('list.companies', { count: total, formatted: format.number(total) })}</b>{' '}
      {t('list.withJobs', { count: jobTotal, formatted: format.number(jobTotal) })}
    </>
  );
}

function SortSelect({ list: { filter, change }, formId }: CompanyResultsProps) {
  const { t } = useTranslation('mfe-companies');
  return (
    <Select
      size="sm"
      name="sort"
      form={formId}
      label={t('list.sort.label')}
      hideLabel
      value={filter.sort}
      onChange={({ target }) => isOneOf(companySorts, target.value) && change({ sort: target.value })}
    >
      {companySorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`list.sort.${sort}`)}
        </option>
      ))}
    </Select>
  );
}

function ResultsContent({ list }: { list: CompanyList }) {
  const { t } = useTranslation('mfe-companies');
  const { page, status, isStale, retry } = list;
  if (status === 'failed') {
    return (
      <Sheet>
        <ErrorPanel title={t('list.error.title')} text={t('list.error.text')} onRetry={retry} />
      </Sheet>
    );
  }
  if (status === 'refused') return <Refused />;
  if (page === undefined) return <Loading />;
  return (
    <Answer $isStale={isStale} aria-busy={isStale}>
      {status === 'empty' ? <NoCompanies list={list} /> : <FoundCompanies list={list} page={page} />}
    </Answer>
  );
}

/** The URL contains values that the API rejects, such as a search that is too long. The form does not create them. */
function Refused() {
  const { t } = useTranslation('mfe-companies');
  return (
    <Sheet role="alert">
      <EmptyState
        illustration="no-companies"
        title={t('list.refused.title')}
        text={t('list.refused.text', { count: limits.keywordCharacters })}
        actions={<ButtonLink to={routes.companies}>{t('list.empty.clear')}</ButtonLink>}
      />
    </Sheet>
  );
}

function Loading() {
  return (
    <S.Found aria-busy="true">
      <CompanyCardsSkeleton cards={cards} columns={3} height="230px" />
      <CompanyRowsSkeleton rows={limits.companiesPageSize - cards} />
    </S.Found>
  );
}

function FoundCompanies({ list: { filter }, page }: { list: CompanyList; page: CompanyListPage }) {
  const others = page.items.slice(cards);
  return (
    <>
      <S.Found>
        <CompanyCards companies={page.items.slice(0, cards)} columns={3} heading="h2" banner="card" />
        {others.length > 0 && <CompanyRows companies={others} />}
      </S.Found>
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) => companiesAddress({ ...filter, page: number })}
      />
    </>
  );
}

/** No matches, or no company with open jobs. */
function NoCompanies({ list: { filter } }: { list: CompanyList }) {
  const { t } = useTranslation('mfe-companies');
  const { search } = filter;
  const unfiltered = { ...filter, ...byName(companyFacetNames, () => []), page: 1 };
  const state = (key: 'empty' | 'filtered' | 'nobody', actions: ReactNode) => (
    <Sheet>
      <EmptyState
        illustration="no-companies"
        title={t(`list.${key}.title`, { search })}
        text={t(`list.${key}.text`)}
        actions={actions}
      />
    </Sheet>
  );
  if (isNarrowed({ ...filter, search: '' })) {
    return state('filtered', <ButtonLink to={companiesAddress(unfiltered)}>{t('list.filtered.clear')}</ButtonLink>);
  }
  if (search !== '') return state('empty', <ButtonLink to={routes.companies}>{t('list.empty.clear')}</ButtonLink>);
  return state('nobody', <ButtonLink to={routes.home}>{t('list.nobody.home')}</ButtonLink>);
}
