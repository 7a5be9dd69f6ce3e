import { contractQueries } from 'platform';
import { listCategories } from 'shared-contracts';

export const { useListCategoriesQuery } = contractQueries({ listCategories });
