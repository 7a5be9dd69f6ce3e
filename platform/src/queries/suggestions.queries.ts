import { suggestSearches } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const { useSuggestSearchesQuery } = injectQueries({ suggestSearches });
