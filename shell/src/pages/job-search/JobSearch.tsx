import type { FormEvent } from 'react';
import { SearchBar, useNavigate } from 'platform';
import { typedSearch, useCities } from 'platform/jobs';
import { emptyJobFilter, routes, toJobSearchParams } from 'shared-contracts';

/** The search form of the home and the landing page. `cityNotes` are shown while there are no cities. */
export function JobSearch({ cityNotes }: { cityNotes: { loading: string; none: string } }) {
  const { cities, note } = useCities(cityNotes);
  return <SearchBar cities={cities} citiesNote={note} onSubmit={useJobSearch()} />;
}

/** Navigates to the results without loading a page; without JavaScript the browser submits the form. */
function useJobSearch() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = toJobSearchParams({ ...emptyJobFilter, ...typedSearch(event.currentTarget) });
    void navigate({ pathname: routes.jobs, search: query.toString() });
  };
}
