import { useIsNative, useNavigate, useRouteArg } from 'platform';
import { searchJobs, toJobFilter, type JobFilter, type JobSearchVariables } from 'shared-contracts';
import { changeFilter, jobsAddress } from './job-address';

export interface JobFilterState {
  /** The query's argument, the very one that the server primed. */
  arg: JobSearchVariables;
  filter: JobFilter;
  /** Writes a changed filter into the address bar, on page 1. */
  change: (change: Partial<JobFilter>) => void;
}

/** The search page keeps its whole state in the address bar, so that back, forward and reload restore it. */
export function useJobFilter(): JobFilterState {
  const asked = useRouteArg(searchJobs);
  const arg = useIsNative() ? keywordOnly(asked) : asked;
  const navigate = useNavigate();
  const filter = toJobFilter(arg);
  return {
    arg,
    filter,
    change: (change) => void navigate(jobsAddress(changeFilter(filter, change))),
  };
}

/** Native apps filter by keyword only (SPEC §7) and ignore other parameters of the address. */
function keywordOnly({ keyword, page }: JobSearchVariables): JobSearchVariables {
  return { ...(keyword === undefined ? {} : { keyword }), ...(page === undefined ? {} : { page }) };
}
