import {
  isApiError,
  NavigationType,
  useIsNative,
  useNavigate,
  useNavigationType,
  useRouteArg,
  useSearchParams,
} from 'platform';
import { useSearchJobsQuery } from 'platform/queries';
import { useEffect, useRef, type RefObject } from 'react';
import {
  isUnknownAddress,
  searchJobs,
  toJobFilter,
  type JobFilter,
  type JobSearchPage,
  type JobSearchVariables,
} from 'shared-contracts';
import { changeFilter, jobsAddress, toSearchView, type SearchView } from './job-filters';

interface JobFilterState {
  /** The query's argument, equal to the one that the server primed. */
  arg: JobSearchVariables;
  filter: JobFilter;
  view: SearchView;
  /** Writes a changed filter into the address bar, on page 1. */
  change: (change: Partial<JobFilter>) => void;
}

/** The search page keeps its whole state in the address bar, so that back, forward and reload restore it. */
export function useJobFilter(): JobFilterState {
  const asked = useRouteArg(searchJobs);
  const arg = useIsNative() ? keywordOnly(asked) : asked;
  const navigate = useNavigate();
  const filter = toJobFilter(arg);
  const view = toSearchView(useSearchParams()[0]);
  return {
    arg,
    filter,
    view,
    change: (change) => void navigate(jobsAddress(changeFilter(filter, change), view)),
  };
}

/** Native apps filter by keyword only (SPEC §7) and ignore other parameters of the address. */
function keywordOnly({ keyword, page }: JobSearchVariables): JobSearchVariables {
  return { ...(keyword === undefined ? {} : { keyword }), ...(page === undefined ? {} : { page }) };
}

export interface JobSearch {
  /** The last response, also while the next one is loading. */
  page: JobSearchPage | undefined;
  /** The response for the current address. */
  current: JobSearchPage | undefined;
  /** `refused`: the API rejects the search, so a retry has no effect. */
  status: 'loading' | 'failed' | 'refused' | 'empty' | 'ready';
  /** The next results are loading; the shown results are outdated. */
  isStale: boolean;
  retry: () => void;
}

/** The query of the search and its state. */
export function useJobSearch(arg: JobSearchVariables): JobSearch {
  const { data, currentData, error, isFetching, refetch } = useSearchJobsQuery(arg);
  return {
    page: data,
    current: currentData,
    status: statusOf(data, error),
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}

function statusOf(page: JobSearchPage | undefined, error: unknown): JobSearch['status'] {
  if (error !== undefined) return isApiError(error) && isUnknownAddress(error.status) ? 'refused' : 'failed';
  if (page === undefined) return 'loading';
  return page.total === 0 ? 'empty' : 'ready';
}

/** Replaces a page number beyond the end by the last page in the address. */
export function useLastPage(filter: JobFilter, page: JobSearchPage | undefined, view: SearchView): void {
  const navigate = useNavigate();
  const last = Math.max(1, page?.totalPages ?? filter.page);
  const isBeyond = filter.page > last;
  const address = jobsAddress({ ...filter, page: last }, view);
  useEffect(() => {
    if (isBeyond) void navigate(address, { replace: true });
  }, [isBeyond, address, navigate]);
}

/**
 * Scrolls to the heading and focuses it when the page of the results changes, except after back and forward: the shell
 * restores the position then. A change of the filter does not move focus.
 */
export function useScrollToResults(filter: JobFilter): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPop = useNavigationType() === NavigationType.Pop;
  const results = jobsAddress({ ...filter, page: 1 });
  const shown = useRef({ results, page: filter.page });
  useEffect(() => {
    const isOtherPage = shown.current.results === results && shown.current.page !== filter.page;
    shown.current = { results, page: filter.page };
    if (!isOtherPage || isPop) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [results, filter.page, isPop]);
  return heading;
}
