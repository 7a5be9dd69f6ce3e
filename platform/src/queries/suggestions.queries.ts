import { contractQueries } from 'platform';
import { suggestSearches } from 'shared-contracts';

export const { useSuggestSearchesQuery } = contractQueries({ suggestSearches });
