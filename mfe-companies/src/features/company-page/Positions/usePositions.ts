import { useRouteArg } from 'platform';
import { listCompanyJobs, toPageNumber, type CompanyJobsPage } from 'shared-contracts';
import { useListCompanyJobsQuery } from '../../../companies.api';

export interface Positions {
  /** The page that the address asks for. */
  asked: number;
  /** The last answer, also while the next page is on its way. */
  page: CompanyJobsPage | undefined;
  isError: boolean;
  /** The next page is being fetched, the shown one is older. */
  isStale: boolean;
  retry: () => void;
}

/** The open positions of the company that the address names, the page that it names. */
export function usePositions(): Positions {
  const arg = useRouteArg(listCompanyJobs);
  const { data, isError, isFetching, refetch } = useListCompanyJobsQuery(arg);
  return {
    asked: toPageNumber(arg.page),
    page: data,
    isError,
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}
