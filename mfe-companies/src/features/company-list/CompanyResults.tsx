import { ButtonLink, EmptyState, ErrorPanel, Pagination, Sheet, useFormat, useTranslation } from 'platform';
import { limits, routes, type CompanyListPage } from 'shared-contracts';
import { CompanyTiles, CompanyTilesSkeleton } from '../../components/CompanyTile/CompanyTile';
import { Answer } from '../../components/list-pages';
import { companiesAddress, type CompanyList } from './useCompanyList';
import * as S from './CompanyListPage.styles';

/** Companies with open jobs: loading, error, empty, results. Changes of the count are announced to screen readers. */
export function CompanyResults({ list }: { list: CompanyList }) {
  return (
    <>
      <S.Count role="status">{useCountWords(list)}</S.Count>
      <ResultsContent list={list} />
    </>
  );
}

function useCountWords({ status, page }: CompanyList): string {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  if (status === 'failed' || status === 'refused') return '';
  if (page === undefined) return t('list.loading');
  return t('list.count', { count: page.total, formatted: format.number(page.total) });
}

function ResultsContent({ list }: { list: CompanyList }) {
  const { t } = useTranslation('mfe-companies');
  const { filter, page, status, isStale, retry } = list;
  if (status === 'failed') {
    return (
      <Sheet>
        <ErrorPanel title={t('list.error.title')} text={t('list.error.text')} onRetry={retry} />
      </Sheet>
    );
  }
  if (status === 'refused') return <Refused />;
  if (page === undefined) return <CompanyTilesSkeleton tiles={limits.companiesPageSize} columns={3} />;
  return (
    <Answer $isStale={isStale} aria-busy={isStale}>
      {status === 'empty' ? <NoCompanies search={filter.search} /> : <FoundCompanies list={list} page={page} />}
    </Answer>
  );
}

/** The URL contains values that the API rejects, such as a search that is too long. The form does not create them. */
function Refused() {
  const { t } = useTranslation('mfe-companies');
  return (
    <Sheet role="alert">
      <EmptyState
        illustration="empty-search"
        title={t('list.refused.title')}
        text={t('list.refused.text', { count: limits.keywordCharacters })}
        actions={<ButtonLink to={routes.companies}>{t('list.empty.clear')}</ButtonLink>}
      />
    </Sheet>
  );
}

function FoundCompanies({ list: { filter }, page }: { list: CompanyList; page: CompanyListPage }) {
  return (
    <>
      <CompanyTiles companies={page.items} columns={3} heading="h2" />
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) => companiesAddress({ ...filter, page: number })}
      />
    </>
  );
}

/** No matches, or no company with open jobs. */
function NoCompanies({ search }: { search: string }) {
  const { t } = useTranslation('mfe-companies');
  const isSearch = search !== '';
  return (
    <Sheet>
      <EmptyState
        illustration="empty-search"
        title={isSearch ? t('list.empty.title', { search }) : t('list.nobody.title')}
        text={isSearch ? t('list.empty.text') : t('list.nobody.text')}
        actions={
          isSearch ? (
            <ButtonLink to={routes.companies}>{t('list.empty.clear')}</ButtonLink>
          ) : (
            <ButtonLink to={routes.home}>{t('list.nobody.home')}</ButtonLink>
          )
        }
      />
    </Sheet>
  );
}
