import { useRouteArg } from 'platform';
import { listCompanies, toCompanyFilter, type CompanyFilter, type CompanyListPage } from 'shared-contracts';
import { useListCompaniesQuery } from '../../companies.api';

export interface CompanyList {
  /** What the address asks for. */
  filter: CompanyFilter;
  /** The last answer, also while the next one is on its way. */
  page: CompanyListPage | undefined;
  status: 'loading' | 'failed' | 'empty' | 'ready';
  /** The next companies are being fetched, the shown ones are older. */
  isStale: boolean;
  retry: () => void;
}

/** The four states of the list, named. */
export function useCompanyList(): CompanyList {
  const arg = useRouteArg(listCompanies);
  const { data, isError, isFetching, refetch } = useListCompaniesQuery(arg);
  return {
    filter: toCompanyFilter(arg),
    page: data,
    status: statusOf(data, isError),
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}

function statusOf(page: CompanyListPage | undefined, isError: boolean): CompanyList['status'] {
  if (isError) return 'failed';
  if (page === undefined) return 'loading';
  return page.total === 0 ? 'empty' : 'ready';
}
