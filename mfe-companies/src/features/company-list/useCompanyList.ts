import { isApiError, useRouteArg } from 'platform';
import { useListCompaniesQuery } from 'platform/queries';
import {
  isUnknownAddress,
  listCompanies,
  routes,
  toCompanyFilter,
  toCompanySearchParams,
  type CompanyFilter,
  type CompanyListPage,
} from 'shared-contracts';

/** URL of the company list with a filter. */
export function companiesAddress(filter: CompanyFilter): string {
  const query = toCompanySearchParams(filter).toString();
  return query === '' ? routes.companies : `${routes.companies}?${query}`;
}

export interface CompanyList {
  /** Filter in the URL. */
  filter: CompanyFilter;
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
