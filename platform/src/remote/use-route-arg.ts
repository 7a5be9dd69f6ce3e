import { useParams, useSearchParams } from 'react-router-dom';
import { templateVariables, type Endpoint, type Variables } from 'shared-contracts';

/**
 * The argument that the address gives to an endpoint, by the very function with which the server primed the cache:
 * `useGetJobQuery(useRouteArg(getJob))`.
 */
export function useRouteArg<Arg extends Variables, Answer>(endpoint: Endpoint<Arg, Answer>): Arg {
  const params = useParams();
  const [query] = useSearchParams();
  // The template names the same variables as the endpoint's type; a test of the contracts holds them together.
  return templateVariables(endpoint.template, params, query) as Arg;
}
