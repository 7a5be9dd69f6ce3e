import { useRouteArg } from 'platform';
import { useListCompanyJobsQuery } from 'platform/queries';
import {
  companyHref,
  listCompanyJobs,
  toCompanyJobsFilter,
  toCompanyJobsParams,
  type Company,
  type CompanyJobsFilter,
  type CompanyJobsPage,
} from 'shared-contracts';

/** Id of the heading of the open jobs. */
export const positionsId = 'open-positions';

export interface Positions {
  /** Filter in the URL. */
  filter: CompanyJobsFilter;
  /** The latest response, also while the next page is loading. */
  page: CompanyJobsPage | undefined;
  isError: boolean;
  /** The next page is loading; the rendered one is outdated. */
  isStale: boolean;
  retry: () => void;
}

/** Open jobs of the company in the URL, with the filter in the URL. */
export function usePositions(): Positions {
  const arg = useRouteArg(listCompanyJobs);
  const { data, isError, isFetching, refetch } = useListCompanyJobsQuery(arg);
  return {
    filter: toCompanyJobsFilter(arg),
    page: data,
    isError,
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}

export const everyPosition: CompanyJobsFilter = { area: '', pay: false, remote: false, page: 1 };

/** URL of a company's open jobs with a filter. */
export function positionsAddress(company: Pick<Company, 'slug'>, filter: CompanyJobsFilter): string {
  const query = toCompanyJobsParams(filter).toString();
  return query === '' ? companyHref(company) : `${companyHref(company)}?${query}`;
}
