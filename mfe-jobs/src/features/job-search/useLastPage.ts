import { useEffect } from 'react';
import { useNavigate } from 'platform';
import type { JobFilter, JobSearchPage } from 'shared-contracts';
import { jobsAddress } from './job-address';

/** A page beyond the end shows the last one: the address says so, too. */
export function useLastPage(filter: JobFilter, page: JobSearchPage | undefined): void {
  const navigate = useNavigate();
  const isBeyond = page !== undefined && page.page < filter.page;
  const address = jobsAddress({ ...filter, page: page?.page ?? 1 });
  useEffect(() => {
    if (isBeyond) void navigate(address, { replace: true });
  }, [isBeyond, address, navigate]);
}
