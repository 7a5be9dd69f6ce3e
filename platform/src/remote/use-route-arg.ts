import { useParams, useSearchParams } from 'react-router-dom';
import { templateVariables, type Endpoint, type Variables } from 'shared-contracts';

/**
 * Returns the endpoint argument for the current URL, computed as on the server, so it matches the primed cache entry:
 * `useGetJobQuery(useRouteArg(getJob))`.
 */
export function useRouteArg<Arg extends Variables, Answer>(endpoint: Endpoint<Arg, Answer>): Arg {
  const params = useParams();
  const [query] = useSearchParams();
  // The template has the same variables as the endpoint's type. A test of the contracts checks it.
  return templateVariables(endpoint.template, params, query) as Arg;
}
