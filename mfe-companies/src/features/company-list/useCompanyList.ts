import { isApiError, useRouteArg } from 'platform';
import {
  isUnknownAddress,
  listCompanies,
  toCompanyFilter,
  type CompanyFilter,
  type CompanyListPage,
} from 'shared-contracts';
import { useListCompaniesQuery } from '../../companies.api';

export interface CompanyList {
  /** What the address asks for. */
  filter: CompanyFilter;
  /** The last answer, also while the next one is on its way. */
  page: CompanyListPage | undefined;
  /** `refused`: the API does not accept the search, so that another attempt changes nothing. */
  status: 'loading' | 'failed' | 'refused' | 'empty' | 'ready';
  /** The next companies are being fetched, the shown ones are older. */
  isStale: boolean;
  retry: () => void;
}

/** The four states of the list, named. */
export function useCompanyList(): CompanyList {
  const arg = useRouteArg(listCompanies);
  const { data, error, isFetching, refetch } = useListCompaniesQuery(arg);
  return {
    filter: toCompanyFilter(arg),
    page: data,
    status: statusOf(data, error),
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}

function statusOf(page: CompanyListPage | undefined, error: unknown): CompanyList['status'] {
  if (error !== undefined) return isApiError(error) && isUnknownAddress(error.status) ? 'refused' : 'failed';
  if (page === undefined) return 'loading';
  return page.total === 0 ? 'empty' : 'ready';
}
