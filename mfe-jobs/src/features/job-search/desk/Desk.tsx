// Code of the pair of list and job, loaded when it is chosen.
export { DeskFilters } from './DeskFilters';
export { DeskPane } from './DeskPane';
