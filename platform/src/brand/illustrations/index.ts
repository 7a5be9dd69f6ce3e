export { ApplicationSent } from './ApplicationSent';
export { EmptySaved } from './EmptySaved';
export { EmptySearch } from './EmptySearch';
export { Hero } from './Hero';
export { NoInterviews } from './NoInterviews';
export { NotFound } from './NotFound';
export { Offline } from './Offline';
