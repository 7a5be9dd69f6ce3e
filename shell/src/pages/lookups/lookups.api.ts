import { api, queriesFromContract } from 'platform';
import { listCategories, listCities } from 'shared-contracts';

/** The same contracts under the same names as in mfe-jobs: the first one to load injects them, both share the cache. */
export const { useListCitiesQuery, useListCategoriesQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { listCities, listCategories }),
});
