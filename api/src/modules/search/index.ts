export { JobSearch } from './job-search.ts';
export { rebuildJobIndex, refreshJobIndex } from './job-index.ts';
export { SearchModule } from './search.module.ts';
