// Illustrations that no first view shows. They are loaded on demand.
export { ApplicationSent } from './ApplicationSent';
export { EmptySaved } from './EmptySaved';
export { NoInterviews } from './NoInterviews';
export { NoResumes } from './NoResumes';
