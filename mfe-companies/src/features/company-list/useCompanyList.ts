import { isApiError, useNavigate, useRouteArg } from 'platform';
import { useListCompaniesQuery } from 'platform/queries';
import {
  isUnknownAddress,
  listCompanies,
  toCompanyFilter,
  type CompanyFilter,
  type CompanyListPage,
} from 'shared-contracts';
import { companiesAddress } from '../../components/companies-address';

export interface CompanyList {
  /** Filter in the URL. */
  filter: CompanyFilter;
  /** Writes a changed filter into the URL, on page 1. */
  change: (change: Partial<CompanyFilter>) => void;
  /** The latest response, also while the next one is loading. */
  page: CompanyListPage | undefined;
  /** `refused`: the API rejects the search, so a retry would have the same result. */
  status: 'loading' | 'failed' | 'refused' | 'empty' | 'ready';
  /** The next companies are loading; the rendered ones are outdated. */
  isStale: boolean;
  retry: () => void;
}

/** The company list of the current URL with its state. */
export function useCompanyList(): CompanyList {
  const arg = useRouteArg(listCompanies);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useListCompaniesQuery(arg);
  const filter = toCompanyFilter(arg);
  return {
    filter,
    change: (change) => void navigate(companiesAddress({ ...filter, ...change, page: 1 })),
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
