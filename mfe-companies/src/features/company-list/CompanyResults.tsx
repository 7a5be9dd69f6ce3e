import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Pagination,
  Sheet,
  Skeleton,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { limits, routes } from 'shared-contracts';
import { useListJobsQuery } from '../../companies.api';
import { CompanyTile } from './CompanyTile';
import { deriveCompanies, searchCompanies, sliceCompanies } from './derive-companies';
import { companiesAddress, type CompanyFilter } from './useCompanyFilter';
import * as S from './CompanyListPage.styles';

/** The companies that hire, derived from the public list of jobs: on their way, failed, none, found. */
export function CompanyResults({ filter }: { filter: CompanyFilter }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const { data, isError, refetch } = useListJobsQuery({});
  if (isError) {
    return (
      <Sheet>
        <ErrorPanel title={t('list.error.title')} text={t('list.error.text')} onRetry={() => void refetch()} />
      </Sheet>
    );
  }
  if (data === undefined) return <CompaniesSkeleton />;
  const found = searchCompanies(deriveCompanies(data), filter.search);
  const { items, page, totalPages } = sliceCompanies(found, filter.page);
  return (
    <>
      <S.Count role="status">
        {t('list.count', { count: found.length, formatted: format.number(found.length) })}
      </S.Count>
      {found.length === 0 && <NoCompanies />}
      <S.Grid>
        {items.map((company) => (
          <li key={company.id}>
            <CompanyTile company={company} />
          </li>
        ))}
      </S.Grid>
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefOf={(number) => companiesAddress({ ...filter, page: number })}
      />
    </>
  );
}

function NoCompanies() {
  const { t } = useTranslation('mfe-companies');
  return (
    <Sheet>
      <EmptyState
        illustration="empty-search"
        title={t('list.empty.title')}
        text={t('list.empty.text')}
        actions={<ButtonLink to={routes.companies}>{t('list.empty.clear')}</ButtonLink>}
      />
    </Sheet>
  );
}

function CompaniesSkeleton() {
  const { t } = useTranslation('mfe-companies');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      <S.Grid aria-hidden="true">
        {Array.from({ length: limits.companiesPageSize }, (_, tile) => (
          <li key={tile}>
            <Skeleton height="80px" shape="tile" />
          </li>
        ))}
      </S.Grid>
    </div>
  );
}
