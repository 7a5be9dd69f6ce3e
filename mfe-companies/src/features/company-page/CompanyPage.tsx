import { Container, isApiError, Skeleton, useRouteArg, useTranslation, VisuallyHidden } from 'platform';
import { getCompany } from 'shared-contracts';
import { useGetCompanyQuery } from '../../companies.api';
import { CompanyProfile } from './CompanyProfile';
import { CompanyFailed, CompanyNotFound } from './WithoutCompany';

/** /companies/{id}, by number or slug: the company, or why there is none. */
export function CompanyPage() {
  const { currentData: company, error, isError, refetch } = useGetCompanyQuery(useRouteArg(getCompany));
  if (isError && isApiError(error) && error.status === 404) return <CompanyNotFound />;
  if (isError) return <CompanyFailed onRetry={() => void refetch()} />;
  return company === undefined ? <CompanySkeleton /> : <CompanyProfile company={company} />;
}

function CompanySkeleton() {
  const { t } = useTranslation('mfe-companies');
  return (
    <Container>
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('company.loading')}</VisuallyHidden>
        <Skeleton height="20rem" shape="tile" />
      </div>
    </Container>
  );
}
