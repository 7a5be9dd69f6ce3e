import { NavigationType, useNavigate, useNavigationType } from 'platform';
import { useEffect, useRef, type RefObject } from 'react';
import type { JobFilter, JobSearchPage } from 'shared-contracts';
import { jobsAddress } from './job-filters';

/** Replaces a page number beyond the end by the last page in the address. */
export function useLastPage(filter: JobFilter, page: JobSearchPage | undefined): void {
  const navigate = useNavigate();
  const last = Math.max(1, page?.totalPages ?? filter.page);
  const isBeyond = filter.page > last;
  const address = jobsAddress({ ...filter, page: last });
  useEffect(() => {
    if (isBeyond) void navigate(address, { replace: true });
  }, [isBeyond, address, navigate]);
}

/**
 * Another page of the same results starts at their heading, for eyes and for the keyboard. Back and forward keep the
 * place that the shell restores, and a changed filter leaves the focus where it was.
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
