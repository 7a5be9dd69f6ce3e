export { EmptySearch } from './EmptySearch';
export { NotFound } from './NotFound';
export { Offline } from './Offline';
