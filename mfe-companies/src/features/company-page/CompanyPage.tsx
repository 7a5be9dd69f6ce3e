import { isApiError, useRouteArg } from 'platform';
import { getCompany, isUnknownAddress } from 'shared-contracts';
import { useGetCompanyQuery } from '../../companies.api';
import { CompanyProfile } from './CompanyProfile';
import { CompanySkeleton } from './CompanySkeleton';
import { usePositions } from './Positions/usePositions';
import { CompanyFailed, CompanyNotFound } from './WithoutCompany';

/** /companies/{id}, by number or slug. */
export function CompanyPage() {
  const arg = useRouteArg(getCompany);
  // The key remounts the page for another company, so that no state of the previous one is shown.
  return <CompanyOrNone key={arg.companyId} arg={arg} />;
}

/** The company, or an error. Its jobs are fetched concurrently. */
function CompanyOrNone({ arg }: { arg: { companyId: string } }) {
  const { data: company, error, isError, refetch } = useGetCompanyQuery(arg);
  const positions = usePositions();
  if (isError && isApiError(error) && isUnknownAddress(error.status)) return <CompanyNotFound />;
  if (isError) return <CompanyFailed onRetry={() => void refetch()} />;
  if (company === undefined) return <CompanySkeleton slug={arg.companyId} />;
  return <CompanyProfile company={company} positions={positions} />;
}
