import { api, queriesFromContract } from 'platform';
import { listCategories, listCities } from 'shared-contracts';

export const { useListCategoriesQuery, useListCitiesQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { listCategories, listCities }),
});
