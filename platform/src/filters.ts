// Parts of lists that are filtered by values with counts: /jobs and /companies. Compiled into each remote that uses them, like
// `platform/jobs`.
export { FilterAside, FilteredLayout } from './filters/FilteredLayout';
export { FilterDrawer } from './filters/FilterDrawer';
export { FilterOptions, FoldedFilterOptions, type CountedValue } from './filters/FilterOptions';
