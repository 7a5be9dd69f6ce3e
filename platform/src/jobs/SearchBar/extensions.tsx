import { onDemand } from 'platform';
import type { WhatSuggestionsProps } from './fields/WhatSuggestions';
import type { WherePlacesProps } from './fields/WherePlaces';

/** Loaded when a field is used for the first time. Without it, a field is a plain text input. */
export const WhatSuggestions = onDemand<WhatSuggestionsProps>({
  load: async () => (await import(/* webpackChunkName: "search-fields" */ './fields/fields')).WhatSuggestions,
  isWanted: () => true,
  ahead: false,
});

export const WherePlaces = onDemand<WherePlacesProps>({
  load: async () => (await import(/* webpackChunkName: "search-fields" */ './fields/fields')).WherePlaces,
  isWanted: () => true,
  ahead: false,
});
