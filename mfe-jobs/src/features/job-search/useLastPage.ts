import { useEffect } from 'react';
import { useNavigate } from 'platform';
import type { JobFilter, JobSearchPage } from 'shared-contracts';
import { jobsAddress } from './job-address';

/** A page beyond the end shows the last one: the address says so, too. */
export function useLastPage(filter: JobFilter, page: JobSearchPage | undefined): void {
  const navigate = useNavigate();
  const last = Math.max(1, page?.totalPages ?? filter.page);
  const isBeyond = filter.page > last;
  const address = jobsAddress({ ...filter, page: last });
  useEffect(() => {
    if (isBeyond) void navigate(address, { replace: true });
  }, [isBeyond, address, navigate]);
}
