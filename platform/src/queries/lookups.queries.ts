import { listCategories } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const lookupQueries = injectQueries({ listCategories });

export const { useListCategoriesQuery } = lookupQueries;
