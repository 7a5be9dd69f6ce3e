import { listCategories, listCities } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const lookupQueries = injectQueries({ listCategories, listCities });

export const { useListCategoriesQuery, useListCitiesQuery } = lookupQueries;
