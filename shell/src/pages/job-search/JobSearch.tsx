import { useNavigate } from 'platform';
import { SearchBar } from 'platform/jobs';
import { emptyJobFilter, routes, toJobSearchParams, type JobFilter } from 'shared-contracts';

/**
 * The search form of the home and the landing page. Navigates to the results without loading a page; without JavaScript the
 * browser submits the form.
 */
export function JobSearch() {
  const navigate = useNavigate();
  const search = (change: Partial<JobFilter>) => {
    const query = toJobSearchParams({ ...emptyJobFilter, ...change });
    void navigate({ pathname: routes.jobs, search: query.toString() });
  };
  return <SearchBar onSearch={search} />;
}
