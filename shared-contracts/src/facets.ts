import type { Integer } from './scalars.ts';

/** Count of a filter value, with all other filters applied and its own filter ignored. */
export interface FacetValue {
  value: string;
  label: string;
  count: Integer;
}
