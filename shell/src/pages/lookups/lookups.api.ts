import { api, fromContract } from 'platform';
import { listCategories, listCities } from 'shared-contracts';

/** The same contracts under the same names as in mfe-jobs: whoever comes first injects them, both share the answers. */
export const { useListCitiesQuery, useListCategoriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listCities: fromContract(build, listCities),
    listCategories: fromContract(build, listCategories),
  }),
});
